import * as z from 'zod/mini';
import { fold } from '../search/folding.ts';
import { matchableWords, matchesAmong } from '../search/listSearch.ts';
import type { ParsedQuery } from '../search/parseQuery.ts';
import { queryText } from '../search/terms.ts';
import type { Category, NewsItem } from './news.ts';

/** Query of the news list; the names are query parameters. */
export interface NewsQuery {
  /** Search text; empty for none. */
  q: string;
  /** Slug of a category that the list offers. */
  category: string | undefined;
  /** Number of batches to show, from 1. */
  page: number;
}

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

/** Items per batch. */
const newsStep = 9;

/** The result of a query. */
export interface NewsList {
  /** All items that match. */
  total: number;
  /** Shown large above the others; only in an unfiltered list. */
  lead: NewsItem | undefined;
  /** The other items of all batches so far. */
  items: NewsItem[];
  /** The query for one more batch; undefined if everything is shown. */
  next: NewsQuery | undefined;
}

/**
 * Filters the news by a query, in the given order.
 *
 * @param news All visible news, newest first.
 * @param featured Featured news. The first one leads an unfiltered list, or else the
 *   newest item.
 * @param parsed The parsed search text.
 */
export function newsList(
  news: NewsItem[],
  featured: NewsItem[],
  query: NewsQuery,
  parsed: ParsedQuery,
): NewsList {
  const matching = matchingNews(news, query, parsed);
  const shown = query.page * newsStep;
  const next = shown < matching.length ? { ...query, page: query.page + 1 } : undefined;
  if (query.q || query.category)
    return {
      total: matching.length,
      lead: undefined,
      items: matching.slice(0, shown),
      next,
    };
  const lead = matching.find(({ slug }) => slug === featured[0]?.slug) ?? matching[0];
  return {
    total: matching.length,
    lead,
    items: matching.filter((item) => item !== lead).slice(0, shown - 1),
    next,
  };
}

/** Kept, because every search asks for the words of all news. */
const knownWords = new WeakMap<NewsItem, ReturnType<typeof matchableWords>>();

function wordsOf(item: NewsItem): ReturnType<typeof matchableWords> {
  const words = knownWords.get(item) ?? matchableWords(`${item.title} ${item.summary}`);
  knownWords.set(item, words);
  return words;
}

/** The news of the category whose title or summary matches the search. */
function matchingNews(news: NewsItem[], { category }: NewsQuery, parsed: ParsedQuery): NewsItem[] {
  const matches = parsed.length > 0 && matchesAmong(news.map(wordsOf), parsed);
  return news.filter(
    (item, i) => (!matches || matches[i]) && (!category || item.category?.slug === category),
  );
}

/**
 * The query as a URL search string without defaults: `?category=rsc&page=2`, or empty.
 */
export function newsSearch({ q, category, page }: NewsQuery): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  // Without `size`, which browsers before 2023 lack.
  const query = String(search);
  return query && `?${query}`;
}
