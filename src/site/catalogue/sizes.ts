/** Formats the sizes of a product's file, `35g, 125g, 1Kg`, for display: `125 g`. */
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
 * The size shown on the drawn pack and its card: the middle one, or the larger of two.
 */
export const shownSize = (sizes: readonly string[]): string =>
  sizes[Math.floor(sizes.length / 2)] ?? '';

/** Grams of a size as printed: 1000 of `1 kg`. */
export function gramsIn(size: string): number {
  const [amount, unit] = size.split('\u00a0');
  return Number(amount) * (unit === 'kg' ? 1_000 : 1);
}
