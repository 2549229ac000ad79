import { describe, expect, test } from 'vitest';
import { type Behaviour, entry } from '../../support/backEnd/failingBackEnd.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { postApi } from '../../support/forms/posting.ts';
import { visit } from '../../support/http.ts';
import { linesOf } from '../../support/logLines.ts';
import type { OwnSite } from '../../support/ownSite.ts';

/** Longer than a back end that failed is left alone. */
const pauseMs = 6_000;

// The next test meets every kind of failure.
test.each<Behaviour>(['reset', 'missing fields'])(
  'with a back end that answers "%s" and no copy every page says what is missing, and recovers by itself',
  async (fault) => {
    await using site = await startReadingSite(fault);
    const began = Date.now();
    await site.setClock(began);
    const [lists, items] = [
      ['/es', '/en/news', '/fr/promotion'],
      ['/es/noticia/noticia-1', '/es/promocion/promo'],
    ];
    for (const path of [...lists, ...items]) {
      const { status, headers, html } = await visit(path, site);
      const expected = items.includes(path) ? [503, '120'] : [200, null];
      expect([status, headers.get('Retry-After')], path).toEqual(expected);
      expect(html, path).toMatch(/<h1[\s>]/);
      expect(html, path).toMatch(/No podemos|podemos mostrar|can’t show|Impossible/);
    }
    site.backEnd.behave('well');
    // It is left alone for five seconds.
    site.backEnd.calls.length = 0;
    expect((await visit('/en/news', site)).html).not.toContain('Noticia 6');
    expect(site.backEnd.calls).toEqual([]);
    await site.setClock(began + pauseMs);
    expect((await visit('/en/news', site)).html).toContain('Noticia 6');
    // An item has one address, without its id.
    expect((await visit('/es/noticia/noticia-1', site)).status).toBe(200);
    expect((await visit('/es/noticia/1', site)).status).toBe(404);
  },
);

/** Longer in bytes than a key of the platform's store. */
const longSlug = encodeURIComponent('新'.repeat(199));

// Every page reads something that none of the others reads, so that each asks the back end.
const kept: [Behaviour, string][] = [
  ['reset', '/es'],
  [500, '/en/news'],
  ['garbage', '/fr/promotion'],
  ['html', '/es/promocion/promo'],
  ['missing fields', '/en/promociones'],
  ['huge', '/fr/actualites'],
  ['half an answer', '/es/noticias'],
  ['half an answer', '/en/single-news-item/noticia-1'],
  ['reset', `/es/promocion/${longSlug}`],
];

test('a new isolate with a failing back end shows stale copies from other isolates', async () => {
  await using before = await startReadingSite('well');
  for (const [, path] of kept)
    expect((await visit(path, before)).html, path).toMatch(/Noticia|Promo/);
  await using site = await startReadingSite('reset');
  await expect.poll(() => copyStore(before, site)).toBeGreaterThan(kept.length);
  for (const [fault, path] of kept) {
    site.backEnd.behave(fault);
    site.backEnd.calls.length = 0;
    const { status, html } = await visit(path, site);
    expect(site.backEnd.calls, `${path} with ${fault}`).not.toEqual([]);
    expect(status, `${path} with ${fault}`).toBe(200);
    expect(html, `${path} with ${fault}`).toMatch(/Noticia|Promo/);
  }
});

async function copyStore(from: OwnSite, to: OwnSite): Promise<number> {
  const { LAST_GOOD: source } = await from.environment();
  const { LAST_GOOD: target } = await to.environment();
  const { keys } = await source.list();
  for (const { name, metadata } of keys)
    await target.put(name, (await source.get(name)) ?? '', { metadata });
  return keys.length;
}

test('news are at most a minute old, and a visitor never waits for newer ones', async () => {
  let title = 'Primera';
  await using site = await startReadingSite(({ path }) =>
    path === '/api/entries' ? { body: { data: [{ ...only, titulo: title }] } } : undefined,
  );
  const only = { id: 1, slug: 'una', created_at: '2024-01-01T10:00:00Z' };
  const titled = async () =>
    /<h3[^>]*><a [^>]*>(\w+)/.exec((await visit('/es/noticias', site)).html)?.[1];
  const began = Date.now();
  await site.setClock(began);
  expect(await titled()).toBe('Primera');
  title = 'Segunda';
  site.backEnd.calls.length = 0;
  await site.setClock(began + 59_000);
  expect(await titled()).toBe('Primera');
  expect(site.backEnd.calls).toEqual([]);
  await site.setClock(began + 61_000);
  expect(await titled()).toBe('Primera');
  await expect.poll(titled).toBe('Segunda');
});

test('a news item that nobody opened before an outage shows what the list knows', async () => {
  await using site = await startReadingSite(({ path }) =>
    path === '/api/entries/noticia-1' ? { status: 500, body: {} } : undefined,
  );
  await visit('/es/noticias', site);
  const { status, headers, html } = await visit('/es/noticia/noticia-1', site);
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(html).toContain('<p>Entrada</p>');
});

test('an item missing from the back end is a 404 in the language of the path, and leaves no copy', async () => {
  await using site = await startReadingSite(404);
  const { status, html } = await visit('/fr/actualit%C3%A9/rien', site);
  expect([status, html.includes('<html lang="fr"')]).toEqual([404, true]);
  const copies = (await site.environment()).LAST_GOOD;
  for (const slug of ['made-up', longSlug])
    expect((await visit(`/es/noticia/${slug}`, site)).status).toBe(404);
  expect((await copies.list()).keys.map(({ name }) => name)).toEqual([]);
  expect(site.logs().join()).not.toMatch(/uncaught|exception|KV GET/i);
});

test('production and development share no copies, even in the same storage', async () => {
  const ORIGIN_URL = 'https://localhost:9';
  await using site = await startReadingSite('well', { ORIGIN_URL });
  const newsAt = async (host: string) => {
    const SITE_URL = `https://${host}`;
    await site.deploy({ ORIGIN_URL, ORIGIN_DEV_URL: site.backEnd.url, SITE_URL });
    return (await site.ask(`${SITE_URL}/es/noticias`)).text();
  };
  expect(await newsAt('dev.risi.example')).toContain('Noticia 6');
  expect(await newsAt('www.risi.example')).not.toContain('Noticia 6');
});

test('HTML from the back end is stripped of scripts, resources and styles', async () => {
  await using site = await startReadingSite('hostile', { IMAGE_HOSTS: 'example.com' });
  const { html, status } = await visit('/es/noticia/noticia-1', site);
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

describe('items that no editor meant', async () => {
  const items = [
    entry(1, { titulo: null }),
    entry(2, { created_at: '2099-01-01T10:00:00Z' }),
    // Cut inside an emoji, as by a program that counts UTF-16 code units.
    entry(3, {
      slug: 'snack_2.0',
      titulo: 'Roto \ud83c',
      header: '<p>Breve \ud83c</p>',
      created_at: null,
    }),
    entry(4, { slug: 'roto\ud83c', titulo: 'Sin dirección' }),
    entry(5, {
      img: { enlace: 'https://spy.example/1.png' },
      contenido: '<p>Cuerpo</p><img src="https://spy.example/2.png">',
    }),
  ];
  const promotions = [
    { slug: 'sin-titulo', titulo: null, ends_at: '2099-01-01' },
    { slug: 'snack_2.0', titulo: 'Roto \ud83c', starts_at: null, participation: 1 },
  ];
  const site = await startReadingSite(({ path }) => {
    if (path === '/api/entries') return { body: { data: items } };
    if (path === '/api/promotions') return { body: { data: promotions } };
    const of = path.includes('/promocion/') ? promotions : items;
    const item = of.find(({ slug }) => path.endsWith(`/${slug}`));
    return item && { body: { data: item } };
  });

  test('are a 404, and missing from lists, without a title', async () => {
    for (const path of ['/es/noticia/noticia-1', '/es/promocion/sin-titulo'])
      expect((await visit(path, site)).status, path).toBe(404);
    const { html } = await visit('/es/noticias', site);
    expect(html).not.toContain('/noticia/noticia-1"');
    // Nor is there an address for a slug with half a sign.
    expect(html).not.toContain('Sin dirección');
    expect(html).toContain('href="/es/noticia/snack_2.0"');
  });

  test('break nothing without a date or the end of a sign, and date no page tomorrow', async () => {
    const items = ['/es/noticia/snack_2.0', '/es/promocion/snack_2.0'];
    for (const path of ['/es', '/es/noticias', ...items, '/es/feed.xml', '/sitemap.xml']) {
      const { status, html } = await visit(path, site);
      expect(status, path).toBe(200);
      expect(html, path).not.toMatch(/1970-01|1 enero 1970/);
      if (path === '/sitemap.xml') expect(html).not.toContain('2099');
    }
    expect(await postApi(site, 'contest', { asunto: 'snack_2.0' })).toMatchObject({ status: 200 });
  });

  test('tell no host that the operator does not name who reads', async () => {
    for (const path of ['/es', '/es/noticias', '/es/noticia/noticia-5', '/es/feed.xml']) {
      const { headers, html } = await visit(path, site);
      expect(html, path).not.toContain('spy.example');
      if (path.endsWith('.xml')) continue;
      const policy = headers.get('Content-Security-Policy');
      expect(policy).toContain(`img-src 'self' data: https://${new URL(site.backEnd.url).host};`);
    }
  });
});

describe('concurrent visitors of an uncached page', async () => {
  const site = await startReadingSite('held');

  /** Every call once: the kinds differ in their path or their body. */
  const expectOneCallOfEachKind = (kinds: number) => {
    expect(site.backEnd.calls.length).toBe(kinds);
    expect(new Set(site.backEnd.calls).size).toBe(kinds);
  };

  test('share one render and one call of each kind', async () => {
    site.backEnd.calls.length = 0;
    const visits = Array.from({ length: 40 }, () => visit('/es/noticias', site));
    await expect.poll(() => site.backEnd.calls.length).toBe(3);
    site.backEnd.release();
    const answers = await Promise.all(visits);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
    expectOneCallOfEachKind(3);
    const renderings = () =>
      linesOf(site, 'data-point').filter(({ blobs }) => (blobs as string[])[0] === 'page-rendered');
    await expect.poll(() => renderings().length).toBeGreaterThan(0);
    expect(renderings().map(({ blobs }) => blobs)).toEqual([['page-rendered', 'news', '200']]);
  });

  test('all receive it, even if the first one leaves', async () => {
    site.backEnd.behave('held');
    site.backEnd.calls.length = 0;
    const leaving = new AbortController();
    const { signal } = leaving;
    const first = fetch(`${site.url}/fr/actualites`, { signal }).catch(({ name }) => name);
    await expect.poll(() => site.backEnd.calls.length).toBe(3);
    const others = Array.from({ length: 20 }, () => visit('/fr/actualites', site));
    leaving.abort();
    expect(await first).toBe('AbortError');
    site.backEnd.release();
    for (const { status, html } of await Promise.all(others)) {
      expect(status).toBe(200);
      expect(html).toContain('Noticia 6');
    }
    expectOneCallOfEachKind(3);
  });
});
