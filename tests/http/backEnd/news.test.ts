import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { entry } from '../../support/backEnd/failingBackEnd.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { first, get } from '../../support/http.ts';

const page = async (path: string): Promise<string> => (await get(path)).text();
/** Headlines of the posters, in order. */
const headlines = (html: string): string[] =>
  [
    ...html.matchAll(
      /<h3[^>]*><a href="[^"]*\/(?:noticia|single-news-item|actualit%C3%A9)\/[^"]*">([^<]+)/g,
    ),
  ].map(([, title = '']) => title);
const count = (html: string): string => first(/<p class="news-count"[^>]*>([^<]*)</, html);
const more = (html: string): string =>
  first(/<p class="news-more"[^>]*><a [^>]*href="([^"]+)"/, html).replaceAll('&amp;', '&');

describe('the news list', () => {
  test('finds words in title and intro whatever their accents, case and order', async () => {
    const expected = headlines(await page('/es/noticias?q=energ%C3%ADa'));
    expect(expected.join()).toContain('nuestra energía');
    expect(headlines(await page('/es/noticias?q=ENERGIA'))).toEqual(expected);
    expect(headlines(await page('/es/noticias?q=sol+Energia'))).toEqual(expected);
    expect(headlines(await page('/fr/actualites?q=%C3%A9nergie')).length).toBeGreaterThan(0);
  });

  test('filters by category, alone and together with words', async () => {
    const html = await page('/es/noticias?category=rsc');
    expect(count(html)).toBe('3 noticias');
    expect(
      [...html.matchAll(/<p class="meta"><b class="category">([^<]+)/g)].map(([, name]) => name),
    ).toEqual(['RSC', 'RSC', 'RSC']);
    expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*>RSC</);
    expect(count(await page('/es/noticias?category=rsc&q=informe'))).toBe('1 noticia');
  });

  test('shows nine, then nine more, and links to where the reader left off', async () => {
    const start = await page('/es/noticias');
    expect(count(start)).toBe('9 de 17 noticias');
    expect(headlines(start)).toHaveLength(9);
    expect(more(start)).toBe('/es/noticias?page=2#step-1');
    const further = await page('/es/noticias?page=2');
    expect(count(further)).toBe('17 noticias');
    expect(headlines(further).slice(0, 9)).toEqual(headlines(start));
    expect(new Set(headlines(further)).size).toBe(17);
    expect(further).toContain('<li id="step-1"');
    expect(more(further)).toBe('');
  });

  test('leads with the newest featured item only without filters', async () => {
    expect(headlines(await page('/es/noticias'))[0]).toBe('Trikers, el snack que cae como quiere');
    expect(await page('/es/noticias?category=producto')).not.toContain('lead-story"');
  });

  test.each([
    ['/es/noticias', ['Todas', 'Producto', 'Web', 'Promoción', 'RSC', 'Novedades', 'Familia']],
    ['/en/news', ['All', 'Product', 'Website', 'Promotion', 'CSR', 'News', 'Family']],
    [
      '/fr/actualites',
      ['Toutes', 'Produit', 'Site web', 'Promotion', 'RSE', 'Nouveautés', 'Famille'],
    ],
  ])('%s offers the categories of the company in its language', async (path, names) => {
    const nav = first(/<nav [^>]*data-news="categories"[^>]*>(.*?)<\/nav>/s, await page(path));
    expect([...nav.matchAll(/<a [^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual(names);
  });

  test('states the count in each language', async () => {
    expect(count(await page('/es/noticias?q=zzz'))).toBe('0 noticias');
    expect(count(await page('/en/news?q=zzz'))).toBe('0 stories');
    expect(count(await page('/fr/actualites?q=zzz'))).toBe('0 actualité');
    expect(count(await page('/en/news'))).toBe('9 of 17 stories');
    expect(count(await page('/fr/actualites'))).toBe('9 actualités sur 17');
  });

  test('says that nothing matches and links to all news', async () => {
    for (const [path, message] of [
      ['/es/noticias', 'Esa noticia no ha salido del horno'],
      ['/en/news', 'No stories match: try another word or see them all.'],
      [
        '/fr/actualites',
        'Aucune actualité ne correspond : essayez un autre mot ou voyez-les toutes.',
      ],
    ]) {
      const html = await page(`${path}?q=zzz`);
      expect(html).toContain(message);
      expect(html).toContain(`<a class="btn" href="${path}">`);
    }
  });

  test.each([
    '?page=-3',
    '?page=abc',
    '?page=1e99',
    '?category=nonsense',
    '?category=__proto__',
    '?q=',
    '?other=1',
    '?page=1&page=2x',
  ])('ignores what it does not know: %s', async (query) => {
    const response = await get(`/es/noticias${query}`);
    expect(response.status).toBe(200);
    expect(count(await response.text())).toBe('9 de 17 noticias');
  });

  test('shows the query as text', async () => {
    const html = await page('/es/noticias?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');
  });
});

describe('categories', () => {
  const offered = (html: string): string[] => {
    const nav = first(/<nav [^>]*data-news="categories"[^>]*>(.*?)<\/nav>/s, html);
    return [...nav.matchAll(/<a [^>]*>([^<]+)</g)].map(([, name = '']) => name);
  };

  test('come from the back end, with the name that the site, the back end or the slug gives', async () => {
    const categories = [
      { id: 1, slug: 'PROMOCIÓN' },
      { id: 2, slug: 'vida-sana', nombre: 'Vida muy sana', name: 'Healthy life' },
      { id: 3, slug: 'con_las-manos' },
      { id: 4, slug: 'kids', name: 'Kids' },
      { id: 5, slug: [] },
      { id: 6, slug: 'kids' },
    ];
    const items = [1, 2, 3].map((id) =>
      entry(id, id === 2 ? { category_id: 2, categoria: null } : { category_id: 3 }),
    );
    await using site = await startReadingSite(({ path }) => {
      if (path === '/api/categories') return { body: { data: categories } };
      return path === '/api/entries' ? { body: { data: items } } : undefined;
    });
    const visit = async (path: string) => (await fetch(site.url + path)).text();
    const html = await visit('/fr/actualites');
    expect(offered(html)).toEqual([
      'Toutes',
      'Promotion',
      'Vida muy sana',
      'Con las manos',
      'Kids',
    ]);
    expect(html).toContain('href="/fr/actualites?category=vida-sana"');
    const chosen = await visit('/fr/actualites?category=vida-sana');
    expect(headlines(chosen)).toEqual(['Noticia 2']);
    expect(chosen).toMatch(/<a [^>]*aria-current="true"[^>]*>Vida muy sana</);
    expect(chosen).toContain('>Vida muy sana</b>');
    const empty = await visit('/es/noticias?category=kids');
    expect(count(empty)).toBe('0 noticias');
    expect(empty).toContain('Esa noticia no ha salido del horno');
    expect(count(await visit('/es/noticias?category=rsc'))).toBe('3 noticias');
  });

  test('missing after a failure appear as soon as another page has them', async () => {
    let isWell = false;
    await using site = await startReadingSite(({ path }) => {
      if (path !== '/api/categories') return undefined;
      return isWell ? { body: { data: [{ slug: 'kids' }] } } : { status: 500, body: {} };
    });
    const visit = async (query = '') =>
      offered(await (await fetch(`${site.url}/es/noticias${query}`)).text());
    expect(await visit()).toContain('RSC');
    isWell = true;
    let words = 0;
    await expect.poll(() => visit(`?q=${words++}`)).toEqual(['Todas', 'Kids']);
    expect(await visit()).toEqual(['Todas', 'Kids']);
  });

  test('are the six known ones if the back end fails or has none', async () => {
    await using site = await startReadingSite(({ path, language }) => {
      if (path !== '/api/categories') return undefined;
      return language === 'en' ? { status: 500, body: {} } : { body: { data: [] } };
    });
    for (const [path, ...names] of [
      ['/es/noticias', 'Todas', 'Producto', 'Web', 'Promoción', 'RSC', 'Novedades'],
      ['/en/news', 'All', 'Product', 'Website', 'Promotion', 'CSR', 'News', 'Family'],
      ['/fr/actualites', 'Toutes', 'Produit', 'Site web', 'Promotion', 'RSE'],
    ] as const) {
      const response = await fetch(`${site.url}${path}?category=rsc`);
      expect(offered(await response.text()).slice(0, names.length)).toEqual(names);
      // The page is whole without them, so that it may be kept.
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    }
  });
});

describe('a news item', () => {
  test('keeps the no-break spaces of its title, so that no line begins with punctuation', async () => {
    const html = await page('/fr/actualit%C3%A9/fabs-tres-origenes');
    expect(html).toMatch(/<h1[^>]*>Fabs\u202f: trois/);
  });

  test('has its date in the format of the language', async () => {
    expect(await page('/es/noticia/energia-solar-28-por-ciento')).toContain('>4 marzo 2024</time>');
    expect(await page('/en/single-news-item/energia-solar-28-por-ciento')).toContain(
      '>4 March 2024</time>',
    );
    expect(await page('/fr/actualit%C3%A9/energia-solar-28-por-ciento')).toContain(
      '>4 mars 2024</time>',
    );
    expect(await page('/fr/actualit%C3%A9/cinco-anos-de-galletas')).toContain(
      '>1er février 2024</time>',
    );
  });

  test.each(languages)(
    'is followed by others of its category, without itself, in %s',
    async (language) => {
      const html = await page(
        addressOf('news-item', language, { slug: 'energia-solar-28-por-ciento' }),
      );
      const block = html.slice(html.indexOf(`<h2>${words[language]('news.similar')}`));
      const others = [...block.matchAll(/<h3[^>]*><a href="[^"]*\/([^"/]+)"/g)].map(
        ([, slug]) => slug,
      );
      expect(others).toEqual(['seiscientas-setenta-toneladas-menos', 'informe-einf-2023']);
    },
  );

  test('is complete without them if the back end fails to list any', async () => {
    await using site = await startReadingSite(({ body }) =>
      body.includes('"exclude"') ? { status: 500, body: {} } : undefined,
    );
    for (const language of languages) {
      const path = addressOf('news-item', language, { slug: 'noticia-1' });
      const response = await fetch(site.url + path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('>Noticia 1</h1>');
      expect(html).not.toContain(words[language]('news.similar'));
    }
  });

  test('can be shared by mail without JavaScript', async () => {
    const html = await page('/en/single-news-item/trikers-cae-como-quiere');
    const mail = decodeURIComponent(first(/href="mailto:\?subject=([^"]+)"/, html));
    expect(mail).toContain('/en/single-news-item/trikers-cae-como-quiere');
  });

  test('with only a category id gets its label and is found by the filter', async () => {
    await using site = await startReadingSite('category ids');
    const labels = async (path: string) =>
      [
        ...(await (await fetch(site.url + path)).text()).matchAll(
          /<b class="category">([^<]*)<\/b> ?<time/g,
        ),
      ].map(([, label]) => label);
    expect(await labels('/en/news?category=producto')).toEqual(Array(6).fill('Product'));
    expect(await labels('/fr')).toEqual(Array(4).fill('Produit'));
    expect(await labels('/es/noticia/noticia-1')).toEqual(Array(5).fill('Producto'));
  });

  test('of an unknown category has no label', async () => {
    await using site = await startReadingSite('unknown category');
    for (const path of ['/en/news', '/es/noticia/noticia-1', '/fr']) {
      const html = await (await fetch(site.url + path)).text();
      expect(html, path).toContain('Noticia 6');
      expect(html, path).not.toContain('<b class="category"></b>');
    }
  });
});
