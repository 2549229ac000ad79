import type { Context } from 'hono';
import { afterAll, expect, test, vi } from 'vitest';
import type { Language } from '../../src/site/i18n/languages.ts';
import type { NewsItem } from '../../src/site/news/news.ts';
import type { AppEnv } from '../../src/worker/appEnv.ts';
import { imageHostsFor } from '../../src/worker/backEnd/connection.ts';
import { isShownPicture } from '../../src/worker/backEnd/responses/cleanHtml.ts';
import { read } from '../../src/worker/backEnd/responses/parsing.ts';
import type { Env } from '../../src/worker/env.ts';

const nothing = async () => undefined;
// The platform has it when the module is imported, which another file may have done without.
vi.resetModules();
vi.stubGlobal('caches', { default: { match: nothing, put: nothing, delete: nothing } });
afterAll(() => vi.unstubAllGlobals());
const { readerFor } = await import('../../src/worker/backEnd/reader.ts');
// A read does not wait for it for long.
await import('../../src/worker/backEnd/responses/parsing.ts');

/**
 * A reader of the back end at `fetch`, and the keys of the copies that it stores. What it
 * has read stays in memory, by language.
 */
function readerOfCopies(language: Language = 'es') {
  const stored: string[] = [];
  const context = {
    get: () => new URL('https://www.example.com/'),
    env: {
      ORIGIN_URL: 'https://api.example.com',
      LAST_GOOD: {
        get: nothing,
        put: async (key: string) => void stored.push(key),
        getWithMetadata: async () => ({ value: null, metadata: null }),
      },
    },
    executionCtx: { waitUntil: () => undefined },
  } as unknown as Context<AppEnv>;
  return { reader: readerFor(context, language), stored };
}

/** A back end that finds items by anything that begins with their id. */
const findsLoosely = (item: object, listed: object[] = []) =>
  vi.stubGlobal('fetch', async (address: URL) =>
    Response.json({ data: /\/api\/(entries|promotions)$/.test(String(address)) ? listed : item }),
  );
const news = { id: 7, slug: 'noticia', created_at: '2026-01-02', titulo: 'Una noticia' };

test('an item that the back end finds by something else than its slug is not stored', async () => {
  findsLoosely({ ...news, visible: 1 });
  const { reader, stored } = readerOfCopies();
  expect(await reader.newsItem('7abc')).toBeNull();
  expect((await reader.newsItem('noticia'))?.title).toBe('Una noticia');
  await vi.waitFor(() => expect(stored.join()).toContain('entry-noticia'));
  expect(stored.join()).not.toContain('7abc');
});

test('nor is that it is hidden', async () => {
  findsLoosely({ ...news, visible: 0 });
  const { reader, stored } = readerOfCopies('en');
  expect(await reader.newsItem('7abc')).toBeNull();
  expect(await reader.newsItem('noticia')).toBeNull();
  await vi.waitFor(() => expect(stored.join()).toContain('entry-noticia'));
  expect(stored.join()).not.toContain('7abc');
});

test.each([
  ['shown', 1, 'es'],
  ['hidden', 0, 'en'],
] as const)(
  'a %s promotion without a slug is stored under its title only',
  async (_, visible, language) => {
    findsLoosely({ titulo: 'De verano', visible });
    const { reader, stored } = readerOfCopies(language);
    expect(await reader.promotion('7abc')).toBeNull();
    expect((await reader.promotion('de-verano'))?.title).toBe(visible ? 'De verano' : undefined);
    await vi.waitFor(() => expect(stored.join()).toContain('promotion-de-verano'));
    expect(stored.join()).not.toContain('7abc');
  },
);

test('a promotion that has its slug in the list only is shown', async () => {
  findsLoosely({ titulo: 'De verano' }, [{ titulo: 'De verano', slug: 'Verano-2026' }]);
  const { promotion } = readerOfCopies('fr').reader;
  expect(await promotion('verano-2026')).toMatchObject({
    title: 'De verano',
    slug: 'verano-2026',
    backEndSlug: 'Verano-2026',
  });
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

test.each([1, '1', true])('%j means visible, featured, and open to entries', async (yes) => {
  const item = { titulo: 'T', slug: 't', visible: yes };
  const { entries, promotions } = read;
  expect(await entries({ data: [{ ...item, featured: yes }] })).toMatchObject([{ featured: true }]);
  expect(await promotions({ data: [{ ...item, participation: yes }] })).toMatchObject([
    { participation: true },
  ]);
});

test('news of the same moment, or without a date, stay in the order of the back end', async () => {
  const day = '2026-11-20T10:00:00Z';
  const dates = [day, day, undefined, '2026-11-21T10:00:00Z', day, undefined];
  const data = dates.map((created_at, i) => ({ slug: `n${i}`, titulo: `N${i}`, created_at }));
  const entries = await read.entries({ data });
  expect(entries.map(({ slug }) => slug)).toEqual(['n3', 'n0', 'n1', 'n4', 'n2', 'n5']);
});

test('a comma at the end of IMAGE_HOSTS names no host, and shows no picture without one', () => {
  const hosts = imageHostsFor('www.example.com', { IMAGE_HOSTS: 'a.example,b.example,' } as Env);
  expect(hosts).toEqual(['a.example', 'b.example']);
  expect(isShownPicture('https://b.example/1.png', hosts)).toBe(true);
  for (const address of ['', '/1.png', 'data:image/png;base64,', 'https://c.example/1.png'])
    expect(isShownPicture(address, hosts)).toBe(false);
});
