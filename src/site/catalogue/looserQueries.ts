import type { ParsedQuery } from '../search/parseQuery.ts';
import { type Findable, type FinderQuery, findProducts, type Need } from './finder.ts';

/** A filter that a visitor may drop. Allergens are never among them. */
type Droppable = 'text' | 'family' | 'range' | Need;

export interface LooserQuery {
  dropped: Droppable;
  query: FinderQuery;
  /** How many products it finds. */
  count: number;
}

/** Maximum number of suggestions for an empty shelf. */
const maxSuggestions = 3;

/** Queries that drop one filter and then find something, the most products first. */
export function looserQueries(
  products: readonly Findable[],
  query: FinderQuery,
  parsed: ParsedQuery,
): LooserQuery[] {
  const { text, family, range, needs } = query;
  const looser: [Droppable, FinderQuery][] = needs.map((need) => [
    need,
    { ...query, needs: needs.filter((other) => other !== need) },
  ]);
  if (text.trim()) looser.push(['text', { ...query, text: '' }]);
  if (range) looser.push(['range', { ...query, range: undefined }]);
  if (family) looser.push(['family', { ...query, family: undefined }]);
  return looser
    .map(([dropped, next]) => ({
      dropped,
      query: next,
      count: findProducts(products, next, next.text ? parsed : []).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxSuggestions);
}
