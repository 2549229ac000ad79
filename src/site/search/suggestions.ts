import type { Language } from '../i18n/languages.ts';
import { plain } from './folding.ts';
import { type MatchableWords, matchableWords, matchesAmong } from './listSearch.ts';
import type { ParsedQuery, Synonyms } from './parseQuery.ts';

/** An entry that the search field suggests. */
export interface Suggestion {
  /** `without` leads to the products that fit whoever leaves out an allergen. */
  kind: 'product' | 'range' | 'question' | 'page' | 'without';
  title: string;
  /** Also searched, but not shown. */
  keywords: string;
  /** Address in the page's language. */
  path: string;
  /** Of a product: what its label says that it contains. */
  contains?: string;
  /** Of a product that is drawn: its key. */
  pack?: string;
}

/** Data of the search field in one language, made at build time. */
export interface Suggestions {
  /** The dictionary group `suggestions`. */
  words: Record<'list' | 'one' | 'other' | 'none' | 'all' | Suggestion['kind'], string>;
  synonyms: Synonyms[Language];
  entries: readonly Suggestion[];
  /** Shown if none fits; the typed words are added to the last one's address. */
  offers: readonly Pick<Suggestion, 'title' | 'path'>[];
}

/** Maximum suggestions: what fits above a phone's keyboard. */
const maxSuggestions = 6;

/** A letter or two would name half of the allergens. */
const minAllergenLength = 3;

const searched = new WeakMap<readonly Suggestion[], MatchableWords[]>();

/**
 * The best suggestions. If the text names an allergen, leaving it out comes first; then
 * titles that start with the typed text, then shorter ones.
 */
export function suggestionsFor(
  entries: readonly Suggestion[],
  typed: string,
  parsed: ParsedQuery,
): Suggestion[] {
  if (!parsed.length) return [];
  let words = searched.get(entries);
  if (!words) {
    words = entries.map(({ kind, title, keywords, contains = '' }) =>
      matchableWords(kind === 'without' ? keywords : `${title} ${keywords} ${contains}`),
    );
    searched.set(entries, words);
  }
  const beginning = plain(typed.trim());
  const rank = ({ title }: Suggestion) =>
    (plain(title).startsWith(beginning) ? 0 : 1000) + title.length;
  const matches = matchesAmong(words, parsed);
  const found = entries.filter((_, i) => matches[i]).sort((a, b) => rank(a) - rank(b));
  const without = found.filter(({ kind }) => kind === 'without');
  const others = found.filter(({ kind }) => kind !== 'without');
  const named = beginning.length >= minAllergenLength ? without.slice(0, 1) : [];
  return [...named, ...others].slice(0, maxSuggestions);
}
