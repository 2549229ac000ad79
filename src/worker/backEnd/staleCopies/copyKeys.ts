import type { Language } from '../../../site/i18n/languages.ts';

/**
 * The kinds of answers that the back end gives, each with the beginning of the keys of
 * its copies.
 */
export const kinds = {
  entries: 'entries:',
  'entries-featured': 'entries-featured:',
  'entries-similar': 'entries-similar-',
  entry: 'entry-',
  categories: 'categories:',
  promotions: 'promotions:',
  promotion: 'promotion-',
} as const;
export type Kind = keyof typeof kinds;

/** The kind of a copy. The rest of its key may be what a visitor typed. */
export const kindOf = (key: string): Kind | 'unknown' =>
  (Object.keys(kinds) as Kind[]).find((kind) => key.startsWith(kinds[kind])) ?? 'unknown';

const developmentMark = ':dev';

/**
 * Key of a copy. A preview and production may share storage, but not what their back
 * ends say.
 *
 * @param name Kind, with what distinguishes its items.
 */
export const copyKey = (name: string, language: Language, development: boolean): string =>
  `${name}:${language}${development ? developmentMark : ''}`;

/** Whether a copy was read from a back end for development. */
export const isOfDevelopment = (key: string): boolean => key.endsWith(developmentMark);
