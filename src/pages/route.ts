import type MiniSearch from 'minisearch';
import type { PageName, ParametersOf } from '../site/addresses/addresses.ts';
import type { Language } from '../site/i18n/languages.ts';
import type { Article, Category, NewsItem } from '../site/news/news.ts';
import type { Promotion, PromotionDetails } from '../site/promotions/promotions.ts';
import type { SearchDocument } from '../site/search/siteIndex.ts';
import type { Text, TextName } from '../site/texts/texts.ts';
import type { PageModel } from './layout/pageModel.ts';

/** How a page is made from its data. */
export type Route<P extends PageName> = (request: PageRequest<P>) => Promise<PageModel>;

/** What a route may use. */
export interface PageRequest<P extends PageName> {
  language: Language;
  parameters: ParametersOf<P>;
  /** The query parameters that the address table names for the page. */
  query: URLSearchParams;
  backEnd: BackEndReader;
  texts: Texts;
  /** The index of what content says in the page's language. */
  searchIndex(): Promise<MiniSearch<SearchDocument>>;
  now: Date;
}

/**
 * What pages read of the company's back end. `undefined` means that it cannot be had
 * now, `null` that it does not exist.
 */
export interface BackEndReader {
  /** Newest first. */
  news(): Promise<NewsItem[] | undefined>;
  /** The first of them, newest first. */
  featuredNews(): Promise<NewsItem[] | undefined>;
  /** The newest with their texts; of a long one, its summary. */
  newestArticles(): Promise<Article[] | undefined>;
  /** Visible, same category, not itself, newest first, at most four. */
  similarNews(item: NewsItem): Promise<NewsItem[] | undefined>;
  newsItem(slug: string): Promise<Article | null | undefined>;
  /** A page is complete without them. */
  categories(): Promise<Category[] | undefined>;
  promotions(): Promise<Promotion[] | undefined>;
  promotion(slug: string): Promise<PromotionDetails | null | undefined>;
}

/** The texts of content/texts in the page's language. */
export interface Texts {
  /** The content check has made sure that it exists. */
  get(name: TextName): Promise<Text>;
  /** A text whose name came from an address; undefined if there is none. */
  find(name: string): Promise<Text | undefined>;
}
