import type { Localised } from '../i18n/languages.ts';

/** What the address table says of a page. */
export interface AddressRow {
  /** Path below the language, `{name}` marking a parameter. */
  readonly slugs: Localised;
  /** Further spellings, accepted in every language. */
  readonly also?: readonly string[];
  /** The page also takes POST: it holds a form. */
  readonly form?: true;
  /** Search engines are not told of it. */
  readonly unlisted?: true;
  /** Query parameters that change what the page shows; others are ignored. */
  readonly query?: readonly string[];
  /** The header is coloured from the start instead of lying over a flood of colour. */
  readonly solid?: true;
  /** The page belongs to the code of conduct and shows its sub-menu. */
  readonly conduct?: true;
  /** Page above it, for the breadcrumb; home where none is named. */
  readonly above?: string;
}

/** The same slug in every language. */
export const same = (slug: string): Localised => ({ es: slug, en: slug, fr: slug });
/** A slug for each language. */
export const slugs = (es: string, en: string, fr: string): Localised => ({ es, en, fr });
/** Slugs of a page below another one. */
export const below = (parent: Localised, es: string, en: string, fr: string): Localised =>
  slugs(`${parent.es}/${es}`, `${parent.en}/${en}`, `${parent.fr}/${fr}`);
