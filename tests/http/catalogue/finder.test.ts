import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductFile } from '../../../src/content/product.ts';
import { productKeys } from '../../support/contentNames.ts';
import { get } from '../../support/http.ts';

const file = (key: string) =>
  JSON.parse(readFileSync(`content/products/${key}.json`, 'utf8')) as ProductFile;

/** Keys of the products that a finder page shows, in order. */
async function shown(path: string): Promise<string[]> {
  const response = await get(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  return [
    ...html.matchAll(
      /<li data-needs="[^"]*" data-range-paths="[^"]*"( hidden="")?>.*?href="\/\w+\/\w+\/([^"]+)"/g,
    ),
  ].flatMap(([, hidden, key]) => (hidden ? [] : [key as string]));
}

describe('the finder', () => {
  test('shows every product once without filters', async () => {
    expect((await shown('/es/productos')).sort()).toEqual([...productKeys].sort());
  });

  test('filters by family, and says how many of how many', async () => {
    const found = await shown('/en/products?family=caramelos');
    expect(found.sort()).toEqual([
      '0-azucares',
      'balsamicos',
      'citrico',
      'tradicionales',
      'tradicionales-1kg',
    ]);
    expect(await (await get('/en/products?family=caramelos')).text()).toContain(
      `>5 products of ${productKeys.length}<`,
    );
  });

  test('finds everything on a range page, even products of another range', async () => {
    expect((await shown('/es/productos?range=galletas/sin-gluten')).sort()).toEqual([
      'bsan-singluten-chocolate-infantil',
      'bsan-singluten-infantil',
      'singluten-digestive',
    ]);
  });

  test.each([
    ['es', 'JAMON'],
    ['es', 'jamón'],
    ['en', 'ham flavour'],
    ['fr', 'saveur  jambon'],
    ['fr', 'Jambon, ondulees'],
  ])(
    'in %s finds "%s" without regard to case, accents, order or punctuation',
    async (language, text) => {
      const page = { es: 'es/productos', en: 'en/products', fr: 'fr/produits' }[language];
      expect(await shown(`/${page}?q=${encodeURIComponent(text)}`)).toContain('jamon');
    },
  );

  test('searches in the language of the page only', async () => {
    expect(await shown('/es/productos?q=queso')).not.toEqual([]);
    expect(await shown('/fr/produits?q=queso')).toEqual([]);
  });

  test.each([
    ['glutenFree', (json: ProductFile) => json.hasGluten === '0' && json.ocultarSinGluten !== '1'],
    ['lactoseFree', (json: ProductFile) => (json.sinLactosa ?? json.sinlactosa) === '1'],
    ['eggFree', (json: ProductFile) => (json.sinhuevo ?? json.sinHuevo) === '1'],
    ['nutFree', (json: ProductFile) => json.hasFrutosSecos === '0'],
    ['wholegrain', (json: ProductFile) => json.hasIntegral === '1'],
    ['lowSugar', (json: ProductFile) => json.bajoAzucares === '1'],
    ['lowSalt', (json: ProductFile) => (json.bajoSal ?? json.bajosal) === '1'],
  ])(
    'shows under %s just what the company declares: not declared is not free of it',
    async (need, declared) => {
      const expected = productKeys.filter((key) => declared(file(key)));
      expect((await shown(`/es/productos?need=${need}`)).sort()).toEqual(expected.sort());
    },
  );

  test.each([
    ['/es/productos', 'Si el paquete no la lleva, aquí tampoco sale'],
    ['/en/products', 'If the pack doesn’t say so, neither do we'],
    ['/fr/produits', 'Si le paquet ne le dit pas, nous ne le disons pas non plus'],
  ])('%s tells that gluten free is only what the pack says', async (path, sentence) => {
    expect(await (await get(path)).text()).toContain(sentence);
  });

  test('combines all needs', async () => {
    const found = await shown('/es/productos?need=glutenFree&need=lowSalt');
    expect(found).toContain('citrico');
    for (const key of found)
      expect([key, file(key).hasGluten, file(key).bajoSal ?? file(key).bajosal]).toEqual([
        key,
        '0',
        '1',
      ]);
  });

  test('shows a shelf that somebody sent, in which filters search', async () => {
    const shelf = 'shelf=risketos-original.nothing.citrico.citrico';
    expect((await shown(`/en/products?${shelf}`)).sort()).toEqual(['citrico', 'risketos-original']);
    expect(await shown(`/en/products?${shelf}&family=caramelos`)).toEqual(['citrico']);
    const html = await (await get(`/en/products?${shelf}`)).text();
    expect(html).toContain('<h1>Favourites for you</h1>');
    expect(html).toContain('name="shelf" value="citrico.risketos-original"');
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/en\/products"/);
  });

  test('shows every product where no product of a shelf is known', async () => {
    expect(await shown('/es/productos?shelf=nothing.%00..')).toHaveLength(productKeys.length);
  });

  test('ignores unknown filters', async () => {
    expect(
      await shown(
        '/es/productos?family=verduras&range=x/y&need=beautiful&need=&page=2&__proto__=1',
      ),
    ).toHaveLength(productKeys.length);
    expect(await shown('/es/productos?family=snacks&family=patatas')).toHaveLength(
      (await shown('/es/productos?family=snacks')).length,
    );
  });

  test('offers a way out if nothing matches', async () => {
    const html = await (await get('/es/productos?family=caramelos&need=wholegrain')).text();
    expect(html).toContain('Ni las migas');
    expect(html).toMatch(/<div class="center lost" data-none="">/);
    expect(html).toMatch(new RegExp(`>0 productos de ${productKeys.length}<`));
    expect(await (await get('/es/productos')).text()).toMatch(
      /<div class="center lost" data-none="" hidden="">/,
    );
  });

  test.each([
    ['', false],
    ['?without=leche', true],
    ['?need=lowSalt', true],
  ])('offers to start again if something is filtered: "%s"', async (query, isOffered) => {
    const html = await (await get(`/es/productos${query}`)).text();
    const reset = /<a class="more"[^>]*data-reset=""[^>]*>/.exec(html)?.[0];
    expect(reset?.includes('hidden')).toBe(!isOffered);
  });

  test('keeps the filters in its fields, escaped', async () => {
    const html = await (
      await get(
        '/es/productos?family=snacks&need=eggFree&q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
      )
    ).text();
    expect(html).toMatch(/value="snacks" checked=""|checked="" value="snacks"/);
    expect(html).toMatch(/value="eggFree" checked=""|checked="" value="eggFree"/);
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).not.toContain('<script>alert');
  });

  test('says which filter to drop if nothing matches, but never an allergen', async () => {
    const links = async (query: string) => {
      const html = await (await get(`/es/productos?${query}`)).text();
      const list = /data-try=(.*?)data-reset/s.exec(html)?.[1] ?? '';
      return [...list.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', name = '']) => [
        href.replaceAll('&amp;', '&'),
        name,
      ]);
    };
    const query = 'family=patatas&need=wholegrain';
    const wholegrain = '/es/productos?need=wholegrain';
    const found = await shown(wholegrain);
    expect(await links(query)).toContainEqual([
      wholegrain,
      `Sin «Patatas» te pongo ${found.length}`,
    ]);
    const beside = await links(`${query}&without=leche`);
    expect(beside.length).toBeGreaterThan(0);
    for (const [href, name] of beside) {
      expect(href).toContain('without=leche');
      expect(name).toMatch(/^Quitar el filtro «/);
    }
  });

  test('never fails, whatever the query', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.constantFrom('q', 'family', 'range', 'need', 'x'),
            fc.string({ unit: 'binary', maxLength: 40 }),
          ),
          { maxLength: 8 },
        ),
        async (pairs) => {
          const search = pairs
            .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
            .join('&');
          expect((await get(`/fr/produits?${search}`)).status).toBe(200);
        },
      ),
      { numRuns: 20 },
    );
    expect((await get('/es/productos?q=%E0%A4%A&need=%ff')).status).toBe(200);
  });
});
