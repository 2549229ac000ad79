import { en } from 'virtual:content/suggestions/en';
import { es } from 'virtual:content/suggestions/es';
import { fr } from 'virtual:content/suggestions/fr';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { marked, unmarked } from '../../../src/site/search/marking.ts';
import { askAddress } from '../../../src/site/search/offers.ts';
import { parseQuery } from '../../../src/site/search/parseQuery.ts';
import { suggestionsFor } from '../../../src/site/search/suggestions.ts';
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

const sources = { es, en, fr };
const suggested = (language: Language, typed: string) => {
  const { entries, synonyms } = sources[language];
  return suggestionsFor(entries, typed, parseQuery(typed, language, synonyms));
};

describe('what the search field suggests', () => {
  test.each<[Language, typed: string, path: string]>([
    ['es', 'gluten', '/es/productos?without=gluten#fits'],
    ['es', 'sin glut', '/es/productos?without=gluten#fits'],
    ['en', 'peanut', '/en/products?without=cacahuetes#fits'],
    ['fr', 'oeuf', '/fr/produits?without=huevo#fits'],
  ])('in %s, for “%s”, is first of all to leave it out', (language, typed, path) => {
    const [first, ...others] = suggested(language, typed);
    expect(first?.path).toBe(path);
    expect(first?.title).toMatch(/\d+ (productos|products|produits)$/);
    expect(others.filter(({ kind }) => kind === 'without')).toEqual([]);
  });

  test('names no allergen before it is told apart', () => {
    expect(suggested('es', 'le').map(({ kind }) => kind)).not.toContain('without');
  });

  test('says of every product what it contains', () => {
    for (const { entries } of Object.values(sources))
      for (const { kind, contains } of entries) expect(Boolean(contains)).toBe(kind === 'product');
    expect(suggested('es', 'b-san integral')[0]?.contains).toMatch(/^Contiene: .*gluten|trigo/);
  });
});
