import { describe, expect, test } from 'vitest';
import { marked, unmarked } from '../../../src/site/search/marking.ts';
import { matchesAll, queryWordsOf } from '../../../src/site/search/terms.ts';

describe('a search', () => {
  test('ignores accents and case in the query and the text', () => {
    expect(
      matchesAll('¿Los productos con 0 % AZÚCARES llevan edulcorantes?', queryWordsOf('azucares')),
    ).toBe(true);
    expect(matchesAll('Los azucares', queryWordsOf('AZÚCARES'))).toBe(true);
  });
  test('matches the beginning of words, not the middle', () => {
    expect(matchesAll('Distribuidores', queryWordsOf('distri'))).toBe(true);
    expect(matchesAll('Distribuidores', queryWordsOf('buidores'))).toBe(false);
  });
  test('needs every word, in any order', () => {
    expect(matchesAll('aire en la bolsa', queryWordsOf('bolsa aire'))).toBe(true);
    expect(matchesAll('aire en la bolsa', queryWordsOf('bolsa agua'))).toBe(false);
  });
  test('without a query finds everything', () => {
    expect(matchesAll('aire', queryWordsOf(' ?! '))).toBe(true);
  });
});

describe('a mark', () => {
  test('keeps the spelling of the text', () => {
    expect(marked('Azúcares y azucarillos', queryWordsOf('azucar'))).toBe(
      '<mark>Azúcar</mark>es y <mark>azucar</mark>illos',
    );
  });
  test('includes the last letter of a plural', () => {
    expect(marked('Patatas, chips y cocos', ['patata', 'chip', 'co'])).toBe(
      '<mark>Patatas</mark>, <mark>chips</mark> y <mark>co</mark>cos',
    );
  });
  test('keeps its place if accents are separate characters', () => {
    expect(marked('azu\u0301cares', queryWordsOf('azúcar'))).toBe('<mark>azu\u0301car</mark>es');
  });
  test('leaves tags and entities unchanged', () => {
    const html = '<a href="/es/gluten">sin gluten</a> &amp; amplio';
    expect(marked(html, queryWordsOf('gluten amp'))).toBe(
      '<a href="/es/gluten">sin <mark>gluten</mark></a> &amp; <mark>amp</mark>lio',
    );
    expect(unmarked(marked(html, queryWordsOf('gluten amp')))).toBe(html);
  });
});
