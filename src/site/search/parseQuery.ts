import type { Language } from '../i18n/languages.ts';
import { maxQueryLength, queryWordsOf, stem } from './terms.ts';

export type Synonyms = Record<Language, readonly (readonly string[])[]>;

/** Terms that must all be found. */
export interface Phrase {
  terms: readonly string[];
  /**
   * The terms must match whole words exactly: a synonym was not typed, so a near match is
   * no typing error. 'papa' must not match 'para'.
   */
  exact: boolean;
}

/**
 * A parsed query: every entry must match, by any of its synonymous phrases. Empty if
 * nothing is searched for. Used by both searches: `siteIndex.ts` ranks documents,
 * `listSearch.ts` filters lists.
 */
export type ParsedQuery = readonly (readonly Phrase[])[];

const wordList = (words: string): string[] => words.split(' ');

const stopWords: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    wordList(
      'a al como con contiene contienen cual de del donde el en es esta hay la las ' +
        'lleva llevan lo los mi o para por puede puedo que se sin su tiene tienen un ' +
        'una y',
    ),
  ),
  en: new Set(
    wordList(
      'a an and are can contain contains do does for free has have how i in is it my ' +
        'of on or the to what where which with without',
    ),
  ),
  fr: new Set(
    wordList(
      'a au aux avec comment contiennent contient d de des du en est et l la le les ' +
        'mon ou peut pour puis quel quelle que qu sans un une',
    ),
  ),
};

/** The terms of a query without stop words, unless it has nothing else. */
export function queryTerms(query: string, language: Language): string[] {
  const all = queryWordsOf(query.slice(0, maxQueryLength));
  const telling = all.filter((term) => !stopWords[language].has(term));
  return (telling.length ? telling : all).map(stem);
}

type Groups = readonly (readonly (readonly string[])[])[];

const read = new WeakMap<Synonyms[Language], Groups>();

/** Groups of synonyms as terms. Read once, because folding hundreds of words takes its time. */
export function synonymGroups(synonyms: Synonyms[Language], language: Language): Groups {
  const known = read.get(synonyms);
  if (known) return known;
  const groups = synonyms.map((words) => words.map((word) => queryTerms(word, language)));
  read.set(synonyms, groups);
  return groups;
}

/** Parses a query and adds the synonyms of its words. */
export function parseQuery(
  query: string,
  language: Language,
  synonyms: Synonyms[Language],
): ParsedQuery {
  const terms = queryTerms(query, language);
  const asked = ` ${terms.join(' ')} `;
  const isAsked = (phrase: readonly string[]) => asked.includes(` ${phrase.join(' ')} `);
  const group = synonymGroups(synonyms, language).find((phrases) => phrases.some(isAsked));
  const said = group?.find(isAsked) ?? [];
  const others = terms.filter((term) => !said.includes(term));
  return [
    ...others.map((term) => [{ terms: [term], exact: false }]),
    ...(group ? [group.map((phrase) => ({ terms: phrase, exact: phrase !== said }))] : []),
  ];
}
