import type { Language } from '../i18n/languages.ts';

/** The categories of the specification, by the slug the origin gives them. */
export const newsCategories = [
  'producto',
  'web',
  'promocion',
  'rsc',
  'novedades',
  'familia',
] as const;
export type NewsCategory = (typeof newsCategories)[number];

export interface NewsItem {
  id: number;
  slug: string;
  title: string;
  /** Cleaned HTML. */
  intro: string;
  /** Cleaned HTML; empty where the entry has nothing but its intro. */
  body: string;
  /** Its slug is empty where the origin tells only the id. */
  category: { id: number; slug: string } | undefined;
  /** ISO 8601; undefined where the origin tells none. */
  date: string | undefined;
  /** Address of a picture, https only. */
  image: string | undefined;
  featured: boolean;
  language: Language;
}

export interface Promotion {
  slug: string;
  title: string;
  /** Cleaned HTML. */
  text: string;
  /** ISO 8601. */
  starts: string | undefined;
  ends: string | undefined;
  /** Id of its legal terms. */
  terms: string | undefined;
  /** Visitors take part with a form. */
  participation: boolean;
  /** Adults only. */
  adults: boolean;
  language: Language;
}
