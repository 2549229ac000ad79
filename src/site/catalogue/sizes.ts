/**
 * The sizes that a product's file writes as `35g, 125g, 1Kg`, as visitors read them:
 * `125 g`.
 */
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

/**
 * The size that stands on the drawn pack, and beside it on a card: the middle one; of
 * two, the larger.
 */
export const shownSize = (sizes: readonly string[]): string =>
  sizes[Math.floor(sizes.length / 2)] ?? '';
