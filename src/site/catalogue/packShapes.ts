/** Shapes of drawn packs. */
export type PackShapeName = 'bag' | 'sachet' | 'pouch' | 'carton';

/** Background colours of packs; the dictionary translates them. */
export const packColours = [
  'red',
  'orange',
  'yellow',
  'cream',
  'green',
  'turquoise',
  'lightBlue',
  'blue',
  'purple',
  'pink',
  'brown',
  'grey',
  'dark',
] as const;
export type PackColour = (typeof packColours)[number];
