import { z } from 'zod';
import { newsCategories } from '../site/news.ts';
import type { NewsQuery } from '../site/newsList.ts';
import { provinces } from '../site/provinces.ts';

// A query string comes from anywhere: what is unknown in it is ignored, never an error.
const news = z.object({
  q: z
    .string()
    .transform((text) => text.normalize('NFC').trim().slice(0, 100))
    .catch(''),
  category: z.enum(newsCategories).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});

/** What a reader asked of the news list. */
export const newsQuery = (query: URLSearchParams): NewsQuery => {
  const { q, category, page } = news.parse(Object.fromEntries(query));
  return { q, category, page };
};

const province = z
  .enum(provinces.map(({ id }) => id))
  .optional()
  .catch(undefined);

/** Id of the province that a visitor chose, if it is one. */
export const provinceQuery = (query: URLSearchParams): string | undefined => province.parse(query.get('provincia') ?? undefined);
