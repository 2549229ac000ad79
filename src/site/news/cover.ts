import { knownCategory } from './categories.ts';
import { type NewsCategory, type NewsItem, newsCategories } from './news.ts';

/** What a title may be about, in any language, and has a poster of its own. */
const subjects = {
  trikers: /\btrikers?\b/i,
  fabs: /\bfabs\b/i,
  palomitas: /\b(palomitas|pop-?corn)\b/i,
  caramelos: /\b(caramelos?|sweets?|bonbons?)\b/i,
  sol: /\b(sol|solar|sun|soleil|solaires?)\b/i,
} as const;

type Subject = keyof typeof subjects;
const subjectNames = Object.keys(subjects) as Subject[];

/** What a cover shows: a category, or what a title is about. */
export type PosterName = NewsCategory | Subject;
export const posterNames: readonly PosterName[] = [...newsCategories, ...subjectNames];

/** A poster in several colours, with several words. */
export const coverVariants = [1, 2, 3] as const;
export type CoverName = `cover-${PosterName}-${(typeof coverVariants)[number]}`;

/**
 * The cover of a news item without a picture, the same wherever it is shown: of what its
 * title names, else of its category, in a variant that follows from its slug.
 */
export const coverOf = (item: Pick<NewsItem, 'slug' | 'title' | 'category'>): CoverName =>
  `cover-${posterOf(item)}-${variantOf(item.slug)}`;

/** What is seen where the picture of a promotion does not load. */
export const coverOfPromotion = ({ slug }: { slug: string }): CoverName =>
  `cover-promocion-${variantOf(slug)}`;

const variantOf = (slug: string) =>
  coverVariants[sumOf(slug) % coverVariants.length] ?? 1;

/** A promotion has its ticket, whatever its title is about. */
function posterOf({ title, category }: Pick<NewsItem, 'title' | 'category'>): PosterName {
  const kind = knownCategory(category?.slug ?? '') ?? 'novedades';
  if (kind === 'promocion') return kind;
  return subjectNames.find((name) => subjects[name].test(title)) ?? kind;
}

/** A number that differs between most slugs; of a long one, its beginning decides. */
const sumOf = (slug: string): number =>
  [...slug.slice(0, 100)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
