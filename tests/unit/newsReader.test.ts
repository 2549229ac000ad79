import type { Context } from 'hono';
import { afterAll, expect, test, vi } from 'vitest';
import type { NewsItem } from '../../src/site/news/news.ts';
import type { AppEnv } from '../../src/worker/appEnv.ts';

const nothing = async () => undefined;
// The platform has it when the module is imported, which another file may have done without.
vi.resetModules();
vi.stubGlobal('caches', { default: { match: nothing, put: nothing, delete: nothing } });
afterAll(() => vi.unstubAllGlobals());
const { readerFor } = await import('../../src/worker/backEnd/reader.ts');
// A read does not wait for it for long.
await import('../../src/worker/backEnd/responses/parsing.ts');

/** A reader of the back end at `fetch`, and the keys of the copies that it stores. */
function readerOfCopies() {
  const stored: string[] = [];
  const context = {
    get: () => new URL('https://www.example.com/'),
    env: {
      ORIGIN_URL: 'https://api.example.com',
      LAST_GOOD: {
        get: nothing,
        put: async (key: string) => void stored.push(key),
        getWithMetadata: nothing,
      },
    },
    executionCtx: { waitUntil: () => undefined },
  } as unknown as Context<AppEnv>;
  return { reader: readerFor(context, 'es'), stored };
}

test('an item that the back end finds by something else than its slug is not stored', async () => {
  vi.stubGlobal('fetch', async (address: URL) =>
    Response.json({
      data: String(address).endsWith('/api/entries')
        ? []
        : { id: 7, slug: 'noticia', visible: 1, created_at: '2026-01-02', titulo: 'Una noticia' },
    }),
  );
  const { reader, stored } = readerOfCopies();
  expect(await reader.newsItem('7abc')).toBeNull();
  expect((await reader.newsItem('noticia'))?.title).toBe('Una noticia');
  await vi.waitFor(() => expect(stored.join()).toContain('entry-noticia'));
  expect(stored.join()).not.toContain('7abc');
});

test('news that moves to another category is shown with that category’s', async () => {
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (_: URL, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)).filters.category_id);
    return Response.json({ data: [] });
  });
  const { similarNews } = readerOfCopies().reader;
  const item = (id: number) => ({ id: 7, slug: 'n', category: { id, slug: '' } }) as NewsItem;
  await similarNews(item(1));
  await similarNews(item(2));
  expect(asked).toEqual([1, 2]);
});
