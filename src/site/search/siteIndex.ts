import MiniSearch, { type AsPlainObject, type Query, type QueryCombination } from 'minisearch';
import type { Language } from '../i18n/languages.ts';
import { partsOf } from './marking.ts';
import { type ParsedQuery, parseQuery, queryTerms, type Synonyms } from './parseQuery.ts';
import { minFuzzyLength, soundOf, stem, transpositionsOf, wordsOf } from './terms.ts';

type ResultKind = 'product' | 'range' | 'question' | 'page' | 'news';

export interface SearchDocument {
  /** Unique across kinds: `product/jummy`. */
  id: string;
  kind: ResultKind;
  title: string;
  /** What visitors call it, by which it comes first: content/searched-words.json. */
  calledAs: string;
  /** Searched with almost the title's weight, but not shown. */
  keywords: string;
  /** Searched with less weight. */
  text: string;
  /** Shown below the title. */
  excerpt: string;
  /** Address in the index's language. */
  path: string;
  /** Set if it may differ from the index's. */
  language?: Language;
}

const options = {
  fields: ['calledAs', 'title', 'keywords', 'text'],
  storeFields: ['kind', 'title', 'excerpt', 'path', 'language'],
  tokenize: wordsOf,
  /** Texts are left out: their many words sound like too much. */
  processTerm: (word: string, field?: string) => {
    const term = stem(word);
    return field === 'text' ? term : [...new Set([term, soundOf(term)])];
  },
  searchOptions: {
    processTerm: stem,
    boost: { calledAs: 30, title: 4, keywords: 3 },
    combineWith: 'AND' as const,
    prefix: (term: string) => term.length > 1,
    fuzzy: (term: string) => (term.length >= minFuzzyLength ? 1 : false),
  },
};

/** Builds an index, at build time. */
export function indexOf(documents: readonly SearchDocument[]): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  return index;
}

/** Loads an index from JSON. */
export const loadedIndex = (written: AsPlainObject): MiniSearch<SearchDocument> =>
  MiniSearch.loadJS<SearchDocument>(written, options);

export interface Found {
  kind: ResultKind;
  id: string;
  title: string;
  excerpt: string;
  path: string;
  language?: Language;
  /** Matched words of the document, folded. */
  terms: string[];
  /** Whether it is a page that has them in its running text alone, of which nothing is shown. */
  isMention: boolean;
}

/**
 * Searches the indexes, best results first. Every word, or a synonym, must match. If
 * nothing is found, one typing error per word is allowed, or a spelling that sounds alike;
 * if still nothing, transposed letters; and at last some of the words are enough: who asks
 * where to buy a product finds both, and not only the conditions that have all the words.
 *
 * @param forgiving False to allow no typing errors: the nearest word to an allergen's
 *   name is another food.
 */
export function searchIn(
  indexes: readonly MiniSearch<SearchDocument>[],
  query: string,
  language: Language,
  synonyms: Synonyms,
  forgiving = true,
): Found[] {
  const terms = queryTerms(query, language);
  if (!terms.length) return [];
  const parsed = parseQuery(query, language, synonyms[language]);
  const queries = [
    queryOf(parsed, false),
    ...(forgiving ? [queryOf(parsed, true)] : []),
    ...(forgiving && terms.length <= maxSwappedTerms ? [swappedQuery(terms)] : []),
    ...(forgiving ? [{ ...queryOf(parsed, false), combineWith: 'OR' } as const] : []),
  ];
  const isTelling = (found: readonly Found[], wanted: Query) =>
    terms.length === 1 || !found.every(isRunningText) || isNamed(indexes, wanted);
  for (const wanted of queries) {
    const found = foundIn(indexes, wanted);
    if (found.length && isTelling(found, wanted)) return found;
  }
  return [];
}

/** The named entries of an index, in this order. */
export const entriesIn = (index: MiniSearch<SearchDocument>, ids: readonly string[]): Found[] =>
  ids.flatMap((id) => {
    const stored = index.getStoredFields(id);
    return stored ? [entryOf(id, stored, [])] : [];
  });

/** Long texts have most words somewhere: that is not yet what they are about. */
const isRunningText = ({ kind }: Found): boolean => kind === 'page' || kind === 'news';

/** Whether something is found by its names alone. */
const isNamed = (indexes: readonly MiniSearch<SearchDocument>[], query: Query): boolean =>
  indexes.some((index) => index.search({ queries: [query], fields: names }).length);

const names = ['calledAs', 'title', 'keywords'];

function foundIn(indexes: readonly MiniSearch<SearchDocument>[], query: Query): Found[] {
  return indexes
    .flatMap((index) => index.search(query))
    .sort((a, b) => b.score - a.score)
    .map(({ id, terms, match, ...stored }) => {
      const entry = entryOf(id, stored, terms);
      const fields = Object.values(match).flat();
      const isMention = entry.kind === 'page' && fields.every(isText) && !showsTerms(entry);
      return { ...entry, isMention };
    });
}

const isText = (field: string): boolean => field === 'text';

const showsTerms = ({ title, excerpt, terms }: Found): boolean =>
  partsOf(`${title} ${excerpt}`, terms).some(({ found }) => found);

const entryOf = (id: unknown, stored: object, terms: string[]): Found => ({
  id: String(id),
  terms,
  isMention: false,
  ...(stored as Omit<Found, 'id' | 'terms' | 'isMention'>),
});

/** The terms or variants with two letters transposed, matched exactly. */
const swappedQuery = (terms: readonly string[]): QueryCombination => ({
  combineWith: 'AND',
  queries: terms.map((term) => ({
    combineWith: 'OR',
    queries: [term, ...transpositionsOf(term)],
    fuzzy: false,
    prefix: false,
  })),
});

/**
 * Maximum words of a query to retry with transposed letters, because each word becomes
 * many.
 */
const maxSwappedTerms = 3;

/** The term, or for less what sounds like it. */
const spoken = (term: string): Query => {
  const sound = soundOf(term);
  return sound.length < minFuzzyLength
    ? term
    : {
        combineWith: 'OR',
        queries: [
          term,
          { queries: [sound], prefix: false, fuzzy: false, boostTerm: () => soundWeight },
        ],
      };
};

/** Of a spelling that sounds alike, as MiniSearch weighs a typing error. */
const soundWeight = 0.45;

/** A parsed query as a MiniSearch query. */
const queryOf = (parsed: ParsedQuery, forgiving: boolean): QueryCombination => ({
  combineWith: 'AND',
  ...(!forgiving && { fuzzy: false }),
  queries: parsed.map((phrases) => ({
    combineWith: 'OR',
    queries: phrases.map(({ terms, exact }) => ({
      combineWith: 'AND',
      queries: exact || !forgiving ? [...terms] : terms.map(spoken),
      ...(exact && { fuzzy: false, prefix: false }),
    })),
  })),
});
