import type { BackEndReader } from '../../pages/route.ts';
import { isSlug } from '../../site/addresses/slug.ts';
import { knownCategory } from '../../site/news/categories.ts';
import type { Article, Category, NewsItem } from '../../site/news/news.ts';
import type { ListedItem } from './answers/items.ts';
import { maxArticles } from './limits.ts';
import { readBySlug } from './readBySlug.ts';
import { type Ask, optional, type Source, unnoticed } from './source.ts';

const newestFirst = { created_at: 'desc' } as const;
/** Of the lists of which pages show the first items only. */
const shortList = 4;

/**
 * The parsers, with all their schemas, come with the first answer that is read: a
 * Worker starts without.
 */
const parsing = async () => (await import('./answers/parsing.ts')).read;

/** Articles of the feed, cleaned once as long as the list says the same. */
const articles = new WeakMap<ListedItem, Promise<Article>>();

type NewsReader = Pick<
  BackEndReader,
  'news' | 'newestArticles' | 'featuredNews' | 'similarNews' | 'newsItem' | 'categories'
>;

export function newsReader({ get, post, copyOf, copies }: Source): NewsReader {
  const askEntries =
    (filters: object): Ask<ListedItem[]> =>
    async (_, onCut) => {
      const json = await post('/api/entries', { filters, order: newestFirst });
      return (await parsing()).entries(json, onCut);
    };
  const askFirstEntries =
    (filters: object, fits: (item: ListedItem) => boolean): Ask<NewsItem[]> =>
    async (...asked) =>
      (await askEntries(filters)(...asked))
        ?.filter(fits)
        .slice(0, shortList)
        .map(({ uncleaned: _, ...item }) => item) ?? [];
  const entries = async (own = copies) =>
    (await copyOf('entries', askEntries({}), own)) ?? undefined;

  const askEntry =
    (slug: string): Ask<Article> =>
    async (current, onCut) => {
      const entry = async (name: string) =>
        (await parsing()).entry(
          await get(`/api/entries/${encodeURIComponent(name)}`),
          onCut,
        );
      return readBySlug(slug, entry, () => entries(unnoticed(current)));
    };

  const categories = async () =>
    (await copyOf(
      'categories',
      async (_, onCut) =>
        (await parsing()).categories(await post('/api/categories', {}), onCut),
      optional(copies),
    )) ?? undefined;

  /** Items may name their category by its id or slug alone; the list has the rest. */
  const withCategories = async <T extends NewsItem>(items: T[]): Promise<T[]> => {
    if (!items.some(({ category }) => category && !isComplete(category))) return items;
    const known = await categories();
    return items.map((item) => ({ ...item, category: completed(item.category, known) }));
  };

  return {
    categories,
    news: async () => {
      const items = await entries();
      return items && withCategories(items);
    },
    newestArticles: async () => {
      const newest = (await entries())?.slice(0, maxArticles);
      return newest && withCategories(await Promise.all(newest.map(cleaned)));
    },
    featuredNews: async () => {
      const ask = askFirstEntries({ featured: 1 }, () => true);
      const featured = await copyOf('entries-featured', ask);
      return featured ? withCategories(featured) : undefined;
    },
    similarNews: async ({ id, slug, category }) => {
      if (category?.id === undefined) return [];
      const filters = {
        visible: 1,
        category_id: category.id,
        ...(id === undefined ? {} : { exclude: id }),
      };
      const ask = askFirstEntries(filters, (other) => other.slug !== slug);
      const similar = await copyOf(`entries-similar-${id ?? slug}`, ask);
      return similar ? withCategories(similar) : undefined;
    },
    newsItem: async (slug) => {
      if (!isSlug(slug)) return null;
      const item = await copyOf(`entry-${slug}`, askEntry(slug));
      return item && (await withCategories([item]))[0];
    },
  };
}

async function cleaned(item: ListedItem): Promise<Article> {
  const article =
    articles.get(item) ?? parsing().then(({ listedArticle }) => listedArticle(item));
  articles.set(item, article);
  return article;
}

const isComplete = ({ id, slug, name }: Category): boolean =>
  id !== undefined && Boolean(slug && (name || knownCategory(slug)));

function completed(
  category: Category | undefined,
  known: readonly Category[] | undefined,
): Category | undefined {
  if (!category || isComplete(category)) return category;
  const same = known?.find(({ id, slug }) =>
    category.slug ? slug === category.slug : id === category.id,
  );
  return same ? { ...same, ...named(category) } : category;
}

/** What a category says of itself. */
const named = ({ id, slug, name }: Category): Partial<Category> => ({
  ...(id === undefined ? {} : { id }),
  ...(slug ? { slug } : {}),
  ...(name ? { name } : {}),
});
