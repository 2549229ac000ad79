import * as z from 'zod/mini';
import { newsCategories } from './news.ts';
import type { NewsQuery } from './newsList.ts';

const query = z.object({
  q: z.catch(
    z.pipe(
      z.string(),
      z.transform((text) => text.normalize('NFC').trim().slice(0, 100)),
    ),
    '',
  ),
  category: z.catch(z.optional(z.enum(newsCategories)), undefined),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
});

/** What an address asks of the news list. Never fails: unknown values are ignored. */
export const newsQuery = (search: URLSearchParams): NewsQuery => {
  const { q, category, page } = query.parse(Object.fromEntries(search));
  return { q, category, page };
};
