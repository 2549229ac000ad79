import { describe, expect, test } from 'vitest';
import { addressOf, feedAddress } from '../../../src/site/addresses/addresses.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { entry } from '../../support/backEnd/failingBackEnd.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { first, htmlOf, visit } from '../../support/http.ts';

const headline =
  /<h3[^>]*><a href="[^"]*\/(?:noticia|single-news-item|actualit%C3%A9)\/[^"]*">([^<]+)/g;
const headlines = (html: string): string[] =>
  [...html.matchAll(headline)].map(([, title = '']) => title);
const count = (html: string): string => first(/<p class="news-count"[^>]*>([^<]*)</, html);
const more = (html: string): string =>
  first(/<p class="news-more"[^>]*><a [^>]*href="([^"]+)"/, html).replaceAll('&amp;', '&');

describe('the news list', () => {
  test('finds words in title and intro whatever their accents, case and order', async () => {
    const expected = headlines(await htmlOf('/es/noticias?q=energ%C3%ADa'));
    expect(expected.join()).toContain('la energía de nuestras fábricas');
    expect(headlines(await htmlOf('/es/noticias?q=ENERGIA'))).toEqual(expected);
    expect(headlines(await htmlOf('/es/noticias?q=sol+Energia'))).toEqual(expected);
    expect(headlines(await htmlOf('/fr/actualites?q=%C3%A9nergie')).length).toBeGreaterThan(0);
  });

  test('filters by category, alone and together with words', async () => {
    const html = await htmlOf('/es/noticias?category=rsc');
    expect(count(html)).toBe('3 noticias');
    expect(html.match(/<p class="meta"><b class="category">RSC</g)).toHaveLength(3);
    expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*>RSC</);
    expect(count(await htmlOf('/es/noticias?category=rsc&q=informe'))).toBe('1 noticia');
  });

  test('shows nine, then nine more, and links to where the reader left off', async () => {
    const start = await htmlOf('/es/noticias');
    expect(count(start)).toBe('9 de 17 noticias');
    expect(headlines(start)).toHaveLength(9);
    expect(more(start)).toBe('/es/noticias?page=2#step-1');
    const further = await htmlOf('/es/noticias?page=2');
    expect(count(further)).toBe('17 noticias');
    expect(headlines(further).slice(0, 9)).toEqual(headlines(start));
    expect(new Set(headlines(further)).size).toBe(17);
    expect(further).toContain('<li id="step-1"');
    expect(more(further)).toBe('');
    // Another choice starts anew.
    expect(further).toContain('href="/es/noticias?category=rsc"');
  });

  test('leads with the newest featured item only without filters', async () => {
    const [lead] = headlines(await htmlOf('/es/noticias'));
    expect(lead).toBe('Trikers, el snack que cae como quiere');
    expect(await htmlOf('/es/noticias?category=producto')).not.toContain('lead-story"');
  });

  test.each([
    ['/es/noticias', '9 de 17 noticias', '0 noticias', 'Esa noticia no ha salido del horno'],
    ['/en/news', '9 of 17 stories', '0 stories', 'No stories match'],
    ['/fr/actualites', '9 actualités sur 17', '0 actualité', 'Aucune actualité ne correspond'],
  ])('%s states the count, and links to all news if none matches', async (path, ...said) => {
    const none = await htmlOf(`${path}?q=zzz`);
    const [all, zero, message] = said;
    expect([count(await htmlOf(path)), count(none)]).toEqual([all, zero]);
    expect(none).toContain(message);
    expect(none).toContain(`<a class="btn" href="${path}">`);
  });

  test('ignores what it does not know', async () => {
    const numbers = ['page=-3', 'page=1e99', 'page=1&page=2x'];
    for (const query of [...numbers, 'category=nonsense', 'category=__proto__', 'q=', 'x=1'])
      expect(count(await htmlOf(`/es/noticias?${query}`)), query).toBe('9 de 17 noticias');
  });

  test('shows the query as text', async () => {
    const html = await htmlOf('/es/noticias?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
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
    const visit = async (path: string) => htmlOf(path, site);
    const html = await visit('/fr/actualites');
    expect(offered(html).join()).toBe('Toutes,Promotion,Vida muy sana,Con las manos,Kids');
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
    const visit = async (query = '') => offered(await htmlOf(`/es/noticias${query}`, site));
    expect(await visit()).toContain('RSC');
    isWell = true;
    let words = 0;
    await expect.poll(() => visit(`?q=${words++}`)).toEqual(['Todas', 'Kids']);
    expect(await visit()).toEqual(['Todas', 'Kids']);
  });

  test('are the six known ones in each language, also if the back end fails or has none', async () => {
    await using site = await startReadingSite(({ path, language }) => {
      if (path !== '/api/categories') return undefined;
      return language === 'en' ? { status: 500, body: {} } : { body: { data: [] } };
    });
    for (const [path, names] of [
      ['/es/noticias', 'Todas Producto Web Promoción RSC Novedades Familia'],
      ['/en/news', 'All Product Website Promotion CSR Launches Family'],
      ['/fr/actualites', 'Toutes Produit Site web Promotion RSE Nouveautés Famille'],
    ] as const) {
      expect(offered(await htmlOf(path)).join(' ')).toBe(names);
      const { headers, html } = await visit(`${path}?category=rsc`, site);
      expect(offered(html).join(' ')).toBe(names);
      // The page is whole without them, so that it may be kept.
      expect(headers.get('Cache-Control')).toBe('public, max-age=60');
    }
  });
});

describe('a news item', () => {
  test('keeps the no-break spaces of its title, so that no line begins with punctuation', async () => {
    const html = await htmlOf('/fr/actualit%C3%A9/fabs-tres-origenes');
    expect(html).toMatch(/<h1[^>]*>Fabs\u202f: trois/);
  });

  test('has its date in the format of the language', async () => {
    for (const [path, date] of [
      ['/es/noticia/energia-solar-28-por-ciento', '17 junio 2024'],
      ['/en/single-news-item/energia-solar-28-por-ciento', '17 June 2024'],
      ['/fr/actualit%C3%A9/cinco-anos-de-galletas', '1er février 2024'],
    ] as const)
      expect(await htmlOf(path)).toContain(`>${date}</time>`);
  });

  const similar = words.en('news.similar');
  test('is followed by others of its category, without itself', async () => {
    const html = await htmlOf('/en/single-news-item/energia-solar-28-por-ciento');
    const block = html.slice(html.indexOf(`<h2>${similar}`));
    const others = [...block.matchAll(/<h3[^>]*><a href="[^"]*\/([^"/]+)"/g)];
    expect(others.map(([, slug]) => slug).join(' ')).toBe(
      'seiscientas-setenta-toneladas-menos informe-einf-2023',
    );
  });

  test('is complete without them if the back end fails to list any', async () => {
    await using site = await startReadingSite(({ body }) =>
      body.includes('"exclude"') ? { status: 500, body: {} } : undefined,
    );
    const response = await fetch(`${site.url}/en/single-news-item/noticia-1`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('>Noticia 1</h1>');
    expect(html).not.toContain(similar);
  });

  test('can be shared by mail without JavaScript', async () => {
    const html = await htmlOf('/en/single-news-item/trikers-cae-como-quiere');
    const mail = decodeURIComponent(first(/href="mailto:\?subject=([^"]+)"/, html));
    expect(mail).toContain('/en/single-news-item/trikers-cae-como-quiere');
  });

  test('with only a category id gets its label and is found by the filter, unless it is unknown', async () => {
    const items = [1, 2, 3].map((id) =>
      entry(id, { categoria: null, category_id: id === 3 ? 7 : 1 }),
    );
    await using site = await startReadingSite(({ path }) =>
      path === '/api/entries' ? { body: { data: items } } : undefined,
    );
    const labels = async (path: string) =>
      [...(await htmlOf(path, site)).matchAll(/<b class="category">([^<]*)<\/b> ?<time/g)].map(
        ([, label]) => label,
      );
    expect(await labels('/en/news?category=producto')).toEqual(['Product', 'Product']);
    expect(await labels('/fr/actualites')).toEqual(['Produit', 'Produit']);
    const html = await htmlOf('/en/news', site);
    expect(html).toContain('Noticia 3');
    expect(html).not.toContain('<b class="category"></b>');
  });
});

/** Cards with the address of the item and the name of its cover. */
const card =
  /src="\/assets\/scene-(cover-[a-z]+-\d)-[^"]*"(?:(?!<article).)*?<h[23][^>]*><a href="([^"]+)"/gs;
const coversIn = (html: string) =>
  new Map([...html.matchAll(card)].map(([, cover = '', address = '']) => [address, cover]));

test('a news item keeps its cover in the list, on home, on its page and in links to it', async () => {
  const covers = coversIn(await htmlOf('/en/news'));
  expect(covers.size).toBeGreaterThan(6);
  // As many as the back end has categories would be a cover for each category.
  expect(new Set(covers.values()).size).toBeGreaterThan(5);
  for (const [address, cover] of coversIn(await htmlOf('/en')))
    if (covers.has(address)) expect(cover, `${address} on home`).toBe(covers.get(address));
  for (const [address, cover] of covers) {
    const html = await htmlOf(address);
    expect(first(/class="story-art">.*?scene-(cover-[a-z]+-\d)/s, html), address).toBe(cover);
    expect(first(/og:image" content="[^"]*preview-news-(cover-[a-z]+-\d)/, html)).toBe(cover);
  }
});

test('neighbours in the list have different covers, and a contest of Trikers shows Trikers', async () => {
  const covers = [...coversIn(await htmlOf('/es/noticias?page=2'))];
  for (const [i, [address, cover]] of covers.entries())
    expect(cover, `${address} and the one before`).not.toBe(covers[i - 1]?.[1]);
  expect(new Map(covers).get('/es/noticia/full-of-trikers-random')).toMatch(/^cover-trikersrandom/);
});

describe('news that is only in Spanish', async () => {
  const site = await startReadingSite(({ path }) => {
    const titled = { titulo: 'Risi estrena bolsa' };
    if (path === '/api/entries')
      return { body: { data: [entry(1, titled), ...[2, 3].map((id) => entry(id))] } };
    return path === '/api/entries/noticia-1' ? { body: { data: entry(1, titled) } } : undefined;
  });
  const visit = async (path: string) => htmlOf(path, site);
  const times = (html: string, text: string) => html.split(text).length - 1;

  test.each([
    ['en', 'This text is only available in Spanish.'],
    ['fr', 'Ce texte n’est disponible qu’en espagnol.'],
  ] as const)(
    'is marked on its page in %s, and the reader is told once',
    async (language, line) => {
      const address = addressOf('news-item', language, { slug: 'noticia-1' });
      const html = await visit(address);
      expect(html).toContain('<h1 lang="es">Risi estrena bolsa</h1>');
      expect(html).toMatch(/<div class="prose[^"]*" lang="es">/);
      expect(times(html, line)).toBe(1);
      expect(html).toContain('<title>Risi estrena bolsa</title>');
    },
  );

  test.each([
    ['en', 'The news is only available in Spanish.'],
    ['fr', 'Les actualités ne sont disponibles qu’en espagnol.'],
  ] as const)(
    'is marked in lists, results and the feed in %s, each with one line about it',
    async (language, line) => {
      const results = `${addressOf('search', language)}?q=noticia`;
      for (const path of [`/${language}`, addressOf('news', language), results]) {
        const html = await visit(path);
        expect([path, times(html, line)]).toEqual([path, 1]);
        const titles = html.match(/<(h3|li)[^>]*><a [^>]*>(<mark>)?Noticia/g) ?? [];
        expect([path, titles.length]).toEqual([path, 2]);
        for (const title of titles) expect(title).toContain('lang="es"');
      }
      const feed = await visit(feedAddress(language));
      expect(times(feed, '<entry xml:lang="es">')).toBe(3);
    },
  );

  test('has its title in Spanish also in its heart', async () => {
    const address = addressOf('news-item', 'fr', { slug: 'noticia-1' });
    const heart = first(/<button[^>]*data-like(.*?)<\/button>/s, await visit(address));
    // A label would be read in the language of the page.
    expect(heart).not.toContain('aria-label');
    expect(heart.replaceAll('<!-- -->', '')).toContain(
      'Ajouter <span lang="es">Risi estrena bolsa</span> à mes favoris',
    );
  });

  test('and promotions are marked in lists and on their pages', async () => {
    for (const path of ['/fr/promotion', '/en/promocion/promo']) {
      const main = first(/<main(.*?)<\/main>/s, await visit(path));
      const marked = main.match(/lang="es"[^>]*>(<a [^>]*>)?Promo</g) ?? [];
      expect(marked.length, path).toBeGreaterThan(0);
      expect(marked.length, path).toBe(main.match(/>Promo</g)?.length);
    }
  });

  test('has no note in Spanish', async () => {
    for (const path of ['/es', '/es/noticias', '/es/noticia/noticia-1']) {
      const html = await visit(path);
      expect(html).not.toContain('solo está');
      expect(html).not.toContain(' lang="es">Noticia');
    }
  });
});
