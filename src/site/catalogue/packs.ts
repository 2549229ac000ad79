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

/** Parses the sizes of a product file, `35g, 125g, 1Kg`, and formats them as `125 g`. */
export const sizesIn = (packs: string): string[] =>
  packs
    .split(',')
    .map((size) =>
      size
        .trim()
        .replace(
          /^(\d+)\s*(\D+)$/,
          (_, amount: string, unit: string) => `${amount}\u00a0${unit.toLowerCase()}`,
        ),
    )
    .filter(Boolean);

/** The size on the drawn pack and its card: the middle one, or the larger of two. */
export const shownSize = (sizes: readonly string[]): string =>
  sizes[Math.floor(sizes.length / 2)] ?? '';

/** The grams of a printed size: 1000 for `1 kg`. */
export function gramsIn(size: string): number {
  const [amount, unit] = size.split('\u00a0');
  return Number(amount) * (unit === 'kg' ? 1_000 : 1);
}
