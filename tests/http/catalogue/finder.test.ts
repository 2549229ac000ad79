import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ProductFile } from '../../../src/content/product.ts';
import { type Need, needs } from '../../../src/site/catalogue/finder.ts';
import { productKeys } from '../../support/contentNames.ts';
import { get, htmlOf } from '../../support/http.ts';

const file = (key: string) =>
  JSON.parse(readFileSync(`content/products/${key}.json`, 'utf8')) as ProductFile;

/** What the company declares in a product's file. */
const declarations: Record<Need, (file: ProductFile) => boolean> = {
  glutenFree: (file) => file.hasGluten === '0' && file.ocultarSinGluten !== '1',
  lactoseFree: (file) => (file.sinLactosa ?? file.sinlactosa) === '1',
  eggFree: (file) => (file.sinhuevo ?? file.sinHuevo) === '1',
  nutFree: (file) => file.hasFrutosSecos === '0',
  wholegrain: (file) => file.hasIntegral === '1',
  lowSugar: (file) => file.bajoAzucares === '1',
  lowSalt: (file) => (file.bajoSal ?? file.bajosal) === '1',
};

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
    expect(found.sort().join(' ')).toBe(
      '0-azucares balsamicos citrico tradicionales tradicionales-1kg',
    );
    expect(await htmlOf('/en/products?family=caramelos')).toContain(
      `>5 products of ${productKeys.length}<`,
    );
  });

  test('finds everything on a range page, even products of another range', async () => {
    const found = await shown('/es/productos?range=galletas/sin-gluten');
    expect(found.sort().join(' ')).toBe(
      'bsan-singluten-chocolate-infantil bsan-singluten-infantil singluten-digestive',
    );
  });

  test('searches in the language of the page only', async () => {
    expect(await shown('/fr/produits?q=Jambon,%20ondulees')).toContain('jamon');
    expect(await shown('/es/productos?q=queso')).not.toEqual([]);
    expect(await shown('/fr/produits?q=queso')).toEqual([]);
  });

  test('tells that gluten free is only what the pack says', async () => {
    const html = await htmlOf('/es/productos');
    expect(html).toContain('Si el paquete no la lleva, aquí tampoco sale');
  });

  test.each(needs)(
    'shows under %s just what the company declares: not declared is not free of it',
    async (need) => {
      const expected = productKeys.filter((key) => declarations[need](file(key)));
      expect((await shown(`/es/productos?need=${need}`)).sort()).toEqual(expected.sort());
    },
  );

  test('combines all needs', async () => {
    const glutenFree = await shown('/es/productos?need=glutenFree');
    const lowSalt = await shown('/es/productos?need=lowSalt');
    const both = await shown('/es/productos?need=glutenFree&need=lowSalt');
    expect(both).toContain('citrico');
    expect(both).toEqual(glutenFree.filter((key) => lowSalt.includes(key)));
  });

  test('shows a shelf that somebody sent, in which filters search', async () => {
    const shelf = 'shelf=risketos-original.nothing.citrico.citrico';
    expect((await shown(`/en/products?${shelf}`)).sort()).toEqual(['citrico', 'risketos-original']);
    expect(await shown(`/en/products?${shelf}&family=caramelos`)).toEqual(['citrico']);
    const html = await htmlOf(`/en/products?${shelf}`);
    expect(html).toContain('<h1>Favourites for you</h1>');
    expect(html).toContain('name="shelf" value="citrico.risketos-original"');
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/en\/products"/);
  });

  test('shows every product where no product of a shelf is known', async () => {
    expect(await shown('/es/productos?shelf=nothing.%00..')).toHaveLength(productKeys.length);
  });

  test('ignores unknown filters', async () => {
    const unknown = 'family=verduras&range=x/y&need=beautiful&need=&page=2&__proto__=1';
    expect(await shown(`/es/productos?${unknown}`)).toHaveLength(productKeys.length);
    const snacks = await shown('/es/productos?family=snacks');
    expect(await shown('/es/productos?family=snacks&family=patatas')).toEqual(snacks);
  });

  test('offers a way out if nothing matches', async () => {
    const html = await htmlOf('/es/productos?family=caramelos&need=wholegrain');
    expect(html).toContain('Ni las migas');
    expect(html).toMatch(/<div class="center lost" data-none="">/);
    expect(html).toMatch(new RegExp(`>0 productos de ${productKeys.length}<`));
    expect(await htmlOf('/es/productos')).toMatch(
      /<div class="center lost" data-none="" hidden="">/,
    );
  });

  test.each([
    ['', false],
    ['?without=leche', true],
    ['?need=lowSalt', true],
  ])('offers to start again if something is filtered: "%s"', async (query, isOffered) => {
    const html = await htmlOf(`/es/productos${query}`);
    const reset = /<a class="more"[^>]*data-reset=""[^>]*>/.exec(html)?.[0];
    expect(reset?.includes('hidden')).toBe(!isOffered);
  });

  test('keeps the filters in its fields, escaped', async () => {
    const text = encodeURIComponent('"><script>alert(1)</script>');
    const html = await htmlOf(`/es/productos?family=snacks&need=eggFree&q=${text}`);
    expect(html).toMatch(/value="snacks" checked=""|checked="" value="snacks"/);
    expect(html).toMatch(/value="eggFree" checked=""|checked="" value="eggFree"/);
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).not.toContain('<script>alert');
  });

  test('says which filter to drop if nothing matches, but never an allergen', async () => {
    const links = async (query: string) => {
      const html = await htmlOf(`/es/productos?${query}`);
      const list = /data-try=(.*?)data-reset/s.exec(html)?.[1] ?? '';
      return [...list.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', name = '']) => [
        href.replaceAll('&amp;', '&'),
        name,
      ]);
    };
    const query = 'family=patatas&need=wholegrain';
    const wholegrain = '/es/productos?need=wholegrain';
    const offer = `Sin «Patatas» te pongo ${(await shown(wholegrain)).length}`;
    expect(await links(query)).toContainEqual([wholegrain, offer]);
    const beside = await links(`${query}&without=leche`);
    expect(beside.length).toBeGreaterThan(0);
    for (const [href, name] of beside) {
      expect(href).toContain('without=leche');
      expect(name).toMatch(/^Quitar el filtro «/);
    }
  });

  test('never fails for a query that is no text', async () => {
    for (const query of ['q=%E0%A4%A&need=%ff', 'q=%00', 'q=__proto__', `q=${'x'.repeat(3000)}`])
      expect((await get(`/es/productos?${query}`)).status, query).toBe(200);
  });
});
