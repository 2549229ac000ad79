import { plainText } from '../../worker/backEnd/cleanHtml.ts';
import { headTitleOf, type Product } from '../catalogue/products.ts';
import { dateInSentence } from '../i18n/dates.ts';
import type { Language } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import type { NewsItem } from '../news/news.ts';

/** Characters of a title beside the brand: search engines show about 60. */
const longestTitle = 53;
/** Search engines show about as many characters of a description. */
export const longestDescription = 155;
/** A shorter one says too little. */
const shortestDescription = 70;

/** Title and description of a page whose text stands in content/. */
export const headOf = ({
  headTitle,
  description,
}: {
  headTitle: string;
  description: string;
}) => ({ title: headTitle, description });

/** The first title that is short enough, or the last one, shortened. */
export const longestThatFits = (titles: string[]): string =>
  titles.find(({ length }) => length <= longestTitle) ??
  shortened(titles.at(-1) ?? '', longestTitle);

/**
 * What people look a product up for stands in its title, which so differs from one
 * language to the next.
 */
export function productTitle(product: Product, language: Language): string {
  const title = headTitleOf(product, language);
  return longestThatFits([
    words[language]('product.headTitleLong', { title }),
    words[language]('product.headTitle', { title }),
    title,
  ]);
}

/** What the news item begins with, or where that is too short, what it is. */
export async function newsDescription(
  { title, intro, date }: NewsItem,
  category: string,
  language: Language,
): Promise<string> {
  // Paragraphs do not run into one another.
  const lead = (
    await plainText(intro.replace(/<\/(?:p|li|h\d|blockquote)>|<br[^>]*>/g, '$& '))
  ).replace(/\s+/g, ' ');
  const told =
    lead.length >= shortestDescription || !date
      ? lead || title
      : words[language]('news.description', {
          title,
          category,
          date: dateInSentence(date, language),
        });
  return shortened(told, longestDescription);
}

/** A text of at most so many characters, cut at a word. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
