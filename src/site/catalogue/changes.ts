import { madridDay } from '../i18n/madrid.ts';
import { allProducts } from './catalogue.ts';
import type { LabelChange, Product } from './products.ts';

/** A label change with its product. */
export interface ProductChange {
  product: Product;
  change: LabelChange;
}

/** The changes of a product in the last year, newest first. */
export function recentChanges({ changes }: Product, now: Date): LabelChange[] {
  // Most labels never changed, and naming the day takes 2 % of a product page.
  if (!changes.length) return [];
  const [year = '', ...rest] = madridDay(now).split('-');
  const yearAgo = [Number(year) - 1, ...rest].join('-');
  return changes
    .filter(({ date }) => date > yearAgo)
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** The recent changes of every product, newest first. */
export const allRecentChanges = (now: Date): ProductChange[] =>
  allProducts()
    .flatMap((product) =>
      recentChanges(product, now).map((change) => ({ product, change })),
    )
    .toSorted((a, b) => b.change.date.localeCompare(a.change.date));

/** Anchor of a change on the page of all changes. A product has at most one per day. */
export const changeAnchor = ({ product, change }: ProductChange): string =>
  `${product.key}-${change.date}`;
