import { catalogue } from 'virtual:content/catalogue';
import { faqs } from 'virtual:content/faqs';
import { labelChanges } from 'virtual:content/label-changes';
import { productFiles } from 'virtual:content/product-files';
import { search } from 'virtual:content/search';
import { texts } from 'virtual:content/texts';
import type { Context } from 'hono';
import type { PageContent } from '../pages/route.ts';
import { allProducts, productOf } from '../site/catalogue/catalogue.ts';
import type { LabelChanges } from '../site/catalogue/changes.ts';
import type { Product } from '../site/catalogue/products.ts';
import type { Language } from '../site/i18n/languages.ts';
import { loadedIndex } from '../site/search/siteIndex.ts';
import type { AppEnv } from './appEnv.ts';
import { keptEntries } from './contentFiles.ts';

// What the script does not hold. An isolate shows little of it, and start-up would pay for
// all of it.
const asWritten = <T>(entry: T): T => entry;
const text = keptEntries(texts, asWritten);
const productFile = keptEntries(productFiles, asWritten);
const wholeCatalogue = keptEntries(catalogue, inOrder);
const changes = keptEntries(labelChanges, asWritten);
const questions = keptEntries(faqs, asWritten);
const index = keptEntries(search, loadedIndex);

/** A product with its whole label; undefined if there is none with this key. */
export const readProduct = async (key: string, c: Context<AppEnv>): Promise<Product | undefined> =>
  productOf(key) ? productFile(key, c) : undefined;

/** Every product with its whole label, ordered by family and range. */
export const readCatalogue = (c: Context<AppEnv>): Promise<Product[]> => wholeCatalogue('all', c);

/** The changes of all labels. */
export const readLabelChanges = (c: Context<AppEnv>): Promise<LabelChanges> => changes('all', c);

/** What a page can read in its language. */
export const pageContent = (c: Context<AppEnv>, language: Language): PageContent => ({
  texts: { get: (name) => text(`${name}/${language}`, c) },
  product: (key) => readProduct(key, c),
  labelChanges: () => readLabelChanges(c),
  faqs: () => questions('all', c),
  searchIndex: () => index(language, c),
});

function inOrder(products: Product[]): Product[] {
  const byKey = new Map(products.map((product) => [product.key, product]));
  return allProducts().flatMap(({ key }) => byKey.get(key) ?? []);
}
