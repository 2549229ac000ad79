import type { Families, FamiliesFile } from '../../../src/content/families.ts';
import type { ProductFile } from '../../../src/content/product.ts';
import { rangePaths } from '../../../src/site/catalogue/families.ts';

/**
 * The families as pages need them: each range with the keys of its products, and without
 * the design of its packs, which only drawings use.
 */
export const familiesOf = (
  file: FamiliesFile,
  products: ReadonlyMap<string, ProductFile>,
): Families =>
  mapped(file, ({ ranges, ...texts }, family) => ({
    ...texts,
    ranges: mapped(ranges, ({ design, ...range }, name) => ({
      ...range,
      products: shelf(`${family}/${name}`, products),
    })),
  }));

/**
 * The products on the page of a range: its own by `position`, those without one last and
 * by key, and then those that are also in it, in the order of their ranges.
 */
function shelf(path: string, products: ReadonlyMap<string, ProductFile>): string[] {
  const guest = ({ range }: ProductFile) => (range === path ? -1 : rangePaths.indexOf(range));
  const place = ({ position = Number.MAX_SAFE_INTEGER }: ProductFile) => position;
  return [...products]
    .filter(([, { range, alsoIn = [] }]) => [range, ...alsoIn].some((each) => each === path))
    .sort(
      ([aKey, a], [bKey, b]) =>
        guest(a) - guest(b) || place(a) - place(b) || (aKey < bKey ? -1 : 1),
    )
    .map(([key]) => key);
}

const mapped = <K extends string, From, To>(
  record: Record<K, From>,
  change: (value: From, name: string) => To,
): Record<K, To> =>
  Object.fromEntries(
    Object.entries<From>(record).map(([name, value]) => [name, change(value, name)]),
  ) as Record<K, To>;
