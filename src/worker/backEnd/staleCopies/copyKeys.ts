import type { Language } from '../../../site/i18n/languages.ts';

/** The kinds of responses, each with the prefix of its copies' keys. */
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

/** The kind of a copy. Safe to log: the rest of the key may be visitor input. */
export const kindOf = (key: string): Kind | 'unknown' =>
  (Object.keys(kinds) as Kind[]).find((kind) => key.startsWith(kinds[kind])) ?? 'unknown';

const developmentMark = ':dev';

/**
 * Key of a copy. Previews and production may share storage, so their keys differ.
 *
 * @param name The kind, followed by what identifies the item.
 */
export const copyKey = (name: string, language: Language, development: boolean): string =>
  `${name}:${language}${development ? developmentMark : ''}`;

/** Whether a copy comes from a development back end. */
export const isOfDevelopment = (key: string): boolean => key.endsWith(developmentMark);
