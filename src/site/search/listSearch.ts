import type { ParsedQuery, Phrase } from './parseQuery.ts';
import { isOneErrorAway, minFuzzyLength, soundsLike, stem, wordsOf } from './terms.ts';

/** The distinct words of a text, folded and singular. */
export type MatchableWords = readonly string[];

export const matchableWords = (text: string): MatchableWords => [
  ...new Set(wordsOf(text).map(stem)),
];

/**
 * Finds the texts that contain every wanted word, or a synonym, by prefix. If no text
 * does, one typing error per word is allowed, or a spelling that sounds alike.
 *
 * @returns For each text the matched word prefixes, for marking; undefined if it does not
 *   match.
 */
export function matchesAmong(
  texts: readonly MatchableWords[],
  parsed: ParsedQuery,
): (readonly string[] | undefined)[] {
  const found = texts.map((words) => matchOf(words, parsed, beginning));
  return found.some(Boolean) ? found : texts.map((words) => matchOf(words, parsed, misspelt));
}

/** Returns the part of the word that matches the term, if any. */
type Comparison = (term: string, word: string) => string | undefined;

const beginning: Comparison = (term, word) => (word.startsWith(term) ? term : undefined);

const misspelt: Comparison = (term, word) =>
  beginning(term, word) ??
  (term.length >= minFuzzyLength && (isOneErrorAway(term, word) || soundsLike(term, word))
    ? word
    : undefined);

const same: Comparison = (term, word) => (term === word ? word : undefined);

function matchOf(
  words: MatchableWords,
  parsed: ParsedQuery,
  comparison: Comparison,
): readonly string[] | undefined {
  const found: string[] = [];
  for (const phrases of parsed) {
    const matches = phrases.map((phrase) => partsFound(words, phrase, comparison));
    if (!matches.some(Boolean)) return undefined;
    found.push(...matches.flatMap((parts) => parts ?? []));
  }
  return found;
}

function partsFound(
  words: MatchableWords,
  { terms, exact }: Phrase,
  comparison: Comparison,
): string[] | undefined {
  const found: string[] = [];
  for (const term of terms) {
    const before = found.length;
    for (const word of words) {
      const part = (exact ? same : comparison)(term, word);
      if (part) found.push(part);
    }
    if (found.length === before) return undefined;
  }
  return found;
}
