import { expect, test } from 'vitest';
import { loadContent } from '../../build/content/reading/load.ts';
import { allProducts, relatedProducts } from '../../src/site/catalogue/catalogue.ts';
import { warningsOf } from '../../src/site/catalogue/products.ts';

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
