import type { Language } from '../i18n/languages.ts';

/** The categories of the specification, by the slug that the back end gives them. */
export const newsCategories = [
  'producto',
  'web',
  'promocion',
  'rsc',
  'novedades',
  'familia',
] as const;
export type NewsCategory = (typeof newsCategories)[number];

/** A category of the back end, which may have more than the known ones. */
export interface Category {
  id: number | undefined;
  /** Empty where the back end tells only the id. */
  slug: string;
  /** Its name where the back end tells one, perhaps in Spanish only. */
  name: string | undefined;
}

/** A news item as lists show it. */
export interface NewsItem {
  id: number | undefined;
  /** As in its address, in lower case. */
  slug: string;
  title: string;
  /** What its intro says, as text in one line; perhaps its beginning only. */
  summary: string;
  category: Category | undefined;
  /** ISO 8601; undefined where the back end tells none. */
  date: string | undefined;
  /** Address of a picture, https only. */
  image: string | undefined;
  featured: boolean;
  language: Language;
}

/** A news item with all of its text. */
export interface Article extends NewsItem {
  /** Cleaned HTML. */
  intro: string;
  /** Cleaned HTML; empty where the item has nothing but its intro. */
  body: string;
}
