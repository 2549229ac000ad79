/** A text without accents and case. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Folds a text of an address or a list: word separators do not matter either. */
export const fold = (text: string): string =>
  withoutAccents(text).replace(/[\s_]+/g, '-');
