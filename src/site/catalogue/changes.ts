import { madridDay } from '../i18n/madrid.ts';
import { allProducts } from './catalogue.ts';
import type { LabelChange, ListedProduct, Product } from './products.ts';

export interface ProductChange {
  product: ListedProduct;
  change: LabelChange;
}

/** The changes of every label that has ever changed, by the product's key. */
export type LabelChanges = Readonly<Record<string, LabelChange[]>>;

/** The changes of a label in the last year, newest first. */
export function recentChanges(changes: Product['changes'], now: Date): LabelChange[] {
  const [year = '', ...rest] = madridDay(now).split('-');
  const yearAgo = [Number(year) - 1, ...rest].join('-');
  return changes.filter(({ date }) => date > yearAgo).sort((a, b) => b.date.localeCompare(a.date));
}

/** The days of a lot, from year and day of the year: `L26257` is 26257. */
const dayOf = (lot: string): number | undefined => {
  const day = /^L(\d{5})/i.exec(lot)?.[1];
  return day === undefined ? undefined : Number(day);
};

/** The changes that the label of a lot has: its own, and those of earlier lots. */
export const changesOfLot = (changes: LabelChange[], lot: string): LabelChange[] =>
  changes.filter((change) => {
    const [first, own] = [dayOf(change.lot), dayOf(lot)];
    return first !== undefined && own !== undefined ? own >= first : change.lot === lot;
  });

/** The recent changes of every label, newest first. */
export const allRecentChanges = (changes: LabelChanges, now: Date): ProductChange[] =>
  allProducts()
    .flatMap((product) =>
      recentChanges(changes[product.key] ?? [], now).map((change) => ({
        product,
        change,
      })),
    )
    .sort((a, b) => b.change.date.localeCompare(a.change.date));

/** Anchor of a change on the page of all changes. A product has at most one per day. */
export const changeAnchor = ({ product, change }: ProductChange): string =>
  `${product.key}-${change.date}`;
