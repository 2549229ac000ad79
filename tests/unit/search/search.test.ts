import { describe, expect, test } from 'vitest';
import { marked, unmarked } from '../../../src/site/search/marking.ts';
import { askAddress } from '../../../src/site/search/offers.ts';
import {
  matchesAll,
  maxQueryLength,
  queryText,
  queryWordsOf,
} from '../../../src/site/search/terms.ts';

test.each([
  ['AZÚCARES', 'azucares', true],
  ['Los azucares', 'AZÚCARES', true],
  ['Distribuidores', 'distri', true],
  ['Distribuidores', 'buidores', false],
  ['aire en la bolsa', 'bolsa aire', true],
  ['aire en la bolsa', 'bolsa agua', false],
  ['aire', ' ?! ', true],
])('«%s» has the beginning of every word of «%s»: %s', (text, query, expected) => {
  expect(matchesAll(text, queryWordsOf(query))).toBe(expected);
});

test('a search whose limit cuts an emoji in two still leads to the question form', () => {
  const searched = 'x'.repeat(maxQueryLength - 1);
  const address = askAddress('es', queryText(`${searched}🥔`));
  expect(new URL(address, 'https://a').searchParams.get('mensaje')).toBe(searched);
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
