import { catalogue } from 'virtual:content/catalogue';
import { labelChanges } from 'virtual:content/label-changes';
import * as site from '../../src/site/catalogue/catalogue.ts';
import type { Product } from '../../src/site/catalogue/products.ts';

// Under Vitest, content modules read no files.
const byKey = new Map(
  (await catalogue('all', undefined as never)).map((product) => [product.key, product]),
);

/** Every product with its whole label, in the site's order. */
export const allProducts = (): Product[] =>
  site.allProducts().flatMap(({ key }) => byKey.get(key) ?? []);

export const changesOfLabels = await labelChanges('all', undefined as never);
