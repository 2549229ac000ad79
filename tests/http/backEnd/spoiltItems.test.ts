import { describe, expect, test } from 'vitest';
import { entry } from '../../support/backEnd/failingBackEnd.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { first, visit } from '../../support/http.ts';
import { linesOf } from '../../support/logLines.ts';

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
  const wrong: [string, unknown][] = [
    ['list_img', []],
    ['img', []],
    ['img', { enlace: 7 }],
    ['list_img', { url: 'http://example.com/not-https.png' }],
    ['categoria', []],
    ['categoria', { id: [], slug: {} }],
    ['category_id', {}],
    ['featured', 'sí'],
    ['visible', 'sí'],
    ['created_at', 7],
    ['created_at', '0000-00-00 00:00:00'],
    ['locale', 'klingon'],
    ['header', []],
    ['contenido', 7],
    ['id', null],
    ['id', 'x'],
  ];
  const items = wrong.map(([field, value], i) =>
    entry(i + 1, { [field]: value, titulo: `Título ${i + 1}` }),
  );
  const promotion = {
    titulo: 'Con poco',
    slug: 'con-poco',
    texto: [],
    starts_at: [],
    ends_at: '0000-00-00',
    terms: 7,
    participation: 'no',
    adults: [],
    img: [],
    locale: 5,
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
    expect(count(list.html)).toBe(`${wrong.length} noticias`);
    for (const [i, [field]] of wrong.entries()) {
      const { status, html } = await visit(`/es/noticia/noticia-${i + 1}`, site);
      expect([status, html.includes(`<h1>Título ${i + 1}</h1>`)], field).toEqual([200, true]);
    }
    for (const path of ['/es', '/es/feed.xml', '/sitemap.xml', '/fr/actualites'])
      expect((await visit(path, site)).status, path).toBe(200);
  });

  test('hide no promotion', async () => {
    expect((await visit('/es/promociones', site)).html).toContain('Con poco');
    expect((await visit('/es/promocion/con-poco', site)).status).toBe(200);
  });
});
