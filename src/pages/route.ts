import type MiniSearch from 'minisearch';
import type { FaqGroup } from '../content/faqs.ts';
import type { PageName, ParametersOf } from '../site/addresses/addresses.ts';
import type { LabelChanges } from '../site/catalogue/changes.ts';
import type { Product } from '../site/catalogue/products.ts';
import type { Language } from '../site/i18n/languages.ts';
import type { Article, Category, NewsItem } from '../site/news/news.ts';
import type { Promotion, PromotionDetails } from '../site/promotions/promotions.ts';
import type { SearchDocument } from '../site/search/siteIndex.ts';
import type { Text, TextName } from '../site/texts/texts.ts';
import type { PageModel } from './layout/pageModel.ts';

/** Loads a page's data and returns its model. */
export type Route<P extends PageName> = (request: PageRequest<P>) => Promise<PageModel>;

/** What a route can use. */
export interface PageRequest<P extends PageName> extends PageContent {
  language: Language;
  parameters: ParametersOf<P>;
  /** The query parameters that the address table allows for the page. */
  query: URLSearchParams;
  backEnd: BackEndReader;
  now: Date;
}

/** Content that is not part of the script. A page reads what it shows. */
export interface PageContent {
  texts: Texts;
  /** A product with its whole label; undefined if there is none with this key. */
  product(key: string): Promise<Product | undefined>;
  labelChanges(): Promise<LabelChanges>;
  faqs(): Promise<FaqGroup[]>;
  /** Search index of the content in the page's language. */
  searchIndex(): Promise<MiniSearch<SearchDocument>>;
}

/**
 * What pages read from the company's back end. `undefined` means that it is unavailable
 * now, `null` that it does not exist.
 */
export interface BackEndReader {
  /** Newest first. */
  news(): Promise<NewsItem[] | undefined>;
  /** Featured news, newest first. */
  featuredNews(): Promise<NewsItem[] | undefined>;
  /** The newest news with their text, or a summary of a long one. */
  newestArticles(): Promise<Article[] | undefined>;
  /** Other visible items of the same category, newest first. */
  similarNews(item: NewsItem): Promise<NewsItem[] | undefined>;
  newsItem(slug: string): Promise<Article | null | undefined>;
  /** Optional: a page is complete without them. */
  categories(): Promise<Category[] | undefined>;
  promotions(): Promise<Promotion[] | undefined>;
  promotion(slug: string): Promise<PromotionDetails | null | undefined>;
}

/** The texts of content/texts in the page's language. */
export interface Texts {
  /** The content check guarantees that it exists. */
  get(name: TextName): Promise<Text>;
}
