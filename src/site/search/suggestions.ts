import type { NamedAllergen } from '../catalogue/products.ts';
import { productsMeant, type Refusal, refusalIn } from '../catalogue/refusal.ts';
import type { Language } from '../i18n/languages.ts';
import { plain } from './folding.ts';
import { type MatchableWords, matchableWords, matchesAmong } from './listSearch.ts';
import { type ParsedQuery, parseQuery, type Synonyms } from './parseQuery.ts';

/** An entry that the search field suggests. */
export interface Suggestion {
  /**
   * `without` leads to the products that fit whoever leaves out an allergen, `with` to the
   * results that list all that contain it or may.
   */
  kind: 'product' | 'range' | 'question' | 'page' | 'without' | 'with';
  title: string;
  /** Also searched, but not shown. */
  keywords: string;
  /** Address in the page's language. */
  path: string;
  /** Of `without`: the allergen, and everything that it is called. */
  leavesOut?: { allergen: NamedAllergen; names: readonly string[] };
  /** Of `without`: where all products are that contain or may contain the allergen. */
  listed?: Pick<Suggestion, 'title' | 'path'>;
  /** Of a product: what its label says that it contains. */
  contains?: string;
  /** Of a product: the traces that it may have, or that nobody knows them. */
  traces?: string;
  /** Of a product: the allergens that it contains, may contain, or says nothing of. */
  notWithout?: readonly NamedAllergen[];
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

/** Of these, at most so many of allergens that a search leaves out. */
const maxRefused = 2;

/** A letter or two would name half of the allergens. */
const minAllergenLength = 3;

interface Searched {
  entry: Suggestion;
  words: MatchableWords;
  /** The words and those of the traces. */
  allWords: MatchableWords;
}

const searched = new WeakMap<readonly Suggestion[], readonly Searched[]>();

function searchedOf(entries: readonly Suggestion[]): readonly Searched[] {
  const known = searched.get(entries);
  if (known) return known;
  const made = entries.map((entry) => {
    const { kind, title, keywords, contains = '', traces = '' } = entry;
    const text = kind === 'without' ? keywords : `${title} ${keywords} ${contains}`;
    return { entry, words: matchableWords(text), allWords: matchableWords(`${text} ${traces}`) };
  });
  searched.set(entries, made);
  return made;
}

/**
 * The best suggestions. If the text names an allergen, leaving it out comes first, and then
 * all that contains it, so that nobody takes the products below for all;
 * then titles that start with the typed text, then shorter ones. If it asks to leave allergens
 * out, only products without them are suggested.
 */
export function suggestionsFor(
  entries: readonly Suggestion[],
  typed: string,
  language: Language,
  synonyms: Synonyms[Language],
): Suggestion[] {
  const parsed = parseQuery(typed, language, synonyms);
  if (!parsed.length) return [];
  const exclusions = entries.flatMap(({ leavesOut }) => leavesOut ?? []);
  const refusal = refusalIn(typed, language, synonyms, exclusions);
  const beginning = plain(typed.trim());
  if (refusal) return suggestionsWithout(refusal, entries, parsed, beginning);
  const found = foundAmong(searchedOf(entries), parsed, beginning);
  const without = found.filter(({ kind }) => kind === 'without');
  const others = found.filter(({ kind }) => kind !== 'without');
  const named = beginning.length >= minAllergenLength ? without.slice(0, 1).flatMap(bothWays) : [];
  return [...named, ...others].slice(0, maxSuggestions);
}

/** An allergen may be left out, or looked for. */
const bothWays = (without: Suggestion): Suggestion[] =>
  without.listed ? [without, { kind: 'with', keywords: '', ...without.listed }] : [without];

/** Ranges are left out: theirs are products with the allergens and without. */
function suggestionsWithout(
  refusal: Refusal,
  entries: readonly Suggestion[],
  parsed: ParsedQuery,
  beginning: string,
): Suggestion[] {
  const isRefused = (allergen: NamedAllergen) => refusal.allergens.includes(allergen);
  const ways = entries.filter(({ leavesOut }) => leavesOut && isRefused(leavesOut.allergen));
  const products = searchedOf(entries).filter(({ entry }) => entry.kind === 'product');
  const fitting = productsMeant(products, refusal)
    .map(({ entry }) => entry)
    .filter(({ notWithout = [] }) => !notWithout.some(isRefused));
  return [
    ...ways.slice(0, maxRefused),
    ...foundAmong(searchedOf(entries), parsed, beginning).filter(isText),
    ...fitting,
  ].slice(0, maxSuggestions);
}

const isText = ({ kind }: Suggestion): boolean => kind === 'question' || kind === 'page';

/**
 * Titles that start with the typed text come first, then shorter ones; at last those of which
 * only the traces match, since more products may contain an allergen than do.
 */
function foundAmong(
  candidates: readonly Searched[],
  parsed: ParsedQuery,
  beginning: string,
): Suggestion[] {
  const matchesIn = (of: 'words' | 'allWords') =>
    matchesAmong(
      candidates.map((candidate) => candidate[of]),
      parsed,
    );
  const matches = matchesIn('words');
  const allMatches = matchesIn('allWords');
  const rank = ({ title }: Suggestion) =>
    (plain(title).startsWith(beginning) ? 0 : 1000) + title.length;
  const ranked = (isFound: (place: number) => boolean) =>
    candidates
      .filter((_, i) => isFound(i))
      .map(({ entry }) => entry)
      .sort((a, b) => rank(a) - rank(b));
  return [
    ...ranked((i) => Boolean(matches[i])),
    ...ranked((i) => Boolean(allMatches[i] && !matches[i])),
  ];
}
