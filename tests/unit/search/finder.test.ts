import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findables } from '../../../src/site/catalogue/findables.ts';
import {
  type Findable,
  findProducts,
  fulfilledNeeds,
  isEmpty,
  needs,
  searchOf,
} from '../../../src/site/catalogue/finder.ts';
import { finderQueryOf } from '../../../src/site/catalogue/finderQuery.ts';
import { finderPage, labelGroupsOf } from '../../../src/site/catalogue/labelGroups.ts';
import { looserQueries } from '../../../src/site/catalogue/looserQueries.ts';
import { parseQuery } from '../../../src/site/search/parseQuery.ts';
import { knownQuery } from '../../../src/worker/request/knownQuery.ts';

const shown = { hideGlutenFree: false, showLactoseFree: true };

describe('a need', () => {
  test('is not met by a product that declares nothing', () => {
    expect(fulfilledNeeds(shown)).toEqual([]);
  });

  test.each(needs)('%s is met only by its own claim', (need) => {
    expect(fulfilledNeeds({ ...shown, [need]: true })).toEqual([need]);
    expect(fulfilledNeeds({ ...shown, [need]: false })).toEqual([]);
  });

  test('for gluten free is not met by a pack that does not show the claim', () => {
    expect(fulfilledNeeds({ ...shown, glutenFree: true, hideGlutenFree: true })).toEqual([]);
  });
});

test('an address is parsed, and written in its shortest form', () => {
  const search =
    '?q=jam%C3%B3n&family=patatas&range=patatas%2Fonduladas&need=glutenFree&need=lowSugar';
  expect(searchOf(finderQueryOf(new URLSearchParams(search)))).toBe(search);
  const long = 'need=lowSugar&need=no&need=glutenFree&need=lowSugar&family=&q=+&x=1';
  expect(searchOf(finderQueryOf(new URLSearchParams(long)))).toBe('?need=glutenFree&need=lowSugar');
});

test('what a looser query finds is counted with the text, unless it drops the text', () => {
  const product = (word: string, ...met: Findable['needs']): Findable => ({
    family: 'snacks',
    ranges: [],
    needs: met,
    words: [word],
  });
  const products = [product('jummy'), product('pipa'), product('pipa', 'eggFree')];
  const query = finderQueryOf(new URLSearchParams('q=jummy&need=eggFree'));
  const looser = looserQueries(products, query, parseQuery('jummy', 'es', []));
  expect(looser.map(({ dropped, count }) => `${dropped} ${count}`)).toEqual([
    'eggFree 1',
    'text 1',
  ]);
});

test('an address is parsed without failing, whatever it holds', () => {
  const names = fc.constantFrom('q', 'family', 'range', 'need', 'without', 'page', 'shelf', 'x');
  const pairs = fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 40 })));
  fc.assert(
    fc.property(pairs, (given) => {
      const query = finderQueryOf(new URLSearchParams(given));
      expect(findProducts([], query, parseQuery(query.text, 'fr', []))).toEqual([]);
    }),
  );
});

test('an address may name more filters than a form has, up to forty values', () => {
  const noise = Array.from({ length: 38 }, (_, i) => `without=x${i}`).join('&');
  const asked = new URLSearchParams(`${noise}&without=soja&without=leche&without=apio`);
  expect(finderQueryOf(knownQuery('products', asked)).without).toEqual(['soja', 'leche']);
});

test('a query of punctuation alone excludes nothing', () => {
  const product: Findable = { family: 'snacks', ranges: [], needs: [], words: ['jummy'] };
  const query = finderQueryOf(new URLSearchParams('q=%20¿%2C!'));
  expect(isEmpty(query)).toBe(true);
  expect(findProducts([product], query, parseQuery(query.text, 'es', []))).toEqual([product]);
});

/** As many products as asked for, made of those of the catalogue. */
const shelf = (amount: number) =>
  Array.from({ length: amount }, (_, i) => {
    const all = findables('es');
    return { ...all[i % all.length] } as (typeof all)[number];
  });
const pageOf = (products: ReturnType<typeof shelf>, asked: number, found = products) =>
  finderPage(labelGroupsOf(products, []), new Set(found), asked);

describe('the finder', () => {
  test('holds a hundred products on one page, whatever page is asked for', () => {
    const products = shelf(100);
    const { groups, ...rest } = pageOf(products, 3, products.slice(0, 2));
    expect(rest).toEqual({ page: 1, pages: 1, isCut: false });
    // Scripts choose among all of them.
    expect(groups.fits).toEqual(products);
  });

  test('cuts more into pages of a hundred, in order', () => {
    const products = shelf(250);
    const pages = [1, 2, 3].map((asked) => pageOf(products, asked));
    expect(pages.map(({ groups }) => groups.fits.length)).toEqual([100, 100, 50]);
    expect(pages.flatMap(({ groups }) => groups.fits)).toEqual(products);
    expect(pages.map(({ page, pages: all }) => `${page}/${all}`)).toEqual(['1/3', '2/3', '3/3']);
    expect(pageOf(products, 9).page).toBe(3);
  });

  test('fills pages with what matches, and never with what contains an allergen', () => {
    const products = shelf(500);
    const groups = labelGroupsOf(products, ['leche']);
    const found = new Set(products.filter((_, i) => i % 2));
    const { pages } = finderPage(groups, found, 1);
    const listed = Array.from({ length: pages }, (_, i) => {
      const { fits, mayContain, notDeclared } = finderPage(groups, found, i + 1).groups;
      return [...fits, ...mayContain, ...notDeclared];
    }).flat();
    expect(pages).toBe(Math.ceil(listed.length / 100));
    expect(new Set(listed)).toEqual(
      new Set([...found].filter((product) => !groups.contains.includes(product))),
    );
  });

  test.each([
    ['page=2', 2, '?page=2'],
    ['page=1', 1, ''],
    ['page=0', 1, ''],
    ['page=-3', 1, ''],
    ['page=2.5', 1, ''],
    ['page=1e9', 1, ''],
    ['page=two', 1, ''],
  ])('reads %s as page %i', (search, page, written) => {
    const query = finderQueryOf(new URLSearchParams(search));
    expect(query.page).toBe(page);
    expect(searchOf(query)).toBe(written);
  });
});
