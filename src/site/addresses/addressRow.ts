import type { Localised } from '../i18n/languages.ts';

/** A page's row in the address table. */
export interface AddressRow {
  /** Path below the language, with parameters as `{name}`. */
  readonly slugs: Localised;
  /** Aliases, accepted in every language. */
  readonly aliases?: readonly string[];
  /** The page has a form, so it also accepts POST. */
  readonly form?: true;
  /** Search engines must not index the page, and the sitemap leaves it out. */
  readonly noindex?: true;
  /** Query parameters that the page reads; others are ignored. */
  readonly query?: readonly string[];
  /** The header has its own background instead of overlaying a full-bleed colour. */
  readonly solid?: true;
  /** Part of the code of conduct, whose sub-menu it shows. */
  readonly conduct?: true;
  /** Parent page in the breadcrumb; home by default. */
  readonly parent?: string;
}

/** The same slug in every language. */
export const same = (slug: string): Localised => ({ es: slug, en: slug, fr: slug });
/** A slug for each language. */
export const slugs = (es: string, en: string, fr: string): Localised => ({ es, en, fr });
/** Slugs of a sub-page. */
export const below = (parent: Localised, es: string, en: string, fr: string): Localised =>
  slugs(`${parent.es}/${es}`, `${parent.en}/${en}`, `${parent.fr}/${fr}`);
