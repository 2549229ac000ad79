import { expect, test } from 'vitest';
import { loadContent } from '../../build/content/reading/load.ts';
import { eanBars, eanModules } from '../../src/site/catalogue/barcode.ts';
import { allProducts, relatedProducts } from '../../src/site/catalogue/catalogue.ts';
import { allRecentChanges, recentChanges } from '../../src/site/catalogue/changes.ts';
import { warningsOf } from '../../src/site/catalogue/products.ts';
import { signsOf } from '../../src/site/catalogue/signs.ts';
import { changesOfLabels } from '../support/catalogue.ts';

test.each([
  [{}, []],
  [{ glutenFree: true }, ['glutenFree']],
  [{ glutenFree: true, hideGlutenFree: true }, []],
  [{ glutenFree: false }, []],
  [{ lactoseFree: true }, []],
  [{ lactoseFree: true, showLactoseFree: true }, ['lactoseFree']],
  [{ showLactoseFree: true }, []],
])('a pack with %j has the symbols %j', (claims, signs) => {
  expect(signsOf({ hideGlutenFree: false, showLactoseFree: false, ...claims })).toEqual(signs);
});

test('the page of a gluten-free product recommends gluten-free products only', () => {
  const recommended = allProducts()
    .filter(({ claims }) => claims.glutenFree)
    .flatMap(relatedProducts);
  expect(recommended.length).toBeGreaterThan(100);
  expect(recommended.filter(({ claims }) => !claims.glutenFree)).toEqual([]);
});

test('nuts and hard sweets warn of choking, and sweeteners of their effects', () => {
  const warned = loadContent('.').products.map((product) => [product.key, warningsOf(product)]);
  expect(Object.fromEntries(warned)).toMatchObject({
    'frutos-secos': ['product.choking'],
    pipas: ['product.choking'],
    tradicionales: ['product.choking'],
    citrico: ['product.polyols', 'product.choking'],
    jummy: [],
  });
});

const changes = changesOfLabels['supermaria'] ?? [];
const daysShown = (now: string) => recentChanges(changes, new Date(now)).map(({ date }) => date);

test('a label change is shown for a year', () => {
  expect(daysShown('2026-06-02T12:00:00Z')).toEqual(['2026-06-02']);
  expect(daysShown('2027-06-01T21:59:00Z')).toEqual(['2026-06-02']);
  expect(daysShown('2027-06-01T22:00:00Z')).toEqual([]);
});

test('the changes of all products are sorted newest first', () => {
  const dates = allRecentChanges(changesOfLabels, new Date('2026-11-23')).map(
    ({ change }) => change.date,
  );
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('an EAN-13 code has the bars of the standard', () => {
  // The example of the GS1 General Specifications that most scanners are tried with.
  expect(eanModules('5901234123457')).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  );
  expect(eanBars('5901234123457').slice(0, 3)).toEqual([
    [0, 1],
    [2, 1],
    [6, 1],
  ]);
});
