import type { Language } from '../i18n/languages.ts';
import { plain } from './folding.ts';
import { type MatchableWords, matchableWords, matchesAmong } from './listSearch.ts';
import type { ParsedQuery, Synonyms } from './parseQuery.ts';

/** An entry that the search field suggests. */
export interface Suggestion {
  kind: 'product' | 'range' | 'question' | 'page';
  title: string;
  /** Also searched, but not shown. */
  keywords: string;
  /** Address in the page's language. */
  path: string;
}

/** Data of the search field in one language, made at build time. */
export interface Suggestions {
  /** The dictionary group `suggestions`. */
  words: Record<'list' | 'one' | 'other' | 'none' | Suggestion['kind'], string>;
  synonyms: Synonyms[Language];
  entries: readonly Suggestion[];
}

/** Maximum suggestions: what fits above a phone's keyboard. */
const maxSuggestions = 6;

const searched = new WeakMap<readonly Suggestion[], MatchableWords[]>();

/**
 * The best suggestions. Titles that start with the typed text come first, then shorter
 * ones.
 */
export function suggestionsFor(
  entries: readonly Suggestion[],
  typed: string,
  parsed: ParsedQuery,
): Suggestion[] {
  if (!parsed.length) return [];
  let words = searched.get(entries);
  if (!words) {
    words = entries.map(({ title, keywords }) => matchableWords(`${title} ${keywords}`));
    searched.set(entries, words);
  }
  const beginning = plain(typed.trim());
  const rank = ({ title }: Suggestion) =>
    (plain(title).startsWith(beginning) ? 0 : 1000) + title.length;
  const matches = matchesAmong(words, parsed);
  return entries
    .filter((_, i) => matches[i])
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, maxSuggestions);
}
