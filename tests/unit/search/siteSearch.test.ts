import { readFileSync } from 'node:fs';
import { search } from 'virtual:content/search';
import { synonyms } from 'virtual:content/synonyms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchedWordsFile } from '../../../src/content/searchedWords.ts';
import { searchedAllergens } from '../../../src/site/catalogue/searchedAllergens.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { queryTerms } from '../../../src/site/search/parseQuery.ts';
import { loadedIndex, searchIn } from '../../../src/site/search/siteIndex.ts';

const indexes = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => [
      language,
      loadedIndex(await search(language, undefined as never)),
    ]),
  ),
) as Record<Language, ReturnType<typeof loadedIndex>>;

const find = (language: Language, query: string) =>
  searchIn([indexes[language]], query, language, synonyms);
const ids = (language: Language, query: string) => find(language, query).map(({ id }) => id);

describe('the search of the site', () => {
  test.each<[Language, what: string, query: string, id: string]>([
    ['es', 'case and accents', 'JAMON', 'product/jamon'],
    ['es', 'a plural', 'gusanito', 'product/gusanitos-tradicionales'],
    ['en', 'a plural', 'popcorns', 'range/snacks/palomitas'],
    ['fr', 'a plural', 'chip', 'range/patatas'],
    ['es', 'a letter too many', 'trisskys', 'product/triskys-original'],
    ['es', 'a letter too few', 'palomtas', 'product/palomitas-original'],
    ['en', 'a wrong letter', 'risketas', 'product/risketos-original'],
    ['fr', 'two letters in each other’s place', 'irsketos', 'product/risketos-original'],
    ['es', 'what sounds alike', 'risquetos', 'product/risketos-original'],
    ['es', 'a beginning', 'risk', 'product/risketos-original'],
    ['es', 'a question about a product', 'dónde comprar risketos', 'question/where-to-buy'],
    ['en', 'a question about a product', 'where to buy risketos', 'question/where-to-buy'],
    ['es', 'several words in any order', 'ketchup gusanitos', 'product/gusanitos-ketchup'],
    ['es', 'a word of another country', 'pochoclo', 'product/palomitas-original'],
    ['es', 'a phrase of another country', 'sin TACC', 'question/gluten-free'],
    ['en', 'a word for the same thing', 'chips', 'range/patatas'],
    ['es', 'a word of English', 'crisps', 'range/patatas'],
    ['es', 'a whole question', '¿Cómo se recicla la bolsa?', 'question/recycling'],
    ['es', 'another question', '¿Dónde tiro la bolsa?', 'question/recycling'],
    ['en', 'a whole question', 'How do I recycle the bag?', 'question/recycling'],
    ['fr', 'a whole question', 'Comment recycler le sachet ?', 'question/recycling'],
    ['es', 'a page', 'distribuidores', 'page/distributors/es'],
    ['fr', 'a question', 'allergènes', 'question/allergens'],
  ])('in %s forgives %s: "%s"', (language, _, query, id) => {
    expect(ids(language, query)).toContain(id);
  });

  test('finds nothing for an unknown word or an empty query', () => {
    for (const query of ['zzzzqqq', '', ' ?! ']) expect(ids('es', query)).toEqual([]);
  });

  test('takes no word for a typing error that is found as it was typed', () => {
    const terms = find('en', 'hours').flatMap((found) => found.terms);
    expect(new Set(terms)).toEqual(new Set(['hour']));
  });

  test('leads to the answer of a question, not only to its page', () => {
    const question = find('fr', 'allergènes').find(({ kind }) => kind === 'question');
    expect(question?.path).toMatch(/^\/fr\/faqs#.+/);
  });

  test('returns the words it matched', () => {
    const [first] = find('es', 'palomtas');
    expect(first?.terms).toContain('palomita');
  });

  test('reads at most eight words and a hundred characters', () => {
    expect(queryTerms('abc d e f g h j k l m n', 'en')).toHaveLength(8);
    expect(queryTerms('x'.repeat(5000), 'es')[0]?.length).toBeLessThanOrEqual(100);
  });

  test('never fails', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.string({ unit: 'binary', maxLength: 150 }),
        (language, query) => {
          expect(Array.isArray(find(language, query))).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});

test.each<[Language, string, string[]]>([
  ['es', 'leche', ['leche']],
  ['es', 'sin gluten', ['gluten']],
  ['es', 'sin TACC', ['gluten']],
  ['es', 'celiaco', ['gluten']],
  ['es', 'lactosa', ['leche']],
  ['es', 'frutos de cáscara', ['frutos-de-cascara']],
  ['en', 'peanuts', ['cacahuetes']],
  ['en', 'soybeans', ['soja']],
  ['en', 'soy', ['soja']],
  ['en', 'milk and soya', ['soja', 'leche']],
  ['en', 'no milk or soya', ['soja', 'leche']],
  ['en', 'gluten-free', ['gluten']],
  ['fr', 'sans gluten', ['gluten']],
  ['fr', 'sans lactose', ['leche']],
  ['en', 'dairy free', ['leche']],
  ['en', 'coeliac', ['gluten']],
  ['fr', 'céleri', ['apio']],
  ['fr', 'noisettes', ['avellanas']],
  ['es', 'sin lehce', ['leche']],
  ['es', 'sin frutos secos', ['cacahuetes', 'frutos-de-cascara']],
  ['es', 'frutos secos', []],
  ['es', 'alergia al marisco', ['crustaceos', 'moluscos']],
  ['en', 'no nuts', ['frutos-de-cascara']],
  ['fr', 'sans noix', ['nueces']],
  ['fr', 'B-San', []],
  ['es', 'sin sal', []],
  ['es', 'jummy', []],
  ['es', '', []],
])('in %s a search for "%s" offers to exclude %s', (language, query, allergens) => {
  expect(searchedAllergens(query, language).named).toEqual(allergens);
});

const table = searchedWordsFile.parse(
  JSON.parse(readFileSync('content/searched-words.json', 'utf8')),
);

describe.each(languages)('in %s', async (language) => {
  const index = loadedIndex(await search(language, undefined as never));
  const searched = table.flatMap(({ id, ...words }) =>
    words[language].map((word): [word: string, id: string] => [word, id]),
  );

  test('the table has sixty words and more, each once', () => {
    const words = searched.map(([word]) => word);
    expect(words.length).toBeGreaterThanOrEqual(60);
    expect(new Set(words).size).toBe(words.length);
  });

  test.each(searched)('«%s» leads first to %s', (word, id) => {
    const [first] = searchIn([index], word, language, synonyms);
    expect(first?.id).toBe(id.startsWith('page/') ? `${id}/${language}` : id);
  });
});
