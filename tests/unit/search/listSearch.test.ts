import { en } from 'virtual:content/suggestions/en';
import { es } from 'virtual:content/suggestions/es';
import { fr } from 'virtual:content/suggestions/fr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { allProducts } from '../../../src/site/catalogue/catalogue.ts';
import { possibleAllergensOf, verdictOn } from '../../../src/site/catalogue/exclusion.ts';
import type { NamedAllergen } from '../../../src/site/catalogue/products.ts';
import { searchedAllergens } from '../../../src/site/catalogue/searchedAllergens.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { matchableWords, matchesAmong } from '../../../src/site/search/listSearch.ts';
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
  test('of a single letter is of a word of its own', () => {
    expect(marked('B-San, biscuits to be', queryWordsOf('b-san'))).toBe(
      '<mark>B</mark>-<mark>San</mark>, biscuits to be',
    );
  });
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
  return suggestionsFor(entries, typed, language, synonyms);
};

const productsAmong = (suggestions: readonly { path: string }[], language: Language) =>
  allProducts().filter(({ key }) =>
    suggestions.some(({ path }) => path === addressOf('product', language, { key })),
  );

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

  test.each<[Language, typed: string, path: string]>([
    ['es', 'leche', '/es/buscar?q=leche'],
    ['es', 'lech', '/es/buscar?q=leche'],
    ['es', 'lactosa', '/es/buscar?q=leche'],
    ['es', 'pescado', '/es/buscar?q=pescado'],
    ['en', 'peanut', '/en/search?q=peanuts'],
    ['fr', 'oeuf', '/fr/recherche?q=%C5%93uf'],
  ])(
    'in %s, for “%s”, leads to all that contains it before it names some',
    (language, typed, path) => {
      expect(suggested(language, typed).map((suggestion) => suggestion.path)[1]).toBe(path);
    },
  );

  test.each(['sin leche', 'risketos leche', 'risketos'])(
    'does not lead from “%s” to what contains an allergen',
    (typed) => {
      expect(suggested('es', typed).map(({ kind }) => kind)).not.toContain('with');
    },
  );

  test('leads from every allergen to results that list all that contain it', () => {
    for (const [language, { entries }] of Object.entries(sources))
      for (const { leavesOut, listed } of entries) {
        if (!leavesOut) continue;
        const q = new URL(listed?.path ?? '', 'https://a').searchParams.get('q') ?? '';
        const searched = searchedAllergens(q, language as Language);
        expect(searched.named, q).toContain(leavesOut.allergen);
        expect(searched, q).toMatchObject({ rest: '' });
        expect(searched.refusal, q).toBeUndefined();
      }
  });

  test('names no allergen before it is told apart', () => {
    expect(suggested('es', 'le').map(({ kind }) => kind)).not.toContain('without');
  });

  test('finds a product by its name and an allergen', () => {
    for (const typed of ['leche risketos', 'risketos lactosa'])
      expect(suggested('es', typed).map(({ title }) => title)).toContain('Risketos originales');
  });

  test('says of every product what it contains', () => {
    for (const { entries } of Object.values(sources))
      for (const { kind, contains } of entries) expect(Boolean(contains)).toBe(kind === 'product');
    expect(suggested('es', 'b-san integral')[0]?.contains).toMatch(/^Contiene: .*gluten|trigo/);
  });

  test('says of every product in a line what it may contain, or that nobody knows', () => {
    const lineOf = (product: string) => {
      const [first] = suggested('es', product);
      return [first?.contains, first?.traces];
    };
    const none = 'Ninguno de los 14 alérgenos entre sus ingredientes.';
    expect(lineOf('buscalíos')).toEqual([none, 'Puede contener: soja.']);
    expect(lineOf('papas risi')).toEqual([none, 'Trazas desconocidas.']);
    expect(lineOf('match ball minis')).toEqual(['Contiene: leche.', '']);
    expect(lineOf('tejitas')).toEqual(['Contiene: trigo.', 'Puede contener: leche y soja.']);
  });

  test('finds a product by its name and an allergen that it may contain', () => {
    const titles = suggested('es', 'risketos soja').map(({ title }) => title);
    expect(titles).toEqual(['Risketos X-Hot', 'Risketos originales']);
  });

  test('names what contains an allergen before what may contain it', () => {
    const [first, ...others] = suggested('es', 'sésamo').filter(({ kind }) => kind === 'product');
    expect(first?.contains).toContain('sésamo');
    expect(others.length).toBeGreaterThan(0);
    for (const { contains, traces } of others) {
      expect(contains).not.toContain('sésamo');
      expect(traces).toMatch(/^Puede contener: .*sésamo/);
    }
  });

  test.each<[Language, typed: string, ...allergens: NamedAllergen[]]>([
    ['es', 'sin leche', 'leche'],
    ['es', 'sin lech', 'leche'],
    ['es', 'sin lehce', 'leche'],
    ['es', 'alergia a la leche', 'leche'],
    ['es', 'apto para alergia a la leche', 'leche'],
    ['es', 'intolerancia a la lactosa', 'leche'],
    ['es', 'galletas sin leche', 'leche'],
    ['es', 'sin leche ni huevo', 'huevo', 'leche'],
    ['es', 'sin frutos secos', 'cacahuetes', 'frutos-de-cascara'],
    ['es', 'sin gluten', 'gluten'],
    ['es', 'celíacos', 'gluten'],
    ['en', 'without milk', 'leche'],
    ['en', 'milk free', 'leche'],
    ['en', 'no milk', 'leche'],
    ['en', 'dairy-free', 'leche'],
    ['en', 'peanut allergy', 'cacahuetes'],
    ['en', 'wheat free', 'trigo'],
    ['fr', 'sans lait', 'leche'],
    ['fr', 'sans produits laitiers', 'leche'],
    ['fr', 'allergie au soja', 'soja'],
  ])('in %s, for “%s”, are only products without it', (language, typed, ...allergens) => {
    const suggestions = suggested(language, typed);
    expect(suggestions.filter(({ kind }) => kind === 'without').map(({ path }) => path)).toEqual(
      allergens.map((name) => `${addressOf('products', language)}?without=${name}#fits`),
    );
    const verdicts = productsAmong(suggestions, language).map((product) =>
      verdictOn(possibleAllergensOf(product), allergens),
    );
    expect(new Set(verdicts)).toEqual(new Set(['fits']));
  });

  test('whose name is beside a refused allergen', () => {
    const families = productsAmong(suggested('es', 'galletas sin leche'), 'es').map(
      ({ family }) => family,
    );
    expect(new Set(families)).toEqual(new Set(['galletas']));
    expect(productsAmong(suggested('es', 'fabs sin leche'), 'es')).toEqual([]);
  });

  test('of an allergen that is only named are products with it', () => {
    for (const { contains } of suggested('es', 'leche').filter(({ kind }) => kind === 'product'))
      expect(contains).toMatch(/^Contiene: .*leche/);
  });
});
