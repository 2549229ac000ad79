/** Removes accents and case. */
const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Folds text of an address or a list: removes accents and case, and unifies word
 * separators.
 */
export const fold = (text: string): string => withoutAccents(text).replace(/[\s_]+/g, '-');

/** Removes accents, ligatures and case. */
export const plain = (text: string): string =>
  withoutAccents(text).replace(/œ/g, 'oe').replace(/æ/g, 'ae');
