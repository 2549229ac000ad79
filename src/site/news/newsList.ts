import { matchableWords, matchesAmong } from '../search/matching.ts';
import type { Wanted } from '../search/wanted.ts';
import type { NewsItem } from './news.ts';

/** What a reader asked of the news list; the names are those of the address. */
export interface NewsQuery {
  /** Words to look for; empty where nothing is looked for. */
  q: string;
  /** Slug of a category that the list offers. */
  category: string | undefined;
  /** How many steps of the list are shown, from 1. */
  page: number;
}

/** Items that one step of the list shows. */
const newsStep = 9;

/** What the list shows for a query. */
export interface NewsList {
  /** All items that match. */
  total: number;
  /** Large, above the others; only where nothing is filtered. */
  lead: NewsItem | undefined;
  /** The others of all steps so far. */
  items: NewsItem[];
  /** The query that shows one step more, or undefined where all is shown. */
  next: NewsQuery | undefined;
}

/**
 * The part of the news that a query asks for, in the order given.
 *
 * @param news All visible news, newest first.
 * @param featured The news the company puts forward; the first of it leads an
 *   unfiltered list, else the newest does.
 * @param wanted What the query's words ask for.
 */
export function newsList(
  news: NewsItem[],
  featured: NewsItem[],
  query: NewsQuery,
  wanted: Wanted,
): NewsList {
  const matching = matchingNews(news, query, wanted);
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

/** The news of a category whose title or summary holds what is wanted. */
function matchingNews(
  news: NewsItem[],
  { category }: NewsQuery,
  wanted: Wanted,
): NewsItem[] {
  const matches =
    wanted.length > 0 &&
    matchesAmong(
      news.map(({ title, summary }) => matchableWords(`${title} ${summary}`)),
      wanted,
    );
  return news.filter(
    (item, i) =>
      (!matches || matches[i]) && (!category || item.category?.slug === category),
  );
}

/**
 * The query as it stands in an address, with what is not asked for left out:
 * `?category=rsc&page=2`, or an empty string.
 */
export function newsSearch({ q, category, page }: NewsQuery): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search.size ? `?${search}` : '';
}
