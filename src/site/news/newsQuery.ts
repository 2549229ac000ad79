import * as z from 'zod/mini';
import { fold } from '../search/folding.ts';
import { queryText } from '../search/terms.ts';
import type { Category } from './news.ts';
import type { NewsQuery } from './newsList.ts';

const query = z.object({
  q: z.catch(z.pipe(z.string(), z.transform(queryText)), ''),
  category: z.catch(z.string(), ''),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
});

/**
 * Parses the query of the news list. Never fails: ignores unknown values.
 *
 * @param offered The known categories.
 */
export function newsQuery(search: URLSearchParams, offered: readonly Category[]): NewsQuery {
  const { q, category, page } = query.parse(Object.fromEntries(search));
  const asked = offered.find(({ slug }) => fold(slug) === fold(category));
  return { q, category: asked?.slug, page };
}
