import { type MatchableWords, matchesAmong } from '../search/matching.ts';
import { termsOf } from '../search/search.ts';
import type { Wanted } from '../search/wanted.ts';
import { knownExclusions } from './exclusion.ts';
import type { FamilyId, RangePath } from './families.ts';
import type { Claims, NamedAllergen } from './products.ts';

/**
 * What a visitor may need of a product. Each is also a claim of a product and a word
 * `sign.<name>`.
 */
export const needs = [
  'glutenFree',
  'lactoseFree',
  'eggFree',
  'nutFree',
  'wholegrain',
  'lowSugar',
  'lowSalt',
] as const;
export type Need = (typeof needs)[number];

/** Names of the finder's fields in its address. */
export const finderFields = {
  family: 'family',
  range: 'range',
  need: 'need',
  without: 'without',
  text: 'q',
} as const;

/** What is looked for; an empty query finds everything. */
export interface FinderQuery {
  family?: FamilyId | undefined;
  range?: RangePath | undefined;
  needs: readonly Need[];
  /** Allergens that are left out, in the order of the regulation. */
  without: readonly NamedAllergen[];
  text: string;
}

/** What the finder knows of a product. */
export interface Findable {
  family: FamilyId;
  /** Every range whose page shows the product. */
  ranges: readonly RangePath[];
  /** Needs that the company declares fulfilled. */
  needs: readonly Need[];
  /** What is searched for words. */
  words: MatchableWords;
}

/**
 * The needs that a product's claims fulfil. Only what is declared counts; 'gluten free'
 * that the pack keeps to itself is not said here either.
 */
export const fulfilledNeeds = (claims: Claims): Need[] =>
  needs.filter(
    (need) => claims[need] === true && !(need === 'glutenFree' && claims.hideGlutenFree),
  );

/** Needs as one short number for markup: a bit per need, in base 36. */
export const needsCode = (fulfilled: readonly Need[]): string =>
  needs
    .reduce((bits, need, i) => (fulfilled.includes(need) ? bits | (1 << i) : bits), 0)
    .toString(36);

/** Reads what `needsCode` wrote. */
export const needsOf = (code: string): Need[] =>
  needs.filter((_, i) => Number.parseInt(code, 36) & (1 << i));

/**
 * The products that fit every part of a query but the allergens, in their order. Runs in
 * the Worker and in the browser; of allergens the Worker alone judges, by exclusion.ts.
 *
 * @param wanted What the query's text asks for.
 */
export function findProducts<P extends Findable>(
  products: readonly P[],
  query: FinderQuery,
  wanted: Wanted,
): P[] {
  const matches = matchesAmong(
    products.map(({ words }) => words),
    wanted,
  );
  return products.filter(
    (product, i) =>
      matches[i] &&
      (!query.family || product.family === query.family) &&
      (!query.range || product.ranges.includes(query.range)) &&
      query.needs.every((need) => product.needs.includes(need)),
  );
}

/** Whether a query leaves anything out. */
export const isEmpty = ({ family, range, needs, without, text }: FinderQuery): boolean =>
  !family && !range && !needs.length && !without.length && !termsOf(text).length;

/** The query as it stands in an address; empty for everything. */
export function searchOf({ family, range, needs, without, text }: FinderQuery): string {
  const search = new URLSearchParams();
  if (text.trim()) search.set(finderFields.text, text.trim());
  if (family) search.set(finderFields.family, family);
  if (range) search.set(finderFields.range, range);
  for (const need of needs) search.append(finderFields.need, need);
  for (const allergen of knownExclusions(without))
    search.append(finderFields.without, allergen);
  return search.size ? `?${search}` : '';
}
