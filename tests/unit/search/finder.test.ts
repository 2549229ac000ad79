import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Findable,
  findProducts,
  fulfilledNeeds,
  isEmpty,
  needs,
  searchOf,
} from '../../../src/site/catalogue/finder.ts';
import { finderQueryOf } from '../../../src/site/catalogue/finderQuery.ts';
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
  expect(
    searchOf(
      finderQueryOf(
        new URLSearchParams('need=lowSugar&need=no&need=glutenFree&need=lowSugar&family=&q=+&x=1'),
      ),
    ),
  ).toBe('?need=glutenFree&need=lowSugar');
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
  expect(
    looserQueries(products, query, parseQuery('jummy', 'es', [])).map(({ dropped, count }) => [
      dropped,
      count,
    ]),
  ).toEqual([
    ['eggFree', 1],
    ['text', 1],
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
  const product: Findable = {
    family: 'snacks',
    ranges: ['snacks/jummy'],
    needs: [],
    words: ['jummy'],
  };
  const query = finderQueryOf(new URLSearchParams('q=%20¿%2C!'));
  expect([
    isEmpty(query),
    findProducts([product], query, parseQuery(query.text, 'es', [])),
  ]).toEqual([true, [product]]);
});
