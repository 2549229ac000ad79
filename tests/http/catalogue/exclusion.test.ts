import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { findables } from '../../../src/site/catalogue/findables.ts';
import { labelGroupsOf } from '../../../src/site/catalogue/labelGroups.ts';
import { allergens, type NamedAllergen } from '../../../src/site/catalogue/products.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { get, htmlOf } from '../../support/http.ts';
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
  const visible = [
    ...html.matchAll(
      /<li data-needs="[^"]*" data-range-paths="[^"]*">.*?href="\/\w+\/\w+\/([^"]+)"/g,
    ),
  ].map(([, key = '']) => key);
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
