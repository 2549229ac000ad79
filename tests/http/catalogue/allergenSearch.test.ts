import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { type Verdict, verdictOn } from '../../../src/site/catalogue/exclusion.ts';
import type { FamilyId } from '../../../src/site/catalogue/families.ts';
import { findables } from '../../../src/site/catalogue/findables.ts';
import type { NamedAllergen } from '../../../src/site/catalogue/products.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { first, htmlOf } from '../../support/http.ts';

describe('a search for an allergen', () => {
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
});

/** The addresses of the products of which the labels say this. */
const labelled = (verdict: Verdict, without: readonly NamedAllergen[], family?: FamilyId) =>
  findables('es')
    .filter(({ possibleAllergens }) => verdictOn(possibleAllergens, without) === verdict)
    .filter((one) => !family || one.family === family)
    .map(({ product: { key } }) => addressOf('product', 'es', { key }));

const searchFor = (q: string) => htmlOf(`/es/buscar?q=${encodeURIComponent(q)}`);

/** Where the results under some headings lead, with those that are folded. */
const resultsIn = (html: string, ...headings: string[]): string[] =>
  headings.flatMap((id) => {
    const section = first(new RegExp(`aria-labelledby="${id}">(.*?)</section>`, 's'), html);
    return [...section.matchAll(/<li[ >].*?<a href="([^"]+)"/gs)].map(([, path = '']) => path);
  });

test.each<[query: string, allergen: NamedAllergen, family?: FamilyId]>([
  ['sin leche', 'leche'],
  ['sin lehce', 'leche'],
  ['galletas sin leche', 'leche', 'galletas'],
  ['intolerancia a la lactosa', 'leche'],
  ['sin frutos secos', 'frutos-de-cascara'],
])(
  '“%s” finds no product but those that the finder has without %s',
  async (q, allergen, family) => {
    const results = resultsIn(await searchFor(q), 'product', 'range');
    expect(labelled('fits', [allergen], family)).toEqual(expect.arrayContaining(results));
    expect(results.length).toBeGreaterThan(2);
  },
);

test.each<[query: string, allergen: NamedAllergen]>([
  ['leche', 'leche'],
  ['lactosa', 'leche'],
  ['lech', 'leche'],
  ['lehce', 'leche'],
  ['trazas de leche', 'leche'],
  ['¿Qué productos pueden contener leche?', 'leche'],
  ['gluten', 'gluten'],
])('“%s” finds every product that contains %s, and no other', async (q, allergen) => {
  const results = resultsIn(await searchFor(q), 'product', 'range');
  expect(results.sort()).toEqual(labelled('contains', [allergen]).sort());
});

test.each<[query: string, ...allergens: NamedAllergen[]]>([
  ['leche', 'leche'],
  ['lactosa', 'leche'],
  ['lehce', 'leche'],
  ['trazas de leche', 'leche'],
  ['¿Lleva soja?', 'soja'],
  ['soja y sésamo', 'soja', 'sesamo'],
  ['pescado', 'pescado'],
])('“%s” also finds what may contain %s, and what says nothing of traces', async (q, ...named) => {
  const html = await searchFor(q);
  expect(resultsIn(html, 'may-contain')).toEqual(labelled('mayContain', named));
  expect(resultsIn(html, 'not-declared')).toEqual(labelled('notDeclared', named));
  expect(labelled('notDeclared', named).length).toBeGreaterThan(0);
});

test.each(['sin leche', 'risketos leche', 'risketos', 'rískets', 'sofá', ''])(
  '“%s” asks for no list of what may contain an allergen',
  async (q) => {
    expect(await searchFor(q)).not.toMatch(/<h2[^>]* id="(may-contain|not-declared)"/);
  },
);
