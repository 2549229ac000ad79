import { knownCategory } from './categories.ts';
import { type NewsItem, newsCategories } from './news.ts';

/** Subjects of titles, in any language, that have their own poster. */
const subjects = {
  trikers: /\btrikers?\b/i,
  fabs: /\bfabs\b/i,
  palomitas: /\b(palomitas|pop-?corn)\b/i,
  caramelos: /\b(caramelos?|sweets?|bonbons?)\b/i,
  sol: /\b(sol|solar|sun|soleil|solaires?)\b/i,
} as const;

type Subject = keyof typeof subjects;
const subjectNames = Object.keys(subjects) as Subject[];

/** The subjects of covers: a category, one recognised in the title, or the Trikers' contest. */
export const posterNames = [...newsCategories, ...subjectNames, 'trikersrandom'] as const;
export type PosterName = (typeof posterNames)[number];

/** Each poster has variants with different colours and words. */
export const coverVariants = [1, 2, 3] as const;
export type CoverName = `cover-${PosterName}-${(typeof coverVariants)[number]}`;

/**
 * The cover of a news item without a picture: the title's subject or the category, in a
 * variant derived from the slug, so that it is the same everywhere.
 */
export const coverOf = (item: Pick<NewsItem, 'slug' | 'title' | 'category'>): CoverName =>
  `cover-${posterOf(item)}-${variantOf(item.slug)}`;

/** Fallback for a promotion's picture that does not load. */
export const coverOfPromotion = ({ slug }: { slug: string }): CoverName =>
  `cover-promocion-${variantOf(slug)}`;

const variantOf = (slug: string) => coverVariants[sumOf(slug) % coverVariants.length] ?? 1;

/** Promotions always get a ticket, with Trikers on it if they are about them. */
function posterOf({ title, category }: Pick<NewsItem, 'title' | 'category'>): PosterName {
  const kind = knownCategory(category?.slug ?? '') ?? 'novedades';
  if (kind === 'promocion') return subjects.trikers.test(title) ? 'trikersrandom' : kind;
  return subjectNames.find((name) => subjects[name].test(title)) ?? kind;
}

/** A simple hash of the slug's first 100 characters. */
const sumOf = (slug: string): number =>
  [...slug.slice(0, 100)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
