import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTimeoutMs } from '../../../src/worker/backEnd/limits.ts';
import type { Behaviour } from '../../support/backEnd/failingBackEnd.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { postApi } from '../../support/forms/posting.ts';
import { linesOf } from '../../support/logLines.ts';
import { slowness } from '../../support/processorTime.ts';
import type { RunningSite } from '../../support/site.ts';

const faults: Behaviour[] = [
  'reset',
  500,
  'slow',
  'garbage',
  'html',
  'missing fields',
  'half an answer',
  'huge',
];
const pages = [
  '/es',
  '/en/news',
  '/fr/promotion',
  '/es/noticia/noticia-1',
  '/es/promocion/promo',
];

/** A page waits for one read, and is rendered on a machine that may be busy. */
const longestWaitMs = () => readTimeoutMs + 1_500 * slowness();

const timed = async (url: string) => {
  const start = performance.now();
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, html, milliseconds: performance.now() - start };
};

// Concurrent, because most of the time is the pause before a failed back end is asked
// again.
test.concurrent.for(faults)(
  'with a back end that answers "%s" and no copy every page responds within a read’s timeout, says what is missing, and recovers by itself',
  async (fault, { expect }) => {
    await using site = await startReadingSite(fault);
    for (const path of pages) {
      const { status, html, milliseconds } = await timed(site.url + path);
      expect([200, 503], path).toContain(status);
      expect(html, path).toMatch(/<h1[\s>]/);
      expect(html, path).toMatch(/No podemos|podemos mostrar|can’t show|Impossible/);
      expect(milliseconds, path).toBeLessThan(longestWaitMs());
    }
    site.backEnd.behave('well');
    await expect
      .poll(async () => (await timed(`${site.url}/en/news`)).html, {
        timeout: 15_000,
        interval: 500,
      })
      .toContain('Noticia 6');
    await expect
      .poll(async () => (await timed(`${site.url}/es/noticia/noticia-1`)).status, {
        timeout: 15_000,
        interval: 500,
      })
      .toBe(200);
  },
);

// Every page reads something that none of the others reads, so that each asks the back end.
const kept: [Behaviour, string][] = [
  ['slow', '/es/noticia/noticia-1'],
  ['reset', '/es'],
  [500, '/en/news'],
  ['garbage', '/fr/promotion'],
  ['html', '/es/promocion/promo'],
  ['missing fields', '/en/promociones'],
  ['huge', '/fr/actualites'],
  ['half an answer', '/es/noticias'],
  ['half an answer', '/en/single-news-item/noticia-1'],
];

test('a new isolate with a failing back end shows stale copies from other isolates', async () => {
  await using before = await startReadingSite('well');
  for (const [, path] of kept)
    expect((await timed(before.url + path)).html, path).toMatch(/Noticia|Promo/);
  await using site = await startReadingSite('reset');
  await expect
    .poll(() => copyStore(before, site), { timeout: 10_000 })
    .toBeGreaterThan(kept.length);
  for (const [fault, path] of kept) {
    site.backEnd.behave(fault);
    site.backEnd.calls.length = 0;
    const { status, html, milliseconds } = await timed(site.url + path);
    expect(site.backEnd.calls, `${path} with ${fault}`).not.toEqual([]);
    expect(status, `${path} with ${fault}`).toBe(200);
    expect(html, `${path} with ${fault}`).toMatch(/Noticia|Promo/);
    expect(milliseconds, `${path} with ${fault}`).toBeLessThan(longestWaitMs());
  }
});

/** Gives one site the copies of another and returns their number. */
async function copyStore(from: RunningSite, to: RunningSite): Promise<number> {
  const [source, target] = [
    (await from.environment()).LAST_GOOD,
    (await to.environment()).LAST_GOOD,
  ];
  const { keys } = await source.list();
  for (const { name, metadata } of keys)
    await target.put(name, (await source.get(name)) ?? '', { metadata });
  return keys.length;
}

test('an item missing from the back end is a 404 in the language of the path', async () => {
  await using site = await startReadingSite(404);
  const { status, html } = await timed(`${site.url}/fr/actualit%C3%A9/rien`);
  expect(status).toBe(404);
  expect(html).toContain('<html lang="fr"');
});

test('an unavailable item has a Retry-After header', async () => {
  await using site = await startReadingSite('reset');
  const response = await fetch(`${site.url}/es/noticia/noticia-1`);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '120']);
});

test('an item missing from the back end leaves no copy', async () => {
  await using site = await startReadingSite(404);
  const copies = (await site.environment()).LAST_GOOD;
  for (const slug of ['made-up-1', 'made-up-2'])
    expect((await timed(`${site.url}/es/noticia/${slug}`)).status).toBe(404);
  expect((await copies.list()).keys.map(({ name }) => name)).toEqual([]);
});

test('an item has one address, without its id', async () => {
  await using site = await startReadingSite('well');
  expect((await timed(`${site.url}/es/noticia/1`)).status).toBe(404);
  expect((await timed(`${site.url}/es/noticia/noticia-1`)).status).toBe(200);
});

test('tomorrow’s news do not date a page’s last change tomorrow', async () => {
  await using site = await startReadingSite('tomorrow');
  const { html } = await timed(`${site.url}/sitemap.xml`);
  expect(html).toContain('/es/noticia/noticia-1<');
  expect(html).not.toContain('2099');
});

test('production and development share no copies, even in the same storage', async () => {
  await using site = await startReadingSite('well', {
    ORIGIN_URL: 'https://localhost:9',
  });
  expect(await (await site.ask('https://dev.risi.example/es/noticias')).text()).toContain(
    'Noticia 6',
  );
  expect(
    await (await site.ask('https://www.risi.example/es/noticias')).text(),
  ).not.toContain('Noticia 6');
});

test('an article or promotion without titulo is a 404, and is missing from lists', async () => {
  await using site = await startReadingSite('untitled');
  expect((await timed(`${site.url}/es/promocion/promo`)).status).toBe(404);
  expect((await timed(`${site.url}/es/noticia/noticia-1`)).status).toBe(404);
  expect((await timed(`${site.url}/es/noticias`)).html).toContain(
    'Todavía no hay noticias publicadas',
  );
});

test('a slug with symbols, a text cut inside a character, and a missing date break nothing', async () => {
  await using site = await startReadingSite('strange');
  const list = await timed(`${site.url}/es/noticias`);
  expect(list).toMatchObject({
    status: 200,
    html: expect.stringContaining('href="/es/noticia/snack_2.0"'),
  });
  expect(list.html).not.toContain('Sin dirección');
  for (const path of [
    '/es',
    '/es/noticias',
    '/es/noticia/snack_2.0',
    '/es/promocion/snack_2.0',
    '/es/feed.xml',
    '/sitemap.xml',
  ]) {
    const { status, html } = await timed(site.url + path);
    expect(status, path).toBe(200);
    expect(html, path).not.toMatch(/1970-01|1 enero 1970/);
  }
  expect(await postApi(site, 'contest', { asunto: 'snack_2.0' })).toMatchObject({
    status: 200,
  });
});

test('HTML from the back end is stripped of scripts, resources and styles', async () => {
  await using site = await startReadingSite('hostile');
  const { html, status } = await timed(`${site.url}/es/noticia/noticia-1`);
  expect(status).toBe(200);
  expect(html).toContain('<p>Hola</p>');
  const article = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(article).toContain(
    '<p>Café ✓ &amp;lt;</p><img src="https://example.com/a.png" alt="" loading="lazy" />',
  );
  expect(article).toContain('<b>sin cerrar</b>');
  expect(html).not.toMatch(/alert\(|javascript:|onerror|onclick|<iframe|\*\{display/);
  expect(article).not.toMatch(/ style=| srcset=|<style|2024-13-45|javascript/);
});

describe('concurrent visitors of an uncached page', () => {
  let site: Awaited<ReturnType<typeof startReadingSite>>;
  beforeAll(async () => {
    site = await startReadingSite('late', {}, { metrics: 'recorded' });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  /** Every call once: the kinds differ in their path or their body. */
  const expectOneCallOfEachKind = (kinds: number) => {
    expect(site.backEnd.calls.length).toBe(kinds);
    expect(new Set(site.backEnd.calls).size).toBe(kinds);
  };

  test('share one render and one call of each kind, even two hundred of them', async () => {
    site.backEnd.calls.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => timed(`${site.url}/es/noticias`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
    expectOneCallOfEachKind(3);
    const renderings = () =>
      linesOf(site, 'data-point').filter(
        ({ blobs }) => (blobs as string[])[0] === 'page-rendered',
      );
    await expect.poll(() => renderings().length).toBeGreaterThan(0);
    expect(renderings().map(({ blobs }) => blobs)).toEqual([
      ['page-rendered', 'news', '200'],
    ]);
  });

  test('all receive it, even if the first one leaves', async () => {
    site.backEnd.calls.length = 0;
    const leaving = new AbortController();
    const first = fetch(`${site.url}/fr/actualites`, { signal: leaving.signal }).catch(
      (error: Error) => error.name,
    );
    await expect.poll(() => site.backEnd.calls.length).toBeGreaterThan(0);
    const others = Array.from({ length: 50 }, () => timed(`${site.url}/fr/actualites`));
    await new Promise((resolve) => setTimeout(resolve, 100));
    leaving.abort();
    expect(await first).toBe('AbortError');
    for (const { status, html } of await Promise.all(others)) {
      expect(status).toBe(200);
      expect(html).toContain('Noticia 6');
    }
    expectOneCallOfEachKind(3);
  });
});
