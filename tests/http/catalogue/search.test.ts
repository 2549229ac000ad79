import { describe, expect, test } from 'vitest';
import { addressOf, addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { get } from '../../support/http.ts';
import { inTurn } from '../../support/inTurn.ts';
import { pageTypes } from '../../support/places.ts';

const results = async (path: string) => (await get(path)).text();

describe('the search page', () => {
  test('shows results by kind, with what was found marked', async () => {
    const html = await results('/es/buscar?q=patatas');
    for (const kind of ['product', 'range', 'question'] as const)
      expect(html).toMatch(new RegExp(`<h2[^>]*id="${kind}"`));
    expect(html).toContain('<mark>Patatas</mark>');
    expect(html).toContain('href="/es/patatas"');
    expect(html).toMatch(/value="patatas"/);
  });

  test.each([
    '/es/buscar?q=¿Cómo se recicla la bolsa?',
    '/es/buscar?q=¿Dónde tiro la bolsa?',
    '/en/search?q=How do I recycle the bag?',
    '/fr/recherche?q=Comment recycler le sachet ?',
  ])('finds an answer to the whole question %s', async (path) => {
    expect(await results(encodeURI(path))).toMatch(/<h2[^>]*id="question"/);
  });

  test('knows crisps by their English names in Spanish', async () => {
    expect(await results('/es/buscar?q=crisps')).toMatch(/<h2[^>]*id="product"/);
  });

  test('finds news from the back end', async () => {
    const html = await results('/es/buscar?q=energia');
    expect(html).toMatch(/<h2[^>]*id="news"/);
    expect(html).toMatch(/href="\/es\/noticia\/[^"]+"/);
  });

  test.each(languages)('in %s suggests what to try if nothing is found', async (language) => {
    const t = words[language];
    const html = await results(`${addressOf('search', language)}?q=zzzzqqq`);
    expect(html).toContain(t('search.none', { q: 'zzzzqqq' }));
    expect(html).toContain(t('search.try'));
    expect(html).toContain(addressOf('contact-question', language));
  });

  test.each([
    ['/es/buscar?q=leche', '/es/productos?without=leche'],
    ['/en/search?q=peanuts', '/en/products?without=cacahuetes'],
    ['/fr/recherche?q=sans%20gluten', '/fr/produits?without=gluten'],
  ])('%s leads to %s', async (path, address) => {
    expect(await results(path)).toContain(`href="${address}#fits"`);
  });

  test.each([
    ['/es/buscar?q=celiaco', '/es/productos?without=gluten'],
    ['/en/search?q=gluten-free', '/en/products?without=gluten'],
    ['/en/search?q=no%20milk%20or%20soya', '/en/products?without=soja&amp;without=leche'],
    ['/fr/recherche?q=sans%20lactose', '/fr/produits?without=leche'],
  ])(
    '%s, which refuses allergens, lists no product by its words and leads to %s',
    async (path, address) => {
      const html = await results(path);
      expect(html).toContain(`href="${address}#fits"`);
      expect(html).not.toMatch(/<h2[^>]* id="(product|range)"/);
    },
  );

  test.each([
    ['/es/buscar?q=risketos gluten', 'Contiene: trigo y leche.', 'Contiene: leche.'],
    ['/es/buscar?q=risketos leche', 'Contiene: trigo y leche.', 'Contiene: leche.'],
    ['/en/search?q=do risketos have milk?', 'Contains: wheat and milk.', 'Contains: milk.'],
  ])('%s says of each of them what its label declares', async (path, ...declared) => {
    const html = await results(encodeURI(path));
    const products = /<section[^>]*aria-labelledby="product".*?<\/section>/s.exec(html)?.[0];
    const said = [...(products ?? '').matchAll(/<p><b>(.*?)<\/b>/g)].map(([, line]) => line);
    expect(said.sort()).toEqual(declared.sort());
  });

  test('allows no typing error in the name of an allergen: soya is not sofa', async () => {
    expect(await results('/en/search?q=sofb')).toContain('<mark>sofa');
    for (const q of ['soya', 'soy'])
      expect(await results(`/en/search?q=${q}`)).not.toMatch(/<mark>sofa/i);
  });

  test('is neither indexed nor in the sitemap', async () => {
    expect(await results('/es/buscar')).toContain('<meta name="robots" content="noindex"/>');
    expect(await results('/sitemap.xml')).not.toContain('/es/buscar');
  });

  test('shows the query as text, and never fails', async () => {
    const hostile = '"><script>alert(1)</script>';
    const html = await results(`/es/buscar?q=${encodeURIComponent(hostile)}`);
    expect(html).not.toContain('<script>alert');
    for (const q of ['%E0%A4%A', 'x'.repeat(3000), '%00', '__proto__', 'constructor'])
      expect((await get(`/en/search?q=${q}`)).status).toBe(200);
  });
});

test('every page has the form that searches the site', async () => {
  for (const [place, language] of inTurn(pageTypes)) {
    const html = await results(addressOfPlace(place, language));
    const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
    expect([
      place.page,
      header.includes(`<form action="${addressOf('search', language)}"`),
    ]).toEqual([place.page, true]);
  }
});

/** How many entries each list shows of a query: a list and a search forgive the same. */
describe('every list is searched by the same rules', () => {
  const found = async (path: string, q: string): Promise<number> => {
    const html = await results(`${path}?q=${encodeURIComponent(q)}`);
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
    ['/es/productos', 'a plural', 'jamones', 'jamón'],
    ['/es/productos', 'a letter too many', 'trisskys', 'triskys'],
    ['/en/products', 'a wrong letter', 'risketas', 'risketos'],
    ['/fr/produits', 'two letters swapped', 'irsketos', 'risketos'],
    ['/es/productos', 'another word for it', 'cotufas', 'palomitas'],
    ['/es/faqs', 'a plural', 'glutens', 'gluten'],
    ['/es/faqs', 'a letter too few', 'gluen', 'gluten'],
    ['/es/faqs', 'another word for it', 'celiaquía', 'sin TACC'],
    ['/es/noticias', 'a wrong letter', 'enerjia', 'energía'],
    ['/es/noticias', 'a plural', 'energías', 'energía'],
  ])('%s forgives %s: "%s" finds what "%s" finds', async (path, _, asked, right) => {
    const expected = await found(path, right);
    expect(expected).toBeGreaterThan(0);
    expect(await found(path, asked)).toBe(expected);
  });

  test.each(['/es/productos', '/es/faqs', '/es/noticias'])(
    '%s finds nothing for an unknown word',
    async (path) => expect(await found(path, 'zzzzqqq')).toBe(0),
  );
});
