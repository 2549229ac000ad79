/** The kinds of answers that the origin gives, each with the beginning of the keys of its copies. */
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
export const kindOf = (key: string): Kind | 'unknown' => (Object.keys(kinds) as Kind[]).find((kind) => key.startsWith(kinds[kind])) ?? 'unknown';
