import type { Context } from 'hono';
import type { BackEndReader } from '../../pages/route.ts';
import { addressSlug, isSlug } from '../../site/addresses/slug.ts';
import { defaultLanguage, type Language } from '../../site/i18n/languages.ts';
import { knownCategory } from '../../site/news/categories.ts';
import type { Article, Category, NewsItem } from '../../site/news/news.ts';
import type { Promotion, PromotionDetails } from '../../site/promotions/promotions.ts';
import type { AppEnv } from '../appEnv.ts';
import { count } from '../counters.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { call, NotFound } from './call.ts';
import { type Connection, connectionFor, imageHostsFor, isDevelopmentHost } from './connection.ts';
import { maxArticles, readTimeoutMs } from './limits.ts';
import type { ReadContext } from './readContext.ts';
import type { ListedItem, Reading } from './responses/items.ts';
import { copyKey, kindOf } from './staleCopies/copyStores.ts';
import { noVersion, withStaleCopy } from './staleCopies/staleCopies.ts';

export const readContextFor = (c: Context<AppEnv>): ReadContext => ({
  store: c.env.LAST_GOOD,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
  deadline: Date.now() + readTimeoutMs,
  onFailure: (call, reason) => {
    log('warn', 'origin-failed', { call, reason });
    count(c.env, 'origin-failed', call);
  },
  onCut: (call, what) => {
    log('warn', 'content-cut', { call, what });
    count(c.env, 'content-cut', call, what);
  },
});

/** Reads from the back end of the request's host, in the given language. */
export function readerFor(
  c: Context<AppEnv>,
  language: Language,
  context: ReadContext = readContextFor(c),
): BackEndReader {
  const { hostname } = c.get('url');
  return createReader(
    connectionFor(hostname, c.env),
    language,
    context,
    isDevelopmentHost(hostname),
    imageHostsFor(hostname, c.env),
  );
}

/**
 * @param language Language of the page, sent to the back end.
 * @param development Whether this is a development back end.
 */
function createReader(
  connection: Connection,
  language: Language,
  context: ReadContext,
  development: boolean,
  imageHosts: readonly string[],
): BackEndReader {
  const source: Source = {
    get: (path) => call(connection, path, language),
    post: (path, body) => call(connection, path, language, body),
    copyOf: (name, ask, own = context) => {
      const key = copyKey(name, language, development);
      const askOnce = (current: ReadContext) =>
        ask(current, { onCut: onceEach(kindOf(key), current), imageHosts });
      return withStaleCopy(key, askOnce, own);
    },
    context,
    reading: { onCut: () => undefined, imageHosts },
  };
  return { ...newsReader(source), ...promotionReader(source) };
}

/** Reports each kind of cut once per response. */
function onceEach(kind: string, { onCut }: ReadContext): Reading['onCut'] {
  const reported = new Set<string>();
  return (what) => {
    if (!reported.has(what)) onCut?.(kind, what);
    reported.add(what);
  };
}

/**
 * Fetches and parses one response of the back end.
 *
 * @param context Of the current request, not of the one that read first.
 * @returns `null` for an item that is hidden.
 * @throws NotFound if the item does not exist; another error for any other failure.
 */
type Ask<T> = (context: ReadContext, reading: Reading) => Promise<T | null>;

/** How the news and promotion readers reach the back end. */
interface Source {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  /** The response, or its stale copy. */
  copyOf<T>(name: string, ask: Ask<T>, context?: ReadContext): Promise<T | null | undefined>;
  context: ReadContext;
  reading: Reading;
}

/** Loads the parsers and schemas with the first response, to keep start-up fast. */
const parsers = async () => (await import('./responses/parsing.ts')).read;

/** For reads whose result is not shown: they do not invalidate the cached page. */
const unnoticed = ({ onRead: _, ...context }: ReadContext): ReadContext => context;

/**
 * For optional data. A page without it counts as complete, because its absence is
 * recorded as version 0; the first real version then makes the cached page outdated.
 */
const optional = (context: ReadContext): ReadContext => ({
  ...context,
  onRead: (key, version = noVersion) => context.onRead?.(key, version),
});

interface Listed {
  /** As in the site's address. */
  slug: string;
  /** As the back end spells it; undefined if it has none. */
  backEndSlug: string | undefined;
}

/**
 * Reads an item by the slug of its address, and looks an unknown slug up in the list: the
 * back end may be case-sensitive, while addresses are lower case, or the item may have no
 * slug of its own.
 *
 * @param ask Reads an item by its slug in the back end, and knows whether the list has it.
 * @param readListed Reads an item that only the list has.
 * @throws NotFound if the list does not contain the item either.
 * @throws Error if the list names an item that the back end does not know.
 */
async function readBySlug<T>(
  slug: string,
  ask: (slug: string, isListed: boolean) => Promise<T>,
  list: () => Promise<Listed[] | undefined>,
  readListed?: () => Promise<T>,
): Promise<T> {
  try {
    return await ask(slug, false);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    const listed = (await list())?.find((item) => item.slug === slug);
    if (!listed) throw error;
    if (!listed.backEndSlug && readListed) return readListed();
    return ask(listed.backEndSlug ?? slug, true).catch(contradicted);
  }
}

function contradicted(cause: unknown): never {
  throw new Error('the list names an item that cannot be read', { cause });
}

/** Length of the featured and similar lists, which pages show in part. */
const shortList = 4;

type NewsReader = Pick<
  BackEndReader,
  'news' | 'newestArticles' | 'featuredNews' | 'similarNews' | 'newsItem' | 'categories'
>;

function newsReader(source: Source): NewsReader {
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
      return (
        newest && withCategories(await Promise.all(newest.map((item) => articleOf(item, source))))
      );
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
      const similar = await copyOf(`entries-similar-${category.id}-${id ?? slug}`, ask);
      return similar ? withCategories(similar) : undefined;
    },
    newsItem: async (name) => {
      if (!isSlug(name)) return null;
      const slug = addressSlug(name);
      const ask: Ask<Article> = (current, reading) =>
        readBySlug(
          slug,
          async (asked) => {
            const path = `/api/entries/${encodeURIComponent(asked)}`;
            return (await parsers()).entry(await source.get(path), asked, reading);
          },
          () => entries(unnoticed(current)),
        );
      const item = await copyOf(`entry-${slug}`, ask);
      if (item) return (await withCategories([item]))[0];
      if (item === null) return null;
      // In an outage, what the list knows of an item that nobody opened before it.
      const listed = (await entries())?.find((one) => one.slug === slug);
      return listed && (await withCategories([await articleOf(listed, source)]))[0];
    },
  };
}

const askEntries =
  ({ post }: Source, filters: object): Ask<ListedItem[]> =>
  async (_, reading) => {
    const order = { created_at: 'desc' };
    const json = await post('/api/entries', { filters, order });
    return (await parsers()).entries(json, reading);
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

async function articleOf(item: ListedItem, { reading }: Source): Promise<Article> {
  const article = articles.get(item) ?? (await (await parsers()).listedArticle(item, reading));
  articles.set(item, article);
  return article;
}

interface CategoryReader {
  categories(): Promise<Category[] | undefined>;
  /** Completes items that name their category only by id or slug. */
  withCategories<T extends NewsItem>(items: T[]): Promise<T[]>;
}

function categoryReader({ post, copyOf, context }: Source): CategoryReader {
  const ask: Ask<Category[]> = async (_, reading) =>
    (await parsers()).categories(await post('/api/categories', {}), reading);
  const categories = async () => (await copyOf('categories', ask, optional(context))) ?? undefined;
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

function promotionReader({
  get,
  post,
  copyOf,
  context,
}: Source): Pick<BackEndReader, 'promotions' | 'promotion'> {
  const askPromotions: Ask<Promotion[]> = async (_, reading) =>
    (await parsers()).promotions(await post('/api/promotions', {}), reading);
  const promotions = async (own = context) =>
    (await copyOf('promotions', askPromotions, own)) ?? undefined;
  return {
    promotions: () => promotions(),
    promotion: async (name) => {
      if (!isSlug(name)) return null;
      const slug = addressSlug(name);
      const ask: Ask<PromotionDetails> = (current, reading) =>
        readBySlug(
          slug,
          async (asked, isListed) => {
            const path = `/api/entries/es/promocion/${encodeURIComponent(asked)}`;
            return (await parsers()).promotion(await get(path), { asked, isListed }, reading);
          },
          () => promotions(unnoticed(current)),
          async () => {
            const list = await post('/api/promotions', {});
            return (await parsers()).listedPromotion(list, slug, reading);
          },
        );
      return copyOf(`promotion-${slug}`, ask);
    },
  };
}

/**
 * Whether the back end of a host answers its shortest list within `readTimeoutMs`, and as
 * the contract requires: a maintenance page with status 200 is an outage. Never throws.
 */
export async function backEndAnswers(host: string, env: Env): Promise<boolean> {
  try {
    const { read } = await import('./responses/parsing.ts');
    const connection = connectionFor(host, env);
    await read.categories(await call(connection, '/api/categories', defaultLanguage, {}));
    return true;
  } catch {
    return false;
  }
}
