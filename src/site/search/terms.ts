import { plain } from './folding.ts';

/** The words of a text, folded, in order. */
export const wordsOf = (text: string): string[] =>
  plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Maximum terms of a query, which bounds processor time. */
const maxTerms = 8;

/** The distinct terms of a query, folded, at most `maxTerms`. */
export const queryWordsOf = (query: string): string[] =>
  [...new Set(wordsOf(query))].slice(0, maxTerms);

/**
 * Reduces plurals to singulars by their last letter, which works in all three languages.
 */
export const stem = (word: string): string =>
  word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word;

/** Whether every term is a prefix of a word in the text. */
export function matchesAll(text: string, terms: readonly string[]): boolean {
  const words = wordsOf(text);
  return terms.every((term) => words.some((word) => word.startsWith(term)));
}
