import * as z from 'zod/mini';
import { provinces } from '../site/company/provinces.ts';
import { newsCategories } from '../site/news/news.ts';
import type { NewsQuery } from '../site/news/newsList.ts';

// A query string comes from anywhere: what is unknown in it is ignored, never an error.
const news = z.object({
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

/** What a reader asked of the news list. */
export const newsQuery = (query: URLSearchParams): NewsQuery => {
  const { q, category, page } = news.parse(Object.fromEntries(query));
  return { q, category, page };
};

const province = z.catch(z.optional(z.enum(provinces.map(({ id }) => id))), undefined);

/** Id of the province that a visitor chose, if it is one. */
export const provinceQuery = (query: URLSearchParams): string | undefined =>
  province.parse(query.get('provincia') ?? undefined);
