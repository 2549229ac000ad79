import type { Words } from '../i18n/words.ts';
import { fold } from '../search/spelling.ts';
import { type Category, type NewsCategory, newsCategories } from './news.ts';

/** The known category with this slug, however it is spelt. */
export const knownCategory = (slug: string): NewsCategory | undefined =>
  newsCategories.find((category) => category === fold(slug));

const knownCategories: readonly Category[] = newsCategories.map((slug) => ({
  id: undefined,
  slug,
  name: undefined,
}));

/**
 * The categories that the news list offers.
 *
 * @param fromBackEnd What the back end says. Where it says nothing, the list offers the
 *   known ones.
 */
export const offeredCategories = (
  fromBackEnd: readonly Category[] | undefined,
): readonly Category[] => (fromBackEnd?.length ? fromBackEnd : knownCategories);

/**
 * What visitors read: the translated name of a known category, else the back end's own,
 * else its slug in words. Empty where neither is known.
 */
export function categoryName({ slug, name }: Category, words: Words): string {
  const known = knownCategory(slug);
  return known ? words(`category.${known}`) : (name ?? inWords(slug));
}

/** `vida-sana` → `Vida sana` */
function inWords(slug: string): string {
  const text = slug.replace(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
