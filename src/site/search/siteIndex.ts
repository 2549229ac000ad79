import MiniSearch, { type AsPlainObject, type Query } from 'minisearch';
import type { Language } from '../i18n/languages.ts';
import { maxQueryLength } from './queryText.ts';
import { plain, termsOf } from './search.ts';

/** Kinds of results, in the order in which they are shown. */
export const resultKinds = ['product', 'range', 'question', 'page', 'news'] as const;
type ResultKind = (typeof resultKinds)[number];

/** Something that a search may find. */
export interface SearchDocument {
  /** Unique among all kinds: `product/jummy`. */
  id: string;
  kind: ResultKind;
  title: string;
  /** Searched with the title's weight, but not shown. */
  also: string;
  /** Searched with less weight. */
  text: string;
  /** What a result shows below its title. */
  excerpt: string;
  /** Address in the index's language. */
  path: string;
}

/** Words that mean the same, by language, each group a list. */
export type Synonyms = Record<Language, readonly (readonly string[])[]>;

/** Plurals are searched as singulars, in all three languages by their last letter. */
const stem = (term: string): string =>
  term.length > 3 && /[sx]$/.test(term) ? term.slice(0, -1) : term;

/** Terms shorter than this must be right. */
const shortestWithError = 4;

const options = {
  fields: ['title', 'also', 'text'],
  storeFields: ['kind', 'title', 'excerpt', 'path'],
  tokenize: (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [],
  processTerm: stem,
  searchOptions: {
    boost: { title: 4, also: 3 },
    combineWith: 'AND' as const,
    prefix: (term: string) => term.length > 1,
    fuzzy: (term: string) => (term.length >= shortestWithError ? 1 : false),
  },
};

/** An index of documents, made at build time. */
export function indexOf(
  documents: readonly SearchDocument[],
): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  return index;
}

/** An index that was written as JSON. */
export const loadedIndex = (written: AsPlainObject): MiniSearch<SearchDocument> =>
  MiniSearch.loadJS<SearchDocument>(written, options);

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

/** Terms of a query at most, each side's processor time being bounded by it. */
const mostTerms = 8;

/** A query as terms; words that say nothing count only where there are no others. */
export function queryTerms(query: string, language: Language): string[] {
  const all = termsOf(query.slice(0, maxQueryLength)).slice(0, mostTerms);
  const telling = all.filter((term) => !empty[language].has(term));
  return (telling.length ? telling : all).map(stem);
}

export interface Found {
  kind: ResultKind;
  id: string;
  title: string;
  excerpt: string;
  path: string;
  /** Folded words of the document that were found. */
  terms: string[];
}

/**
 * What the indexes hold of a query, best first: every word, or one that means the same.
 * One typing error a word is forgiven; two letters that have changed places only where
 * nothing else is found.
 */
export function searchIn(
  indexes: readonly MiniSearch<SearchDocument>[],
  query: string,
  language: Language,
  synonyms: Synonyms,
): Found[] {
  const terms = queryTerms(query, language);
  if (!terms.length) return [];
  const found = foundIn(indexes, withSynonyms(terms, language, synonyms));
  return found.length || terms.length > mostSwapped
    ? found
    : foundIn(indexes, {
        combineWith: 'AND',
        queries: terms.map((term) => ({ combineWith: 'OR', queries: swapped(term) })),
      });
}

function foundIn(indexes: readonly MiniSearch<SearchDocument>[], query: Query): Found[] {
  return indexes
    .flatMap((index) => index.search(query))
    .sort((a, b) => b.score - a.score)
    .map(({ id, terms, ...stored }) => ({
      id: String(id),
      terms,
      ...(stored as unknown as Omit<Found, 'id' | 'terms'>),
    }));
}

/** The term with each two neighbours in turn in each other's place, spelt exactly. */
function swapped(term: string): Query[] {
  const variants = Array.from({ length: Math.min(term.length, 16) - 1 }, (_, i) =>
    [term.slice(0, i), term[i + 1], term[i], term.slice(i + 2)].join(''),
  );
  return [{ queries: [term, ...variants], fuzzy: false, prefix: false }];
}

/** Queries of more words are not tried again: each word is many. */
const mostSwapped = 3;

/** Words that mean the same as what was asked count like it. */
function withSynonyms(terms: string[], language: Language, synonyms: Synonyms): Query {
  const asked = ` ${terms.join(' ')} `;
  const phraseOf = (words: string) => queryTerms(words, language);
  const group = synonyms[language].find((words) =>
    words.some((word) => asked.includes(` ${phraseOf(word).join(' ')} `)),
  );
  const all = (words: string[]) => ({ combineWith: 'AND' as const, queries: words });
  if (!group) return all(terms);
  const phrases = group.map(phraseOf);
  const said = phrases.find((phrase) => asked.includes(` ${phrase.join(' ')} `)) ?? [];
  const others = terms.filter((term) => !said.includes(term));
  return {
    combineWith: 'AND',
    queries: [
      ...others,
      {
        combineWith: 'OR',
        // What nobody has typed has no typing errors: 'papa' is not 'para'.
        queries: phrases.map((phrase) =>
          phrase === said ? all(phrase) : { ...all(phrase), fuzzy: false, prefix: false },
        ),
      },
    ],
  };
}
