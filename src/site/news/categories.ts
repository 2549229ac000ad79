import type { Words } from '../i18n/words.ts';
import { fold } from '../search/folding.ts';
import { type Category, type NewsCategory, newsCategories } from './news.ts';

/** The known category with this slug, ignoring spelling variants. */
export const knownCategory = (slug: string): NewsCategory | undefined =>
  newsCategories.find((category) => category === fold(slug));

const knownCategories: readonly Category[] = newsCategories.map((slug) => ({
  id: undefined,
  slug,
  name: undefined,
}));

/**
 * The categories offered by the news list.
 *
 * @param fromBackEnd The back end's categories. If there are none, the known ones are
 *   offered.
 */
export const offeredCategories = (
  fromBackEnd: readonly Category[] | undefined,
): readonly Category[] => (fromBackEnd?.length ? fromBackEnd : knownCategories);

/**
 * A category's display name: translated if known, otherwise the back end's, otherwise its
 * slug as words. Empty if it has neither.
 */
export function categoryName({ slug, name }: Category, t: Words): string {
  const known = knownCategory(slug);
  return known ? t(`category.${known}`) : (name ?? inWords(slug));
}

/** `vida-sana` → `Vida sana` */
function inWords(slug: string): string {
  const text = slug.replace(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
