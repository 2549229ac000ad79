import type { Families, FamiliesFile } from '../../../src/content/families.ts';

/** The families as pages need them: without the designs of packs, which only drawings use. */
export const familiesOf = (file: FamiliesFile): Families =>
  mapped(file, ({ ranges, ...family }) => ({
    ...family,
    ranges: mapped(ranges, ({ design, ...range }) => range),
  }));

const mapped = <K extends string, From, To>(
  record: Record<K, From>,
  change: (value: From) => To,
): Record<K, To> =>
  Object.fromEntries(
    Object.entries<From>(record).map(([name, value]) => [name, change(value)]),
  ) as Record<K, To>;
