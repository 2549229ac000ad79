import { describe, expect, test } from 'vitest';
import { marked, unmarked } from '../../src/site/search/marking.ts';
import { matchesAll, termsOf } from '../../src/site/search/terms.ts';

describe('a search', () => {
  test('minds neither accents nor case, in the query and in the text', () => {
    expect(
      matchesAll(
        '¿Los productos con 0 % AZÚCARES llevan edulcorantes?',
        termsOf('azucares'),
      ),
    ).toBe(true);
    expect(matchesAll('Los azucares', termsOf('AZÚCARES'))).toBe(true);
  });
  test('finds words by their beginning, not in their middle', () => {
    expect(matchesAll('Distribuidores', termsOf('distri'))).toBe(true);
    expect(matchesAll('Distribuidores', termsOf('buidores'))).toBe(false);
  });
  test('needs every word, in any order', () => {
    expect(matchesAll('aire en la bolsa', termsOf('bolsa aire'))).toBe(true);
    expect(matchesAll('aire en la bolsa', termsOf('bolsa agua'))).toBe(false);
  });
  test('without words finds everything', () => {
    expect(matchesAll('aire', termsOf(' ?! '))).toBe(true);
  });
});

describe('a mark', () => {
  test('goes around the letters as they are written', () => {
    expect(marked('Azúcares y azucarillos', termsOf('azucar'))).toBe(
      '<mark>Azúcar</mark>es y <mark>azucar</mark>illos',
    );
  });
  test('takes a plural’s last letter along', () => {
    expect(marked('Patatas, chips y cocos', ['patata', 'chip', 'co'])).toBe(
      '<mark>Patatas</mark>, <mark>chips</mark> y <mark>co</mark>cos',
    );
  });
  test('keeps its place where an accent is a letter of its own', () => {
    expect(marked('azu\u0301cares', termsOf('azúcar'))).toBe(
      '<mark>azu\u0301car</mark>es',
    );
  });
  test('leaves tags and entities alone', () => {
    const html = '<a href="/es/gluten">sin gluten</a> &amp; amplio';
    expect(marked(html, termsOf('gluten amp'))).toBe(
      '<a href="/es/gluten">sin <mark>gluten</mark></a> &amp; <mark>amp</mark>lio',
    );
    expect(unmarked(marked(html, termsOf('gluten amp')))).toBe(html);
  });
});
