import { synonyms } from 'virtual:content/synonyms';
import type MiniSearch from 'minisearch';
import { addressOf } from '../../site/addresses/addresses.ts';
import { type Verdict, verdictOn } from '../../site/catalogue/exclusion.ts';
import { findables } from '../../site/catalogue/findables.ts';
import type { NamedAllergen } from '../../site/catalogue/products.ts';
import { productsMeant, type Refusal } from '../../site/catalogue/refusal.ts';
import {
  type SearchedAllergens,
  searchedAllergens,
} from '../../site/catalogue/searchedAllergens.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import type { NewsItem } from '../../site/news/news.ts';
import {
  entriesIn,
  type Found,
  indexOf,
  type SearchDocument,
  searchIn,
} from '../../site/search/siteIndex.ts';
import { queryText } from '../../site/search/terms.ts';
import { shortened } from '../../site/texts/plainText.ts';
import type { Route } from '../route.ts';
import { type PossibleTraces, SearchPage } from './SearchPage.tsx';

export const search: Route<'search'> = async ({ language, query, backEnd, texts, searchIndex }) => {
  const q = queryText(query.get('q') ?? '');
  const [text, news, index] = await Promise.all([
    texts.get('search'),
    q ? backEnd.news() : [],
    q ? searchIndex() : undefined,
  ]);
  const indexes: Indexes | undefined = index && [index, newsIndex(news ?? [], language)];
  const { read, allergens } = readingOf(q, language, indexes);
  return {
    metadata: metadataOf(text),
    body: (
      <SearchPage
        text={text}
        query={q}
        found={indexes ? foundFor(allergens, read, language, indexes) : []}
        allergens={allergens.named}
        leftOut={allergens.refusal?.allergens ?? []}
        traces={index && possibleTraces(allergens, language, index)}
        newsUnavailable={news === undefined}
        newsLeftOut={(news?.length ?? 0) > maxNews ? maxNews : undefined}
      />
    ),
  };
};

type Indexes = [content: MiniSearch<SearchDocument>, news: MiniSearch<SearchDocument>];

/**
 * The allergens that a search names, and how its words are read. 'Lech' and 'lehce' are read
 * as 'leche' if nothing else is found: a list of some that contain it would make the rest look
 * safe, however the name is typed.
 */
function readingOf(
  q: string,
  language: Language,
  indexes: Indexes | undefined,
): { read: string; allergens: SearchedAllergens } {
  const asTyped = searchedAllergens(q, language);
  if (asTyped.named.length || !indexes) return { read: q, allergens: asTyped };
  const found = searchIn(indexes, q, language, synonyms);
  const [term = '', ...others] = new Set(found.flatMap(({ terms }) => terms));
  const asFound = searchedAllergens(term, language);
  return others.length || !asFound.named.length
    ? { read: q, allergens: asTyped }
    : { read: term, allergens: asFound };
}

function foundFor(
  { named, refusal, rest }: SearchedAllergens,
  q: string,
  language: Language,
  indexes: Indexes,
): Found[] {
  const found = searchIn(indexes, q, language, synonyms, !named.length);
  if (refusal)
    return [...productsWithout(refusal, language, indexes[0]), ...found.filter(isNoProduct)];
  if (!named.length) return found;
  // Of an allergen alone, a list that is not whole would make the rest look safe.
  const asked = rest
    ? productsNamed(rest, language, indexes)
    : productsThat('contains', named, findables(language), indexes[0]);
  const isAsked = ({ id }: Found) => asked.some((one) => one.id === id);
  const kept = rest ? found : found.filter((one) => isNoProduct(one) || isAsked(one));
  return [...kept, ...asked.filter(({ id }) => !kept.some((one) => one.id === id))];
}

/**
 * 'risketos milk' asks whether Risketos contain milk: every product that the other words
 * name is an answer, whether its texts mention milk or not.
 */
const productsNamed = (rest: string, language: Language, indexes: Indexes): Found[] =>
  searchIn(indexes, rest, language, synonyms).filter(({ kind }) => kind === 'product');

/**
 * A full-text search for 'without nuts' would find products with and without them, and
 * ranges with both. So the labels decide which products a refusal finds, as in the finder.
 */
const isNoProduct = ({ kind }: Found) => kind !== 'product' && kind !== 'range';

const productsWithout = (
  refusal: Refusal,
  language: Language,
  index: MiniSearch<SearchDocument>,
): Found[] =>
  productsThat('fits', refusal.allergens, productsMeant(findables(language), refusal), index);

/** Those of which the labels say this about some allergens. */
const productsThat = (
  verdict: Verdict,
  allergens: readonly NamedAllergen[],
  products: ReturnType<typeof findables>,
  index: MiniSearch<SearchDocument>,
): Found[] =>
  entriesIn(
    index,
    products
      .filter(({ possibleAllergens }) => verdictOn(possibleAllergens, allergens) === verdict)
      .map(({ product }) => `product/${product.key}`),
  );

/**
 * Of an allergen alone, what may contain it although it is no ingredient: whoever looks for
 * a product among those that contain it, and does not find it, would take it for safe.
 */
function possibleTraces(
  { named, refusal, rest }: SearchedAllergens,
  language: Language,
  index: MiniSearch<SearchDocument>,
): PossibleTraces | undefined {
  if (!named.length || refusal || rest) return undefined;
  const products = findables(language);
  return {
    mayContain: productsThat('mayContain', named, products, index),
    notDeclared: productsThat('notDeclared', named, products, index),
  };
}

/** Maximum number of news to index, newest first: each takes a millisecond. */
const maxNews = 200;
const maxSummaryLength = 600;

/** Index per language, rebuilt only when the news have changed. */
const newsIndexes = new Map<Language, { of: string; index: MiniSearch<SearchDocument> }>();

function newsIndex(news: readonly NewsItem[], language: Language): MiniSearch<SearchDocument> {
  const items = news.slice(0, maxNews);
  const of = JSON.stringify(
    items.map(({ slug, title, summary, language: own }) => [slug, title, summary, own]),
  );
  const known = newsIndexes.get(language);
  if (known?.of === of) return known.index;
  const documents = new Map(
    items.map(({ slug, title, summary, language: own }): [string, SearchDocument] => [
      slug,
      {
        id: `news/${slug}`,
        kind: 'news',
        title,
        calledAs: '',
        keywords: '',
        text: summary.slice(0, maxSummaryLength),
        excerpt: shortened(summary, 150),
        path: addressOf('news-item', language, { slug }),
        language: own,
      },
    ]),
  );
  const index = indexOf([...documents.values()]);
  newsIndexes.set(language, { of, index });
  return index;
}
