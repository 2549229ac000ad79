import { describe, expect, test } from 'vitest';
import { addressOf, addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
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

  test('leads to the finder if it names allergens, and lists only products without them if it refuses them', async () => {
    const named = await htmlOf('/es/buscar?q=leche');
    expect(named).toContain('href="/es/productos?without=leche#fits"');
    const refusing = await htmlOf('/en/search?q=no%20milk%20or%20soya');
    expect(refusing).toContain('href="/en/products?without=soja&amp;without=leche#fits"');
    const declared = [...refusing.matchAll(/<p><b>(.*?)<\/b>/g)].map(([, line = '']) => line);
    expect(declared.length).toBeGreaterThan(12);
    for (const line of declared) expect(line).not.toMatch(/milk|soya/);
    expect(refusing).not.toMatch(/<h2[^>]* id="range"/);
    expect(first(/<h2[^>]*>(.*?)<!/, refusing)).toBe(
      words.en('finder.fits', { list: 'soya and milk' }),
    );
  });

  test.each(languages)(
    'in %s lists after the products with an allergen those that may contain it, and leads to them at once',
    async (language) => {
      const t = words[language];
      const list = t('allergen.leche');
      const html = await htmlOf(`${addressOf('search', language)}?q=${list}`);
      const main = first(/<main(.*?)<\/main>/s, html).replaceAll('<!-- -->', '');
      const headings = [
        ...main.matchAll(/<h2[^>]* id="([^"]+)">(.*?) <small>(\d+)<\/small><\/h2>/g),
      ].map(([, id = '', name = '', count = '']) => ({ id, name, count }));
      const product = headings.findIndex(({ id }) => id === 'product');
      const groups = headings.slice(product, product + 3);
      expect(groups.map(({ name }) => name)).toEqual([
        t('search.contain', { list }),
        t('search.mayContain', { list }),
        t('finder.notDeclared'),
      ]);
      for (const { id, name, count } of groups)
        expect(main).toMatch(`href="#${id}">${name} <b>${count}</b>`);
      expect(main).toContain(`<p>${t('finder.notDeclaredNote')}</p>`);
      const sum = headings.reduce((all, { count }) => all + Number(count), 0);
      expect(main).toContain(t('search.other', { count: sum, q: list }));
    },
  );

  test('lists what may contain either of two allergens under both of their names', async () => {
    const html = await htmlOf('/es/buscar?q=apio+y+mostaza');
    expect(html).toContain('Contienen apio o mostaza');
    expect(html).toContain('Pueden contener trazas de apio o mostaza');
  });

  test('says that traces are unknown of an allergen that no product contains', async () => {
    const html = await htmlOf('/es/buscar?q=pescado');
    expect(html).toMatch(/<h2[^>]* id="not-declared"/);
    expect(html).not.toContain(words.es('search.none', { q: 'pescado' }));
  });

  test.each([
    ['/es/buscar?q=risketos gluten', 'Contiene: trigo y leche.', 'Contiene: leche.'],
    ['/es/buscar?q=risketos leche', 'Contiene: trigo y leche.', 'Contiene: leche.'],
    ['/en/search?q=do risketos have milk?', 'Contains: wheat and milk.', 'Contains: milk.'],
  ])('%s says of each of them what its label declares', async (path, ...declared) => {
    const html = await htmlOf(encodeURI(path));
    const products = /<section[^>]*aria-labelledby="product".*?<\/section>/s.exec(html)?.[0];
    const said = [...(products ?? '').matchAll(/<p><b>(.*?)<\/b>/g)].map(([, line]) => line);
    expect(said.sort()).toEqual(declared.sort());
  });

  test('allows no typing error in the name of an allergen: soya is not sofa', async () => {
    expect(await htmlOf('/en/search?q=sofb')).toContain('<mark>sofa');
    for (const q of ['soya', 'soy'])
      expect(await htmlOf(`/en/search?q=${q}`)).not.toMatch(/<mark>sofa/i);
  });

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
