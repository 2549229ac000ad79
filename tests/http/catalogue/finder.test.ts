import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ProductFile } from '../../../src/content/product.ts';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { familyIds } from '../../../src/site/catalogue/families.ts';
import { findables } from '../../../src/site/catalogue/findables.ts';
import { type Need, needs } from '../../../src/site/catalogue/finder.ts';
import { labelGroupsOf } from '../../../src/site/catalogue/labelGroups.ts';
import { allergens, type NamedAllergen } from '../../../src/site/catalogue/products.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { productKeys } from '../../support/contentNames.ts';
import { get, htmlOf, visit } from '../../support/http.ts';
import { inTurn } from '../../support/inTurn.ts';

const finder = async (language: Language, without: readonly string[], more = '') => {
  const query = without.map((name) => `without=${name}`).join('&');
  return htmlOf(`${addressOf('products', language)}?${query}${more}`);
};

/** The keys of the products in each part of a page, and the words of their cards. */
function shownIn(html: string) {
  const sections = html.matchAll(/<section id="(fits|may-contain|not-declared)".*?<\/section>/gs);
  return [...sections].flatMap(([section, place = '']) =>
    [...section.matchAll(/<li data-needs.*?href="\/\w+\/\w+\/([^"]+)".*?<\/li>/gs)].map(
      ([card, key = '']) => ({ key, place, card }),
    ),
  );
}

const choices: NamedAllergen[][] = [
  ['soja', 'sesamo'],
  ['leche'],
  ['avellanas', 'trigo'],
  [...allergens],
];
test.each(inTurn(choices))(
  'excluding %j in %s shows each product where its label puts it, and says what it may contain',
  async (without, language) => {
    const t = words[language];
    const html = await finder(language, without);
    const { contains, ...groups } = labelGroupsOf(findables(language), without);
    const shown = shownIn(html);
    for (const [place, products] of [
      ['fits', groups.fits],
      ['may-contain', groups.mayContain],
      ['not-declared', groups.notDeclared],
    ] as const)
      expect(shown.flatMap((one) => (one.place === place ? one.key : [])).sort(), place).toEqual(
        products.map(({ product }) => product.key).sort(),
      );
    expect(contains.length).toBeGreaterThan(1);
    expect(html).toContain(t('finder.containOther', { count: contains.length }));
    expect(html).toContain(t('finder.withoutNote'));
    for (const { place, key, card } of shown)
      expect([key, card.includes('<small>')]).toEqual([key, place === 'may-contain']);
    for (const { product } of groups.mayContain)
      for (const name of without.filter((one) => product.traces?.includes(one)))
        expect(shown.find(({ key }) => key === product.key)?.card).toContain(t(`allergen.${name}`));
    // Never more than the label says.
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text]) => text);
    expect(headings.join(' ')).not.toMatch(
      /\b(free|safe|sin (?!declarar)|sans|apto|seguro|sûr)\b/i,
    );
  },
);

test('excluding combines with the other filters', async () => {
  const html = await finder('es', ['gluten'], '&family=snacks');
  const item = /<li data-needs="[^"]*" data-range-paths="[^"]*">.*?href="\/\w+\/\w+\/([^"]+)"/g;
  const visible = [...html.matchAll(item)].map(([, key = '']) => key);
  expect(visible).toContain('palomitas-original');
  expect(visible).not.toContain('jummy');
  expect(visible).not.toContain('pipas');
});

test('undeclared traces are called so on the page, in its data, and in the open data', async () => {
  const key = 'exportacion';
  for (const [, language] of inTurn(['es', 'en', 'fr'])) {
    const t = words[language];
    const html = await htmlOf(addressOf('product', language, { key }));
    expect(html).toContain(t('product.tracesUndeclared'));
    expect(html.match(/data-declared="notDeclared"/g)).toHaveLength(14);
    expect(html).toContain(`"value":"${t('declared.notDeclared')}"`);
  }
  const open = (await (await get(`/api/products/${key}.json`)).json()) as object;
  expect(open).not.toHaveProperty('traces');
});

test('the label of a product names each of the fourteen, and what is declared of it', async () => {
  for (const [key, language] of inTurn(['surtis4u', 'fabs', 'mix-equilibrio'])) {
    const t = words[language];
    const html = await htmlOf(addressOf('product', language, { key }));
    const rows = [...html.matchAll(/<tr data-declared="(\w+)">(.*?)<\/tr>/gs)];
    expect(rows).toHaveLength(14);
    for (const [i, [, declared, row = '']] of rows.entries()) {
      expect(row).toContain(t(`annex.${allergens[i] as (typeof allergens)[number]}`));
      expect(row).toContain(t(`declared.${declared as 'contains'}`));
    }
  }
});

const file = (key: string) =>
  JSON.parse(readFileSync(`content/products/${key}.json`, 'utf8')) as ProductFile;

const declarations: Record<Need, (file: ProductFile) => boolean> = {
  glutenFree: (file) => file.hasGluten === '0' && file.ocultarSinGluten !== '1',
  lactoseFree: (file) => file.sinLactosa === '1',
  eggFree: (file) => file.sinhuevo === '1',
  nutFree: (file) => file.hasFrutosSecos === '0',
  wholegrain: (file) => file.hasIntegral === '1',
  lowSugar: (file) => file.bajoAzucares === '1',
  lowSalt: (file) => file.bajoSal === '1',
};

/** Keys of the products that a finder page shows, in order. */
async function shown(path: string): Promise<string[]> {
  const { status, html } = await visit(path);
  expect(status).toBe(200);
  const item =
    /<li data-needs="[^"]*" data-range-paths="[^"]*"( hidden="")?>.*?href="\/\w+\/\w+\/([^"]+)"/g;
  return [...html.matchAll(item)].flatMap(([, hidden, key = '']) => (hidden ? [] : [key]));
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

test.each(inTurn(familyIds))(
  'the page of %s in %s leads to the allergens of the finder, with the family chosen',
  async (family, language) => {
    const page = await htmlOf(addressOf('family', language, { family }));
    const address = `${addressOf('products', language)}?family=${family}`;
    expect(page).toContain(`href="${address}#without">${words[language]('finder.without')}<`);
    expect(await htmlOf(address)).toContain('<details class="without" id="without"');
  },
);
