import type { Product } from '../../../src/site/catalogue/products.ts';
import type { Fault, FieldFault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/** A rule over content/: yields its faults. */
export type Rule = (content: Content) => Iterable<Fault>;

/** A rule that looks at each product; its faults are in the product's file. */
export const productRule = (
  faultsOf: (product: Product, content: Content) => Iterable<FieldFault>,
): Rule =>
  function* (content) {
    for (const product of content.products)
      for (const fault of faultsOf(product, content))
        yield { file: `content/products/${product.key}.json`, ...fault };
  };

/** The entries that stand in a list before. */
export const repeated = <T>(list: readonly T[]): T[] =>
  list.filter((entry, i) => list.indexOf(entry) < i);

/** The texts of each family and range, with the products that they speak of. */
export const blocksOf = (
  families: Content['families'],
  products: readonly Product[],
): { path: string; block: object; products: Product[] }[] =>
  Object.entries(families ?? {}).flatMap(([family, { ranges, ...own }]) => [
    {
      path: family,
      block: own,
      products: products.filter((product) => product.family === family),
    },
    ...Object.entries(ranges).map(([range, { products: keys, ...block }]) => ({
      path: `${family}.ranges.${range}`,
      block,
      products: products.filter(({ key }) => (keys as string[]).includes(key)),
    })),
  ]);
