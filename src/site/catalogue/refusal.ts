import type { Language } from '../i18n/languages.ts';
import { type MatchableWords, matchesAmong } from '../search/listSearch.ts';
import { type ParsedQuery, parseQuery, queryTerms, type Synonyms } from '../search/parseQuery.ts';
import { wordsOf } from '../search/terms.ts';
import { knownExclusions } from './exclusion.ts';
import type { NamedAllergen } from './products.ts';

/** Words, folded, that mean that an allergen should be left out. */
const refusingWords: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    (
      'sin no ni libre libres evitar alergia alergias alergico alergica alergicos ' +
      'intolerante intolerantes intolerancia tacc celiaco celiaca celiacos celiaquia'
    ).split(' '),
  ),
  en: new Set(
    (
      'without free no not nor avoid allergy allergies allergic intolerant intolerance ' +
      'coeliac coeliacs celiac celiacs'
    ).split(' '),
  ),
  fr: new Set(
    (
      'sans pas ni eviter allergie allergies allergique allergiques intolerant intolerante ' +
      'intolerance coeliaque coeliaques'
    ).split(' '),
  ),
};

/** Words, folded, that ask what suits somebody: «apto» is no typing error of «apio». */
const suitingWords = new Set('apto apta aptos aptas apte aptes'.split(' '));

/** An allergen that can be left out, and everything that it is called. */
export interface Exclusion {
  allergen: NamedAllergen;
  names: readonly string[];
}

/** A search for products without allergens. */
export interface Refusal {
  /** In the order of the regulation. */
  allergens: readonly NamedAllergen[];
  /** The other words: «galletas» in «galletas sin leche». */
  rest: ParsedQuery;
}

/** A letter or two would name half of the allergens. */
const minNameLength = 3;

/**
 * What a search leaves out, if it does. Beginnings and typing errors count as the name:
 * whoever types «sin lech» must not be shown what contains milk. One word of a longer name
 * is enough if no name is complete.
 */
export function refusalIn(
  query: string,
  language: Language,
  synonyms: Synonyms[Language],
  exclusions: readonly Exclusion[],
): Refusal | undefined {
  const isRefusing = (word: string) => refusingWords[language].has(word);
  if (!wordsOf(query).some(isRefusing)) return undefined;
  const words = wordsOf(query).filter((word) => !suitingWords.has(word));
  const asked = parseQuery(words.join(' '), language, synonyms).filter(isLong);
  const candidates = exclusions.map(({ allergen, names }) => ({
    allergen,
    names: names.map((name) => queryTerms(name, language)),
  }));
  const says = comparisonWith(new Set(candidates.flatMap(({ names }) => names.flat())));
  const isSaid = (part: string) => asked.some((word) => says(word, part));
  const complete = candidates.filter(({ names }) => names.some((parts) => parts.every(isSaid)));
  const begun = candidates.filter(({ names }) => names.flat().some(isSaid));
  const named = complete.length ? complete : begun;
  if (!named.length) return undefined;
  const parts = named.flatMap(({ names }) => names.flat());
  const others = words.filter((word) => !isRefusing(word));
  return {
    allergens: knownExclusions(named.map(({ allergen }) => allergen)),
    rest: parseQuery(others.join(' '), language, synonyms).filter(
      (word) => !parts.some((part) => says(word, part)),
    ),
  };
}

type Word = ParsedQuery[number];

const isLong = (word: Word): boolean =>
  word.some(({ terms }) => terms.join('').length >= minNameLength);

/**
 * Whether a word of a search says a part of a name. One that is such a part itself is no
 * beginning of another: «noix», which is folded to 'noi', does not mean «noisettes».
 */
const comparisonWith = (parts: ReadonlySet<string>) => (word: Word, part: string) => {
  const terms = word.flatMap((phrase) => phrase.terms);
  return terms.some((term) => parts.has(term))
    ? terms.includes(part)
    : Boolean(matchesAmong([[part]], [word])[0]);
};

/** The products that the other words of a refusal name; all, if they name none. */
export function productsMeant<P extends { words: MatchableWords }>(
  products: readonly P[],
  { rest }: Refusal,
): readonly P[] {
  const matches = matchesAmong(
    products.map(({ words }) => words),
    rest,
  );
  return matches.some(Boolean) ? products.filter((_, i) => matches[i]) : products;
}
