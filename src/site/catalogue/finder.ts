import { type MatchableWords, matchesAmong } from '../search/listSearch.ts';
import type { ParsedQuery } from '../search/parseQuery.ts';
import { queryWordsOf } from '../search/terms.ts';
import { knownExclusions } from './exclusion.ts';
import type { FamilyId, RangePath } from './families.ts';
import type { Claims, NamedAllergen } from './products.ts';
import { shelfValue } from './sharedShelf.ts';
import { printsGlutenFree } from './signs.ts';

/**
 * Dietary needs. Each is also a claim of a product and a dictionary entry `sign.<name>`.
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

/** Query parameters of the finder. */
export const finderFields = {
  family: 'family',
  range: 'range',
  need: 'need',
  without: 'without',
  text: 'q',
  shelf: 'shelf',
  page: 'page',
} as const;

/** A finder query; an empty one finds everything. */
export interface FinderQuery {
  family?: FamilyId | undefined;
  range?: RangePath | undefined;
  needs: readonly Need[];
  /** Excluded allergens, in the order of the regulation. */
  without: readonly NamedAllergen[];
  text: string;
  /** Keys of the only products to look at: favourites that somebody sent. */
  shelf?: readonly string[] | undefined;
  /** From 1, the default. */
  page?: number | undefined;
}

/** What the finder matches a product by. */
export interface Findable {
  family: FamilyId;
  /** The ranges whose pages show the product. */
  ranges: readonly RangePath[];
  /** Needs that the company declares to be met. */
  needs: readonly Need[];
  /** Words for the text search. */
  words: MatchableWords;
}

/**
 * The needs that a product's claims meet. Only declared claims count, and 'gluten free'
 * only if the pack prints it.
 */
export const fulfilledNeeds = (claims: Claims): Need[] =>
  needs.filter((need) =>
    need === 'glutenFree' ? printsGlutenFree(claims) : claims[need] === true,
  );

/**
 * The products that match a query except for its allergens, in the given order. Runs in
 * the Worker and in the browser; allergens are only checked in the Worker, by
 * exclusion.ts.
 *
 * @param parsed The parsed search text.
 */
export function findProducts<P extends Findable>(
  products: readonly P[],
  query: FinderQuery,
  parsed: ParsedQuery,
): P[] {
  const matches = matchesAmong(
    products.map(({ words }) => words),
    parsed,
  );
  return products.filter(
    (product, i) =>
      matches[i] &&
      (!query.family || product.family === query.family) &&
      (!query.range || product.ranges.includes(query.range)) &&
      query.needs.every((need) => product.needs.includes(need)),
  );
}

/** Whether nothing is filtered; a shelf that was sent is no filter. */
export const isEmpty = ({ family, range, needs, without, text }: FinderQuery): boolean =>
  !family && !range && !needs.length && !without.length && !queryWordsOf(text).length;

/** The query as a URL search string; empty for an empty query. */
export function searchOf({
  family,
  range,
  needs,
  without,
  text,
  shelf,
  page = 1,
}: FinderQuery): string {
  const search = new URLSearchParams();
  if (text.trim()) search.set(finderFields.text, text.trim());
  if (family) search.set(finderFields.family, family);
  if (range) search.set(finderFields.range, range);
  for (const need of needs) search.append(finderFields.need, need);
  for (const allergen of knownExclusions(without)) search.append(finderFields.without, allergen);
  if (shelf?.length) search.set(finderFields.shelf, shelfValue(shelf));
  if (page > 1) search.set(finderFields.page, String(page));
  // Without `size`, which browsers before 2023 lack.
  const query = String(search);
  return query && `?${query}`;
}
