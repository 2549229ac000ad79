import { recalls } from 'virtual:content/recalls';
import type { Recall } from './recall.ts';

/** Every recall that there ever was, newest first. */
export const allRecalls: readonly Recall[] = recalls.toSorted(
  (a, b) => b.published.localeCompare(a.published) || b.id.localeCompare(a.id),
);

export const currentRecalls: readonly Recall[] = allRecalls.filter(({ ended }) => !ended);

export const pastRecalls: readonly Recall[] = allRecalls.filter(({ ended }) => ended);

/** The current recalls of a product. */
export const recallsOf = (key: string): readonly Recall[] =>
  currentRecalls.filter(({ products }) => products.includes(key));
