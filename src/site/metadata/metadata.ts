import { headTitleOf, type Product } from '../catalogue/products.ts';
import { dateInSentence } from '../i18n/dates.ts';
import type { Language } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import type { CoverName } from '../news/cover.ts';
import type { NewsItem } from '../news/news.ts';
import { shortened } from '../texts/plainText.ts';
import { maxDescription, maxTitle, minDescription, minTitle } from './lengths.ts';

/** A page's metadata for the document head. */
export interface Metadata {
  /** Without the brand. */
  title: string;
  /** The full title for shared links, if `title` was shortened. */
  sharedTitle?: string;
  description: string;
  /** For this state of the page; a page that is never indexed says so in its row. */
  noindex?: boolean;
  /** A news item's cover, for link previews. */
  cover?: CoverName;
  /** Publication date in ISO 8601; makes the page an article. */
  published?: string;
}

/** Metadata of a page with a text in content/. */
export const metadataOf = ({
  headTitle,
  description,
}: {
  headTitle: string;
  description: string;
}): Metadata => ({ title: headTitle, description });

/** The first title that fits, or as much as fits of the last one. */
export function fittingTitle(titles: string[]): string {
  const last = titles.at(-1) ?? '';
  return (
    titles.find(({ length }) => length <= maxTitle) ??
    wholeClauses(last) ??
    shortened(last, maxTitle)
  );
}

/**
 * The beginning of a title, up to the last comma or colon that fits. Cut at a word, “over
 * 250 million bags, and not a single one unnoticed” could say the opposite.
 */
const wholeClauses = (title: string): string | undefined =>
  [...title.slice(0, maxTitle + 1).matchAll(/\s*[,:;]/g)]
    .map(({ index }) => title.slice(0, index))
    .findLast(({ length }) => length >= minTitle);

/** The document title with the brand, unless it already contains it. */
export const withBrand = (title: string): string =>
  /(?<!\p{L})Risi(?!\p{L})/u.test(title) ? title : `${title} · Risi`;

/** A product's title, plus the words people search for, if they fit. */
export function productTitle(product: Product, language: Language): string {
  const title = headTitleOf(product, language);
  return fittingTitle([
    words[language]('product.headTitleLong', { title }),
    words[language]('product.headTitle', { title }),
    title,
  ]);
}

/** The item's summary, or a generated description if that is too short. */
export function newsDescription(
  { title, summary, date }: NewsItem,
  category: string,
  language: Language,
): string {
  if (summary.length >= minDescription || !date) return shortDescription(summary || title);
  return shortDescription(
    words[language]('news.description', {
      title,
      category,
      date: dateInSentence(date, language),
    }),
  );
}

/** Shortens a description to what search engines show. */
export const shortDescription = (text: string): string => shortened(text, maxDescription);
