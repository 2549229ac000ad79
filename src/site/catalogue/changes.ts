import { madridDay } from '../i18n/madrid.ts';
import { allProducts } from './catalogue.ts';
import type { LabelChange, Product } from './products.ts';

/** A change with the product that it is about. */
export interface ProductChange {
  product: Product;
  change: LabelChange;
}

/** The changes of a product that are less than a year old, newest first. */
export function recentChanges({ changes }: Product, now: Date): LabelChange[] {
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

/** Anchor of a change on the page that lists all. A product has one a day. */
export const changeAnchor = ({ product, change }: ProductChange): string =>
  `${product.key}-${change.date}`;
