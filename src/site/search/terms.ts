import { plain } from './folding.ts';

/** Maximum characters of a search. */
export const maxQueryLength = 100;

/**
 * The search text of a query, cut before anything else processes it. Half a character left
 * by the cut, as of an emoji, could not stand in an address.
 */
export const queryText = (asked: string): string =>
  asked
    .slice(0, maxQueryLength)
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .trim();

/** The words of a text, folded, in order. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

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

/** Shorter terms must match exactly, without typing errors. */
export const minFuzzyLength = 4;

/**
 * How a Spanish speaker says a folded word: 'risquetos' is said as 'risketos' is. Used in
 * every language, because the products have Spanish names in all of them.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/(ch)|h/g, '$1')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|q|c(?!h)/g, 'k');

/** Whether two words are said alike; short ones would be taken for others. */
export const soundsLike = (a: string, b: string): boolean =>
  soundOf(a).length >= minFuzzyLength && soundOf(a) === soundOf(b);

/** Whether two words differ by one inserted, missing, wrong or transposed letter. */
export function isOneErrorAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const rest = (text: string, letters: number) => text.slice(same + letters);
  if (a.length > b.length) return rest(a, 1) === rest(b, 0);
  if (a.length < b.length) return rest(a, 0) === rest(b, 1);
  return (
    rest(a, 1) === rest(b, 1) ||
    (a[same] === b[same + 1] && a[same + 1] === b[same] && rest(a, 2) === rest(b, 2))
  );
}

/** The word with any two neighbouring letters of its first 16 transposed. */
export const transpositionsOf = (word: string): string[] =>
  Array.from({ length: Math.min(word.length, 16) - 1 }, (_, i) =>
    [word.slice(0, i), word[i + 1], word[i], word.slice(i + 2)].join(''),
  );
