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

test('news that moves to another category is shown with that category’s', async () => {
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (_: URL, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)).filters.category_id);
    return Response.json({ data: [] });
  });
  const context = {
    get: () => new URL('https://www.example.com/'),
    env: {
      ORIGIN_URL: 'https://api.example.com',
      LAST_GOOD: { get: nothing, put: nothing, getWithMetadata: nothing },
    },
    executionCtx: { waitUntil: () => undefined },
  } as unknown as Context<AppEnv>;
  const { similarNews } = readerFor(context, 'es');
  const item = (id: number) => ({ id: 7, slug: 'n', category: { id, slug: '' } }) as NewsItem;
  await similarNews(item(1));
  await similarNews(item(2));
  expect(asked).toEqual([1, 2]);
});
