import { describe, expect, test } from 'vitest';
import { copyShape } from '../../../src/worker/backEnd/staleCopies/copyMemory.ts';
import { type Answering, entry } from '../../support/backEnd/failingBackEnd.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { first, visit } from '../../support/http.ts';
import { linesOf } from '../../support/logLines.ts';

const notFound = { status: 404, body: { ok: false, error: 'not found' } };
const ingress = { status: 404, type: 'text/plain', body: '404 page not found\n' };
const capitals = entry(1, { slug: 'Noticia-GRANDE', titulo: 'Una grande' });
const promotionInCapitals = { titulo: 'Otra grande', slug: 'Promo-GRANDE' };
const hiddenPromotion = { titulo: 'Oculta', slug: 'oculta', visible: 0 };
const hidden = [0, '0', false].map((visible, i) => entry(i + 2, { visible }));

/** Responses for single items, by the end of their path. */
const answers: Record<string, ReturnType<Answering>> = {
  'ingress-text': ingress,
  'ingress-html': { ...ingress, type: 'text/html', body: '<h1>Not Found</h1>' },
  'ingress-lie': { ...ingress, type: 'application/json' },
  'ingress-nothing': { ...ingress, type: 'application/json', body: '' },
  'noticia-grande': notFound,
  'Noticia-GRANDE': { body: { data: capitals } },
  'Promo-GRANDE': { body: { data: promotionInCapitals } },
  oculta: { body: { data: hiddenPromotion } },
  ...Object.fromEntries(hidden.map((item) => [item.slug, { body: { data: item } }] as const)),
};

const site = await startReadingSite(({ path }) => {
  const listed = entry(9, { slug: 'en-la-lista', titulo: 'En la lista' });
  if (path === '/api/entries') return { body: { data: [capitals, listed, ...hidden] } };
  if (path === '/api/promotions') return { body: { data: [promotionInCapitals, hiddenPromotion] } };
  if (!path.startsWith('/api/entries/')) return undefined;
  return answers[path.split('/').at(-1) ?? ''] ?? notFound;
});

const store = async () => (await site.environment()).LAST_GOOD;
const keyOf = (slug: string) => `entry-${slug}:es:dev`;
const copyOf = async (slug: string) =>
  (await store()).getWithMetadata<{ missingSince?: number }>(keyOf(slug));

/** Stores a copy, as another isolate would. */
async function leaveCopy(slug: string, metadata: object = {}): Promise<void> {
  const value = {
    ...{ slug, title: 'De la copia', summary: 'Entrada', featured: false, language: 'es' },
    ...{ intro: '<p>Entrada</p>', body: '<p>Cuerpo</p>' },
  };
  await (await store()).put(keyOf(slug), JSON.stringify({ value, at: 1, shape: copyShape }), {
    metadata: { at: 1, ...metadata },
  });
}

describe('a 404 that is not JSON is an outage', () => {
  test('that is bridged by the copy and keeps it', async () => {
    await leaveCopy('ingress-text', { missingSince: 1 });
    expect(await visit('/es/noticia/ingress-text', site)).toMatchObject({
      status: 200,
      html: expect.stringContaining('De la copia'),
    });
    expect((await copyOf('ingress-text')).value).not.toBeNull();
  });

  test('that without a copy is a temporary error', async () => {
    for (const path of ['noticia', 'promocion'])
      for (const kind of ['html', 'lie', 'nothing']) {
        const { status, headers } = await visit(`/es/${path}/ingress-${kind}`, site);
        expect([status, headers.get('Cache-Control')], kind).toEqual([503, 'no-store']);
      }
  });
});

describe('an item missing from the back end', () => {
  test('keeps its copy while the list contains it', async () => {
    await leaveCopy('en-la-lista', { missingSince: 1 });
    expect(await visit('/es/noticia/en-la-lista', site)).toMatchObject({
      status: 200,
      html: expect.stringContaining('De la copia'),
    });
    expect((await copyOf('en-la-lista')).value).not.toBeNull();
  });

  test('is a 404 if the list lacks it, and a later 404 deletes its copy', async () => {
    await leaveCopy('borrada');
    expect((await visit('/es/noticia/borrada', site)).status).toBe(404);
    await expect
      .poll(async () => (await copyOf('borrada')).metadata?.missingSince)
      .toBeGreaterThan(Date.now() - 60_000);
    // A second one right away confirms nothing.
    expect((await visit('/es/noticia/borrada', site)).status).toBe(404);
    expect((await copyOf('borrada')).value).not.toBeNull();
    await leaveCopy('borrada', { missingSince: Date.now() - 120_000 });
    expect((await visit('/es/noticia/borrada', site)).status).toBe(404);
    await expect.poll(async () => (await copyOf('borrada')).value).toBeNull();
  });

  test('reappears as soon as the back end has it again', async () => {
    for (const path of ['/es/noticia/noticia-1', '/es/promocion/promo']) {
      const { status, headers } = await visit(path, site);
      expect([status, headers.get('Cache-Control')], path).toEqual([404, 'no-store']);
      expect(headers.get('Cloudflare-CDN-Cache-Control')).toBeNull();
    }
    answers['noticia-1'] = { body: { data: entry(1) } };
    answers['promo'] = { body: { titulo: 'Promo' } };
    for (const path of ['/es/noticia/noticia-1', '/es/promocion/promo'])
      expect((await visit(path, site)).status, path).toBe(200);
  });

  test('is not requested if no address can contain its slug', async () => {
    site.backEnd.calls.length = 0;
    const path = `/es/noticia/${'x'.repeat(250)}`;
    expect((await visit(path, site)).status).toBe(404);
    expect(site.backEnd.calls).toEqual([]);
  });
});

describe('an item hidden by the back end', () => {
  test.each(hidden)('is a 404 at its address: visible $visible', async (item) => {
    await leaveCopy(item.slug);
    const { status, html } = await visit(`/es/noticia/${item.slug}`, site);
    expect(status).toBe(404);
    expect(html).not.toContain('Cuerpo');
    await expect.poll(async () => (await copyOf(item.slug)).value).not.toContain('Cuerpo');
    expect((await visit('/es/noticias', site)).html).not.toContain(item.titulo);
  });

  test('stays away during an outage, though an older list shows it', async () => {
    let state: 'shown' | 'hidden' | 'away' = 'shown';
    await using apart = await startReadingSite(({ path }) => {
      if (state === 'away') return { status: 500, body: '' };
      if (path === '/api/entries') return { body: { data: [entry(1)] } };
      const visible = state === 'shown' ? 1 : 0;
      return path.startsWith('/api/entries/')
        ? { body: { data: entry(1, { visible }) } }
        : undefined;
    });
    expect((await visit('/es/noticias', apart)).html).toContain('Noticia 1');
    state = 'hidden';
    const status = async () => (await visit('/es/noticia/noticia-1', apart)).status;
    expect(await status()).toBe(404);
    state = 'away';
    await expect.poll(status).toBe(404);
  });

  test('is a 404 as a promotion, too', async () => {
    expect((await visit('/es/promocion/oculta', site)).status).toBe(404);
    expect((await visit('/es/promociones', site)).html).not.toContain('Oculta');
  });
});

test('an item with capitals in its slug opens at its address if the back end is case-sensitive', async () => {
  for (const [list, path, title] of [
    ['/es/noticias', '/es/noticia/noticia-grande', 'Una grande'],
    ['/es/promociones', '/es/promocion/promo-grande', 'Otra grande'],
  ] as const) {
    expect((await visit(list, site)).html).toContain(`href="${path}"`);
    const { status, html } = await visit(path, site);
    expect(status, path).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"`);
  }
  expect((await visit('/sitemap.xml', site)).html).not.toContain('GRANDE');
});

const headlines = (html: string): string[] =>
  [...html.matchAll(/<h3[^>]*><a href="[^"]*">([^<]+)/g)].map(([, title = '']) => title);
const count = (html: string): string => first(/<p class="news-count"[^>]*>([^<]*)</, html);

describe('a news item with unreadable HTML', async () => {
  const spoilt: Record<string, string> = {
    es: '<b>'.repeat(600_000),
    en: '<'.repeat(1_000_000),
    fr: `<p>Début <b>ici</b> &amp; suite</p>${'<p>et plus <a</p>'.repeat(50_000)}`,
  };
  const site = await startReadingSite(({ path, language }) => {
    const items = [1, 2, 3, 4, 5, 6].map((id) =>
      entry(id, id === 3 ? { contenido: spoilt[language] } : {}),
    );
    if (path === '/api/entries') return { body: { data: items } };
    const item = items.find(({ slug }) => path === `/api/entries/${slug}`);
    return item && { body: { data: item } };
  });

  test.each([
    ['es', 'noticias', 'noticia', '600,000 elements inside one another'],
    ['en', 'news', 'single-news-item', 'a million signs'],
    ['fr', 'actualites', 'actualit%C3%A9', 'paragraphs without end'],
  ])('takes no page away: /%s/%s, /%s, %s', async (language, list, item) => {
    for (const path of [
      `/${language}`,
      `/${language}/${list}`,
      `/${language}/${item}/noticia-3`,
      `/${language}/${item}/noticia-1`,
      `/${language}/feed.xml`,
      '/sitemap.xml',
    ]) {
      const { status } = await visit(path, site);
      expect(status, path).toBe(200);
    }
  });

  test('is shown as the beginning of its text, and the others unchanged', async () => {
    const { html } = await visit('/fr/actualit%C3%A9/noticia-3', site);
    expect(html).toMatch(/<p>Début ici &amp; suite et plus .{4000,5000}…<\/p>/);
    expect(html.length).toBeLessThan(100_000);
    expect((await visit('/fr/actualit%C3%A9/noticia-1', site)).html).toContain('<p>Cuerpo</p>');
    const feed = (await visit('/fr/feed.xml', site)).html;
    expect(feed).toContain('Noticia 3');
    expect(feed.length).toBeLessThan(20_000);
  });

  test('is counted and logged for operators, without its address', async () => {
    await expect
      .poll(() => linesOf(site, 'content-cut').map(({ call, what }) => [call, what]))
      .toEqual(
        expect.arrayContaining([
          ['entry', 'html'],
          ['entries', 'html'],
        ]),
      );
    const points = linesOf(site, 'data-point').map(({ blobs }) => blobs);
    expect(points).toContainEqual(['content-cut', 'entry', 'html']);
    expect(JSON.stringify(linesOf(site, 'content-cut'))).not.toContain('noticia-3');
  });
});

describe('an unreadable list', async () => {
  const marks = `a${'\u0301'.repeat(20_000)}${'\u0316'.repeat(20_000)}`;
  const lists: Record<string, () => unknown[]> = {
    es: () => Array.from({ length: 1_200 }, (_, i) => entry(i + 1)),
    en: () => [...Array(500_000).fill(0), entry(1)],
    fr: () => [
      entry(1, { titulo: `Long ${'mot '.repeat(100_000)}` }),
      entry(2, { titulo: marks, header: marks }),
      entry(3, { slug: 'x'.repeat(100_000) }),
      entry(4, { categoria: { id: 9, slug: 'c'.repeat(100_000) } }),
      entry(5, { list_img: { url: `https://example.com/${'i'.repeat(100_000)}` } }),
      entry(6, { contenido: `${'<b>'.repeat(2_000)}profond${'</b>'.repeat(2_000)}` }),
    ],
  };
  const site = await startReadingSite(({ path, language }) =>
    path === '/api/entries' ? { body: { data: lists[language]?.() } } : undefined,
  );

  test('is cut at a thousand items, and operators are told', async () => {
    // On a busy machine the first visitor does not wait for it.
    await expect
      .poll(async () => count((await visit('/es/noticias', site)).html))
      .toBe('9 de 1000 noticias');
    await expect
      .poll(() => linesOf(site, 'content-cut').map(({ call, what }) => [call, what]))
      .toContainEqual(['entries', 'items']);
  });

  test('counts as invalid if none of its entries is an item', async () => {
    const { html } = await visit('/en/news', site);
    expect(html).toContain('can’t show');
  });

  test('has truncated titles and categories, and slugs that fit in an address', async () => {
    const found = await visit('/fr/actualites?q=mot', site);
    expect(headlines(found.html)).toEqual([expect.stringMatching(/^Long mot .{200,290}…$/)]);
    const all = (await visit('/fr/actualites', site)).html;
    expect(headlines(all)).toHaveLength(5);
    expect(all.length).toBeLessThan(200_000);
  });

  test('has limited nesting in the feed', async () => {
    const { html } = await visit('/fr/feed.xml', site);
    expect(html).toContain('profond');
    expect(html.match(/&lt;b&gt;/g)?.length).toBeLessThan(100);
  });
});

describe('optional fields of the wrong type', async () => {
  // PHP writes an object without fields as a list.
  const wrong: Record<string, unknown[]> = {
    img: [[], { enlace: 7 }],
    list_img: [[], { url: 'http://example.com/not-https.png' }],
    categoria: [[], { id: [], slug: {} }],
    category_id: [{}],
    featured: ['sí'],
    visible: ['sí'],
    created_at: [7, '0000-00-00 00:00:00'],
    locale: ['klingon'],
    header: [[]],
    contenido: [7],
    id: [null, 'x'],
  };
  const items = Object.entries(wrong)
    .flatMap(([field, values]) => values.map((value) => ({ [field]: value })))
    .map((one, i) => entry(i + 1, { ...one, titulo: `Título ${i + 1}` }));
  const promotion = {
    ...{ titulo: 'Con poco', slug: 'con-poco', texto: [], starts_at: [], ends_at: '0000-00-00' },
    ...{ terms: 7, participation: 'no', adults: [], img: [], locale: 5 },
  };
  const site = await startReadingSite(({ path }) => {
    if (path === '/api/entries') return { body: { data: items } };
    if (path === '/api/promotions') return { body: { data: [promotion] } };
    if (path.includes('/promocion/')) return { body: promotion };
    const item = items.find(({ slug }) => path === `/api/entries/${slug}`);
    return item && { body: { data: item } };
  });

  test('hide no news item, in lists or on its page', async () => {
    const list = await visit('/es/noticias?page=3', site);
    expect(count(list.html)).toBe(`${items.length} noticias`);
    for (const [i, item] of items.entries()) {
      const { status, html } = await visit(`/es/noticia/noticia-${i + 1}`, site);
      expect(status, JSON.stringify(item)).toBe(200);
      expect(html).toContain(`<h1>Título ${i + 1}</h1>`);
    }
    for (const path of ['/es', '/es/feed.xml', '/sitemap.xml', '/fr/actualites'])
      expect((await visit(path, site)).status, path).toBe(200);
  });

  test('hide no promotion', async () => {
    expect((await visit('/es/promociones', site)).html).toContain('Con poco');
    expect((await visit('/es/promocion/con-poco', site)).status).toBe(200);
  });
});
