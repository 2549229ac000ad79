import { headTitleOf, type Product } from '../catalogue/products.ts';
import { dateInSentence } from '../i18n/dates.ts';
import type { Language } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import type { CoverName } from '../news/cover.ts';
import type { NewsItem } from '../news/news.ts';
import { shortened } from '../texts/shortened.ts';

/** What the head of a document says about its page. */
export interface Metadata {
  /** Without the brand. */
  title: string;
  /** The whole title for links to the page, where that above had to be shortened. */
  sharedTitle?: string;
  description: string;
  noindex?: boolean;
  /** A news item's cover, which links show. */
  cover?: CoverName;
  /** Makes the page an article: ISO 8601. */
  published?: string;
}

/** Characters of a title beside the brand: search engines show about 60. */
const maxTitleLength = 53;
/** Search engines show about as many characters of a description. */
const maxDescriptionLength = 155;
/** A shorter one says too little. */
const minDescriptionLength = 70;

/** Metadata of a page whose text stands in content/. */
export const metadataOf = ({
  headTitle,
  description,
}: {
  headTitle: string;
  description: string;
}): Metadata => ({ title: headTitle, description });

/** The first title that is short enough, or the last one, shortened. */
export const fittingTitle = (titles: string[]): string =>
  titles.find(({ length }) => length <= maxTitleLength) ??
  shortened(titles.at(-1) ?? '', maxTitleLength);

/** The title of a document: one that names the brand already does not name it twice. */
export const withBrand = (title: string): string =>
  /(?<!\p{L})Risi(?!\p{L})/u.test(title) ? title : `${title} · Risi`;

/**
 * What people look a product up for stands in its title, which so differs from one
 * language to the next.
 */
export function productTitle(product: Product, language: Language): string {
  const title = headTitleOf(product, language);
  return fittingTitle([
    words[language]('product.headTitleLong', { title }),
    words[language]('product.headTitle', { title }),
    title,
  ]);
}

/** What the news item begins with, or where that is too short, what it is. */
export function newsDescription(
  { title, summary, date }: NewsItem,
  category: string,
  language: Language,
): string {
  if (summary.length >= minDescriptionLength || !date)
    return shortDescription(summary || title);
  return shortDescription(
    words[language]('news.description', {
      title,
      category,
      date: dateInSentence(date, language),
    }),
  );
}

/** A description that search engines show in full. */
export const shortDescription = (text: string): string =>
  shortened(text, maxDescriptionLength);
