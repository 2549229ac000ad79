/** What a product is packed in, as it is drawn. */
export type PackShapeName = 'bag' | 'sachet' | 'pouch' | 'carton';

/** The words for the ground of a pack; the dictionary has them in every language. */
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
