import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchableWords, matchesAmong } from '../../../src/site/search/listSearch.ts';
import { parseQuery } from '../../../src/site/search/parseQuery.ts';

const synonyms = [
  ['palomita', 'cotufa'],
  ['sin TACC', 'celíaco'],
  ['patata', 'papa'],
];
const among = (texts: readonly string[], query: string) =>
  matchesAmong(texts.map(matchableWords), parseQuery(query, 'es', synonyms));
const found = (texts: readonly string[], query: string) => {
  const matches = among(texts, query);
  return texts.filter((_, i) => matches[i]);
};

describe('a list', () => {
  test.each([
    ['accents and case', 'JAMON', 'Sabor jamón'],
    ['a plural', 'galletas', 'Galleta'],
    ['a singular', 'galleta', 'Galletas'],
    ['a beginning', 'gall', 'Galletas'],
    ['a letter too many', 'galletass', 'Galletas'],
    ['a letter too few', 'galetas', 'Galletas'],
    ['a wrong letter', 'gatletas', 'Galletas'],
    ['two letters in each other’s place', 'aglletas', 'Galletas'],
    ['a ligature', 'oeuf', 'Œufs'],
    ['a word for the same thing', 'cotufas', 'Palomitas'],
    ['a phrase for the same thing', 'celíaco', 'Sin TACC'],
  ])('forgives %s: "%s"', (_, query, text) => {
    expect(found([text, 'Otra cosa'], query)).toEqual([text]);
  });

  test.each([
    ['the middle of a word', 'lletas', 'Galletas'],
    ['an error in a short word', 'sab', 'Sol'],
    ['an error in a word that nobody typed', 'patata', 'Para'],
    ['only one of two words', 'galletas azules', 'Galletas rojas'],
  ])('does not take %s: "%s"', (_, query, text) => {
    expect(found([text], query)).toEqual([]);
  });

  test('allows no typing error if there is an exact match', () => {
    expect(found(['Pipas', 'Pipos'], 'pipas')).toEqual(['Pipas']);
  });

  test('returns what to mark: the typed beginning, or the whole misspelt word', () => {
    expect(among(['Azúcares'], 'azuc')).toEqual([['azuc']]);
    expect(among(['Azúcares'], 'asucares')).toEqual([['azucare']]);
    expect(among(['Palomitas'], 'cotufas')).toEqual([['palomita']]);
  });

  test('is complete without a query', () => {
    expect(among(['Sol', 'Mar'], ' ?! ')).toEqual([[], []]);
  });

  test('is never empty for one of its words with one wrong letter', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'abcdelmnopt'),
      minLength: 5,
      maxLength: 12,
    });
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom(...'uvwy'), (text, at, letter) => {
        const place = at % text.length;
        const wrong = text.slice(0, place) + letter + text.slice(place + 1);
        expect(found([text], wrong)).toEqual([text]);
      }),
    );
  });
});
