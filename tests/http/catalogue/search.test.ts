import { describe, expect, test } from 'vitest';
import { addressOf, addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { entry } from '../../support/backEnd/failingBackEnd.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { first, get, htmlOf } from '../../support/http.ts';
import { inTurn } from '../../support/inTurn.ts';
import { linesOf } from '../../support/logLines.ts';
import { pageTypes } from '../../support/places.ts';

describe('the search page', () => {
  test('shows results by kind, with what was found marked', async () => {
    const html = await htmlOf('/es/buscar?q=patatas');
    for (const kind of ['product', 'range', 'question'] as const)
      expect(html).toMatch(new RegExp(`<h2[^>]*id="${kind}"`));
    expect(html).toContain('<mark>Patatas</mark>');
    expect(html).toContain('href="/es/patatas"');
    expect(html).toMatch(/value="patatas"/);
  });

  test('shows twelve results of a kind at once, and folds the others', async () => {
    const main = first(/<main(.*?)<\/main>/s, await htmlOf('/es/buscar?q=trigo'));
    const [shown = '', folded = ''] = first(/id="product"(.*?)<\/section>/s, main).split(
      /<summary[^>]*>/,
    );
    const count = (html: string) => [...html.matchAll(/<li/g)].length;
    const all = Number(first(/<small>(\d+)/, shown));
    expect(all).toBeGreaterThan(12);
    expect([count(shown), count(folded)]).toEqual([12, all - 12]);
    expect(folded).toMatch(`Ver ${all - 12} más`);
  });

  test('shows the pack of every product, and no picture of anything else', async () => {
    const html = await htmlOf('/es/buscar?q=patatas');
    const groups = [...html.matchAll(/aria-labelledby="(\w+)"><h2(.*?)<\/section>/gs)];
    expect(groups.map(([, kind]) => kind)).toEqual(
      expect.arrayContaining(['product', 'range', 'question', 'page', 'news']),
    );
    for (const [, kind, results = ''] of groups) {
      const packs = results.match(/<li[^>]*><img [^>]*class="pack"/g)?.length ?? 0;
      expect(packs, kind).toBe(kind === 'product' ? results.match(/<li[ >]/g)?.length : 0);
      expect(results.match(/<img/g)?.length ?? 0, kind).toBe(packs);
    }
  });

  test('folds the pages that only mention what is searched for', async () => {
    const html = await htmlOf('/es/buscar?q=galleta');
    const pages = first(/aria-labelledby="page">(.*?)<\/section>/s, html);
    const [shown, folded] = pages.split('<summary');
    expect(shown).toContain('<mark>Galletas</mark> para el desayuno');
    expect(folded).toContain('Carta del presidente');
  });

  test('finds news from the back end', async () => {
    const html = await htmlOf('/es/buscar?q=energia');
    expect(html).toMatch(/<h2[^>]*id="news"/);
    expect(html).toMatch(/href="\/es\/noticia\/[^"]+"/);
  });

  test.each(languages)(
    'in %s offers three pages if nothing is found, and the question form with the words filled in',
    async (language) => {
      const t = words[language];
      const html = await htmlOf(`${addressOf('search', language)}?q=zzzz%26+%22qqq`);
      expect(html).toContain(t('search.try'));
      const main = first(/<main(.*?)<\/main>/s, html);
      for (const page of ['products', 'faqs', 'distributors'] as const)
        expect(main).toContain(`href="${addressOf(page, language)}"`);
      const asked = first(/href="([^"]*\?mensaje=[^"]*)"/, main);
      expect(asked.split('?')[0]).toBe(addressOf('contact-question', language));
      const form = await htmlOf(asked.replaceAll('&amp;', '&'));
      expect(form).toMatch(/<textarea[^>]*name="mensaje"[^>]*>zzzz&amp; &quot;qqq<\/textarea>/);
    },
  );

  test('is neither indexed nor in the sitemap', async () => {
    expect(await htmlOf('/es/buscar')).toContain('<meta name="robots" content="noindex"/>');
    expect(await htmlOf('/sitemap.xml')).not.toContain('/es/buscar');
  });

  test('shows the query as text, and never fails', async () => {
    const hostile = '"><script>alert(1)</script>';
    const html = await htmlOf(`/es/buscar?q=${encodeURIComponent(hostile)}`);
    expect(html).not.toContain('<script>alert');
    for (const q of ['%E0%A4%A', 'x'.repeat(3000), '%00', '__proto__', 'constructor'])
      expect((await get(`/en/search?q=${q}`)).status).toBe(200);
  });
});

test('every page has the form that searches the site', async () => {
  for (const [place, language] of inTurn(pageTypes)) {
    const html = await htmlOf(addressOfPlace(place, language));
    const header = first(/(<header.*?<\/header>)/s, html);
    expect(header, place.page).toContain(`<form action="${addressOf('search', language)}"`);
  }
});

/** How many entries each list shows of a query: a list and a search forgive the same. */
describe('every list is searched by the same rules', () => {
  const found = async (path: string, q: string): Promise<number> => {
    const html = await htmlOf(`${path}?q=${encodeURIComponent(q)}`);
    const entries = {
      '/productos': /<li data-needs="[^"]*" data-range-paths="[^"]*">/g,
      '/products': /<li data-needs="[^"]*" data-range-paths="[^"]*">/g,
      '/produits': /<li data-needs="[^"]*" data-range-paths="[^"]*">/g,
      '/faqs': /<details class="fold"(?! hidden)/g,
      '/noticias': /<article class="poster"/g,
    }[path.slice(3)] as RegExp;
    return html.match(entries)?.length ?? 0;
  };

  test.each([
    ['/es/productos', 'cotufas', 'palomitas'],
    ['/en/products', 'risketas', 'risketos'],
    ['/fr/produits', 'irsketos', 'risketos'],
    ['/es/faqs', 'celiaquía', 'sin TACC'],
    ['/es/noticias', 'enerjia', 'energía'],
  ])(
    '%s forgives: "%s" finds what "%s" finds, and an unknown word nothing',
    async (path, asked, right) => {
      const expected = await found(path, right);
      expect(expected).toBeGreaterThan(0);
      expect(await found(path, asked)).toBe(expected);
      expect(await found(path, 'zzzzqqq')).toBe(0);
    },
  );
});

test('the questions are searched without accents, what is found is marked, and the count is said', async () => {
  const answer = async (q: string) => (await get(`/es/faqs?q=${q}`)).text();
  const found = await answer('azucares');
  expect(found).toContain('<mark>azúcares</mark>');
  expect(found).toMatch(/role="status">1 pregunta</);
  expect(await answer('helicóptero')).toContain('Para «helicóptero» todavía no tenemos respuesta.');
});

const { backEnd, ...site } = await startReadingSite('well');

const visit = async (path: string) => {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  return response.text();
};

test('search queries reach no log line, counter or back-end call', async () => {
  const searches = ['search', 'products', 'faqs', 'news'] as const;
  for (const language of languages)
    for (const page of searches) {
      const html = await visit(`${addressOf(page, language)}?q=zxqv+palomitas`);
      expect(html).toContain('zxqv palomitas');
    }
  await visit(`${addressOf('contact-question', 'es')}?mensaje=zxqv+palomitas`);
  // Also where something goes wrong meanwhile.
  backEnd.behave(500);
  await visit('/es/buscar?q=zxqv+otra');
  await visit('/es/historia');
  await expect.poll(() => JSON.stringify(linesOf(site, 'data-point'))).toContain('history');
  expect(linesOf(site, 'data-point').length).toBeGreaterThan(searches.length);
  expect(backEnd.calls.length).toBeGreaterThan(0);
  for (const said of [...site.logs(), ...backEnd.calls])
    expect(said).not.toMatch(/zxqv|palomitas/i);
});

describe('the news that the search finds', () => {
  const named = { titulo: 'Zurriagazo', header: '<p>Con el nombre de Fulano.</p>' };

  test('are forgotten as soon as an editor has taken the words out of them', async () => {
    let item = entry(1, named);
    await using own = await startReadingSite(({ path }) =>
      path === '/api/entries' ? { body: { data: [item] } } : undefined,
    );
    const searchFor = async (q: string) =>
      first(
        /(<li[^>]*><a href="\/es\/noticia\/.*?)<\/li>/s,
        await htmlOf(`/es/buscar?q=${q}`, own),
      );
    const began = Date.now();
    await own.setClock(began);
    expect(await searchFor('zurriagazo')).toContain('<p>Con el nombre de Fulano.</p>');
    item = entry(1, { ...named, header: '<p>Sin nombres.</p>', locale: 'en' });
    await own.setClock(began + 61_000);
    await expect
      .poll(() => searchFor('zurriagazo'))
      .toMatch(/^<li lang="en">.*<p>Sin nombres.<\/p>/);
    expect(await searchFor('fulano')).toBe('');
  });

  test.each([
    [201, 'zurriagazo', true],
    [200, 'zurriagazo', false],
    [201, '', false],
  ])('of %i for “%s”, the page says that it has not looked at all: %s', async (count, q, says) => {
    const created_at = '2024-01-01T10:00:00Z';
    const items = Array.from({ length: count }, (_, i) => entry(i + 1, { ...named, created_at }));
    await using own = await startReadingSite(({ path }) =>
      path === '/api/entries' ? { body: { data: items } } : undefined,
    );
    const html = await htmlOf(`/es/buscar?q=${q}`, own);
    expect(html.includes(words.es('search.olderNews', { count: 200 }))).toBe(says);
  });
});
