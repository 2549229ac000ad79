import { synonyms } from 'virtual:content/synonyms';
import type MiniSearch from 'minisearch';
import { addressOf } from '../../site/addresses/addresses.ts';
import {
  type SearchedAllergens,
  searchedAllergens,
} from '../../site/catalogue/searchedAllergens.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import type { NewsItem } from '../../site/news/news.ts';
import { type Found, indexOf, type SearchDocument, searchIn } from '../../site/search/siteIndex.ts';
import { queryText } from '../../site/search/terms.ts';
import { shortened } from '../../site/texts/plainText.ts';
import type { Route } from '../route.ts';
import { SearchPage } from './SearchPage.tsx';

export const search: Route<'search'> = async ({ language, query, backEnd, texts, searchIndex }) => {
  const q = queryText(query.get('q') ?? '');
  const [text, news, index] = await Promise.all([
    texts.get('search'),
    q ? backEnd.news() : [],
    q ? searchIndex() : undefined,
  ]);
  const indexes = index ? [index, newsIndex(news ?? [], language)] : [];
  const allergens = searchedAllergens(q, language, synonyms);
  const found = searchIn(indexes, q, language, synonyms, !allergens.named.length);
  // 'risketos milk' asks whether Risketos contain milk: every product that the other words
  // name is an answer, whether its texts mention milk or not.
  const asked = allergens.named.length
    ? searchIn(indexes, allergens.rest, language, synonyms).filter(
        ({ kind, id }) => kind === 'product' && !found.some((known) => known.id === id),
      )
    : [];
  return {
    metadata: metadataOf(text),
    body: (
      <SearchPage
        text={text}
        query={q}
        found={isRefused(allergens) ? found.filter(isNoProduct) : [...found, ...asked]}
        allergens={allergens.named}
        newsUnavailable={news === undefined}
        newsLeftOut={(news?.length ?? 0) > maxNews ? maxNews : undefined}
      />
    ),
  };
};

/**
 * A full-text search for 'without nuts' would mix products with and without them, so
 * products are left out. A link above the results leads to the finder, which separates
 * them.
 */
const isRefused = ({ named, refused }: SearchedAllergens) => refused && named.length > 0;
const isNoProduct = ({ kind }: Found) => kind !== 'product' && kind !== 'range';

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
