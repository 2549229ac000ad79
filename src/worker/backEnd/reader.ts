import type { BackEndReader } from '../../pages/route.ts';
import type { Language } from '../../site/i18n/languages.ts';
import type { NewsItem } from '../../site/news/news.ts';
import type { Connection } from './connection.ts';
import { copyKey } from './copyKeys.ts';
import { type Copies, withStaleCopy } from './staleCopies.ts';

/** Milliseconds a read may take, and all that a page waits for. */
export const readTimeoutMs = 2_000;
/** Bytes of an answer that are read; more is a failed call. */
const longestAnswer = 4 * 1024 * 1024;
const newestFirst = { created_at: 'desc' } as const;

/**
 * The readers, with all their schemas, come with the first answer that is read: a
 * Worker starts without.
 */
const readers = async () => (await import('./parsing.ts')).read;

/**
 * @param language Language of the page; the back end may have the texts in it.
 * @param development Whether the back end is one for development.
 */
export function createReader(
  connection: Connection,
  language: Language,
  copies: Copies,
  development: boolean,
): BackEndReader {
  const copyOf = <T>(name: string, ask: () => Promise<T>) =>
    withStaleCopy(copyKey(name, language, development), ask, copies);
  const get = (path: string) => call(connection, path, language);
  const post = (path: string, body: object) => call(connection, path, language, body);
  const entries = async (filters: object) =>
    sortedNewestFirst(
      await (await readers()).entries(
        await post('/api/entries', { filters, order: newestFirst }),
      ),
    );
  /**
   * Entries may name their category by its id alone: then the list of categories has
   * its slug.
   */
  const withCategories = async (items: NewsItem[]): Promise<NewsItem[]> => {
    if (!items.some(lacksSlug)) return items;
    const categories = await copyOf('categories', async () =>
      (await readers()).categories(await post('/api/categories', {})),
    );
    return items.map((item) =>
      lacksSlug(item)
        ? {
            ...item,
            category:
              categories?.find(({ id }) => id === item.category?.id) ?? item.category,
          }
        : item,
    );
  };
  const copyOfEntries = async (name: string, filters: object) => {
    const items = await copyOf(name, () => entries(filters));
    return items && withCategories(items);
  };
  return {
    news: () => copyOfEntries('entries', {}),
    featuredNews: () => copyOfEntries('entries-featured', { featured: 1 }),
    similarNews: async (item) => {
      const category = item.category?.id;
      if (category === undefined) return [];
      const similar = await copyOfEntries(`entries-similar-${item.id}`, {
        visible: 1,
        category_id: category,
        exclude: item.id,
      });
      return similar?.filter((other) => other.id !== item.id).slice(0, 4);
    },
    newsItem: async (slug) => {
      const item = await copyOf(`entry-${slug}`, () =>
        orNull(async () =>
          (await readers()).entry(await get(`/api/entries/${encodeURIComponent(slug)}`)),
        ),
      );
      return item && (await withCategories([item]))[0];
    },
    promotions: () =>
      copyOf('promotions', async () =>
        (await readers()).promotions(await post('/api/promotions', {})),
      ),
    promotion: (slug) =>
      copyOf(`promotion-${slug}`, () =>
        orNull(async () =>
          (await readers()).promotion(
            await get(`/api/entries/es/promocion/${encodeURIComponent(slug)}`),
            slug,
          ),
        ),
      ),
  };
}

/**
 * Whether the back end answers its shortest list in so many milliseconds. Never throws.
 */
export async function isReachable(
  connection: Connection,
  milliseconds: number,
): Promise<boolean> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  try {
    const response = await connection('/api/categories', {
      method: 'POST',
      headers,
      body: '{}',
      signal: AbortSignal.timeout(milliseconds),
    });
    response.body?.cancel().catch(() => undefined);
    return response.status === 200;
  } catch {
    return false;
  }
}

const sortedNewestFirst = (items: NewsItem[]): NewsItem[] =>
  items.sort((a, b) => Date.parse(b.date ?? '1970') - Date.parse(a.date ?? '1970'));

const lacksSlug = ({ category }: NewsItem): boolean =>
  category !== undefined && !category.slug;

class NotFound extends Error {
  override name = 'NotFound';
}

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

/**
 * One read: POST where there is a body, else GET. Throws unless the answer is 200 with
 * JSON of a bearable size in time.
 */
async function call(
  connection: Connection,
  path: string,
  language: Language,
  body?: object,
): Promise<unknown> {
  const signal = AbortSignal.timeout(readTimeoutMs);
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  const response = await connection(
    path,
    body
      ? {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
          signal,
        }
      : { headers, signal },
  );
  if (response.status === 404 && !body) throw new NotFound(path);
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  return JSON.parse(await boundedText(response, signal)) as unknown;
}

async function boundedText(response: Response, signal: AbortSignal): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > longestAnswer) {
      await reader.cancel();
      throw new Error('answer too long');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  if (signal.aborted) throw new Error('timed out');
  return text + decoder.decode();
}
