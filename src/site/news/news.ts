import type { Language } from '../i18n/languages.ts';

/** The categories of the specification, by back-end slug. */
export const newsCategories = [
  'producto',
  'web',
  'promocion',
  'rsc',
  'novedades',
  'familia',
] as const;
export type NewsCategory = (typeof newsCategories)[number];

/** A category of the back end, which may have unknown ones. */
export interface Category {
  id: number | undefined;
  /** Empty if the back end only sends the id. */
  slug: string;
  /** The back end's name, if it sends one, perhaps only in Spanish. */
  name: string | undefined;
}

export interface NewsItem {
  id: number | undefined;
  /** As in its address, lower case. */
  slug: string;
  title: string;
  /** The beginning of its intro as plain text on one line. */
  summary: string;
  category: Category | undefined;
  /** ISO 8601; undefined if the back end sends none. */
  date: string | undefined;
  /** URL of a picture, https only. */
  image: string | undefined;
  featured: boolean;
  language: Language;
}

/** A news item with its full text. */
export interface Article extends NewsItem {
  /** Cleaned HTML. */
  intro: string;
  /** Cleaned HTML; empty if the item only has an intro. */
  body: string;
}
