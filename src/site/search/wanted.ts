import type { Language } from '../i18n/languages.ts';
import { maxQueryLength } from './queryText.ts';
import { stem, termsOf } from './search.ts';

/** Words that mean the same, by language, each group a list. */
export type Synonyms = Record<Language, readonly (readonly string[])[]>;

/** Terms that must all be found. */
export interface Phrase {
  terms: readonly string[];
  /**
   * The terms must be found as they are: what nobody has typed has no typing errors, and
   * is no beginning. 'papa' is not 'para'.
   */
  exact: boolean;
}

/**
 * What a query asks for: of every entry one of its phrases, which mean the same. Empty
 * where nothing is asked. Both searches read it: `siteIndex.ts` ranks documents,
 * `matching.ts` filters a list.
 */
export type Wanted = readonly (readonly Phrase[])[];

const folded = (words: string): string[] => words.split(' ');

/** Words that say nothing of what is looked for, folded. */
const empty: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    folded('a al con de del el en es la las lo los mi o para por que se sin su un una y'),
  ),
  en: new Set(folded('a an and are for free i in is my of on or the to with without')),
  fr: new Set(
    folded('a au aux avec d de des du en et l la le les mon ou pour que qu sans un une'),
  ),
};

/** A query as terms; words that say nothing count only where there are no others. */
export function queryTerms(query: string, language: Language): string[] {
  const all = termsOf(query.slice(0, maxQueryLength));
  const telling = all.filter((term) => !empty[language].has(term));
  return (telling.length ? telling : all).map(stem);
}

/** What a query asks for: words that mean the same as what was asked count like it. */
export function wantedBy(
  query: string,
  language: Language,
  synonyms: Synonyms[Language],
): Wanted {
  const terms = queryTerms(query, language);
  const asked = ` ${terms.join(' ')} `;
  const isAsked = (phrase: readonly string[]) => asked.includes(` ${phrase.join(' ')} `);
  const group = synonyms
    .map((words) => words.map((word) => queryTerms(word, language)))
    .find((phrases) => phrases.some(isAsked));
  const said = group?.find(isAsked) ?? [];
  const others = terms.filter((term) => !said.includes(term));
  return [
    ...others.map((term) => [{ terms: [term], exact: false }]),
    ...(group
      ? [group.map((phrase) => ({ terms: phrase, exact: phrase !== said }))]
      : []),
  ];
}
