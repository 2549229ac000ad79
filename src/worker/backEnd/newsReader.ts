import type { BackEndReader } from '../../pages/route.ts';
import { isSlug } from '../../site/addresses/slug.ts';
import { knownCategory } from '../../site/news/categories.ts';
import type { Article, Category, NewsItem } from '../../site/news/news.ts';
import { maxArticles } from './limits.ts';
import { readBySlug } from './readBySlug.ts';
import type { ListedItem } from './responses/items.ts';
import { type Ask, optional, parsers, type Source, unnoticed } from './source.ts';

/** Length of the featured and similar lists, which pages show in part. */
const shortList = 4;

type NewsReader = Pick<
  BackEndReader,
  'news' | 'newestArticles' | 'featuredNews' | 'similarNews' | 'newsItem' | 'categories'
>;

export function newsReader(source: Source): NewsReader {
  const { copyOf, context } = source;
  const { categories, withCategories } = categoryReader(source);
  const entries = async (own = context) =>
    (await copyOf('entries', askEntries(source, {}), own)) ?? undefined;
  return {
    categories,
    news: async () => {
      const items = await entries();
      return items && withCategories(items);
    },
    newestArticles: async () => {
      const newest = (await entries())?.slice(0, maxArticles);
      return newest && withCategories(await Promise.all(newest.map(articleOf)));
    },
    featuredNews: async () => {
      const ask = askFirst(askEntries(source, { featured: 1 }));
      const featured = await copyOf('entries-featured', ask);
      return featured ? withCategories(featured) : undefined;
    },
    similarNews: async ({ id, slug, category }) => {
      if (category?.id === undefined) return [];
      const others = id === undefined ? {} : { exclude: id };
      const filters = { visible: 1, category_id: category.id, ...others };
      const ask = askFirst(askEntries(source, filters), (item) => item.slug !== slug);
      const similar = await copyOf(`entries-similar-${id ?? slug}`, ask);
      return similar ? withCategories(similar) : undefined;
    },
    newsItem: async (slug) => {
      if (!isSlug(slug)) return null;
      const ask: Ask<Article> = (current, onCut) =>
        readBySlug(
          slug,
          async (name) => {
            const path = `/api/entries/${encodeURIComponent(name)}`;
            return (await parsers()).entry(await source.get(path), onCut);
          },
          () => entries(unnoticed(current)),
        );
      const item = await copyOf(`entry-${slug}`, ask);
      return item && (await withCategories([item]))[0];
    },
  };
}

const askEntries =
  ({ post }: Source, filters: object): Ask<ListedItem[]> =>
  async (_, onCut) => {
    const order = { created_at: 'desc' };
    const json = await post('/api/entries', { filters, order });
    return (await parsers()).entries(json, onCut);
  };

/** The first items of a list, without the HTML that only the feed shows. */
const askFirst =
  (ask: Ask<ListedItem[]>, fits: (item: ListedItem) => boolean = () => true) =>
  async (...asked: Parameters<typeof ask>): Promise<NewsItem[]> => {
    const items = (await ask(...asked)) ?? [];
    const first = items.filter(fits).slice(0, shortList);
    return first.map(({ uncleaned: _, ...item }) => item);
  };

/** Cleaned articles, cached as long as the list is unchanged. */
const articles = new WeakMap<ListedItem, Article>();

async function articleOf(item: ListedItem): Promise<Article> {
  const article = articles.get(item) ?? (await (await parsers()).listedArticle(item));
  articles.set(item, article);
  return article;
}

interface CategoryReader {
  categories(): Promise<Category[] | undefined>;
  /** Completes items that name their category only by id or slug. */
  withCategories<T extends NewsItem>(items: T[]): Promise<T[]>;
}

function categoryReader({ post, copyOf, context }: Source): CategoryReader {
  const ask: Ask<Category[]> = async (_, onCut) =>
    (await parsers()).categories(await post('/api/categories', {}), onCut);
  const categories = async () =>
    (await copyOf('categories', ask, optional(context))) ?? undefined;
  return {
    categories,
    withCategories: async (items) => {
      if (items.every(({ category }) => isComplete(category))) return items;
      const known = (await categories()) ?? [];
      return items.map((item) => ({
        ...item,
        category: completed(item.category, known),
      }));
    },
  };
}

const isComplete = (category: Category | undefined): boolean =>
  !category ||
  (category.id !== undefined &&
    category.slug !== '' &&
    (category.name !== undefined || knownCategory(category.slug) !== undefined));

function completed(
  category: Category | undefined,
  known: readonly Category[],
): Category | undefined {
  if (!category || isComplete(category)) return category;
  const same = known.find(({ id, slug }) =>
    category.slug ? slug === category.slug : id === category.id,
  );
  return {
    id: category.id ?? same?.id,
    slug: category.slug || (same?.slug ?? ''),
    name: category.name ?? same?.name,
  };
}
