import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emphasisedAllergens } from '../../build/content/words/allergenWords.ts';
import type { ProductFile } from '../../src/content/product.ts';
import {
  declarationsOf,
  knownExclusions,
  possibleAllergensOf,
  tracesAmong,
  verdictOn,
} from '../../src/site/catalogue/exclusion.ts';
import { findables } from '../../src/site/catalogue/findables.ts';
import { searchOf } from '../../src/site/catalogue/finder.ts';
import { finderQueryOf } from '../../src/site/catalogue/finderQuery.ts';
import { labelGroupsOf } from '../../src/site/catalogue/labelGroups.ts';
import {
  type Allergen,
  allergens,
  groupOf,
  type NamedAllergen,
  namedAllergens,
} from '../../src/site/catalogue/products.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';

const subsets = 2 ** allergens.length;

/** A product's own file, read without the catalogue. */
function writtenLabel(key: string) {
  const file = JSON.parse(readFileSync(`content/products/${key}.json`, 'utf8')) as ProductFile;
  const bits = (names: readonly (Allergen | undefined)[]) =>
    names.reduce((sum, name) => sum | (name ? 1 << allergens.indexOf(name) : 0), 0);
  return {
    contained: bits(
      emphasisedAllergens(file.ingredientes.es, 'es').map(({ allergen }) => allergen),
    ),
    traces: file.trazas && bits(file.trazas.map(groupOf)),
  };
}

test('for every subset of the fourteen, no product fits that contains or may contain one, or whose traces are not declared', () => {
  const products = findables('es').map(({ product, possibleAllergens }) => ({
    possibleAllergens,
    written: writtenLabel(product.key),
  }));
  let wrong = 0;
  for (let subset = 1; subset < subsets; subset++) {
    const without = allergens.filter((_, i) => subset & (1 << i));
    for (const { possibleAllergens, written } of products) {
      const traces = written.traces ?? subset;
      const among = written.traces === undefined ? 'notDeclared' : 'mayContain';
      const expected = written.contained & subset ? 'contains' : traces & subset ? among : 'fits';
      if (verdictOn(possibleAllergens, without) !== expected) wrong++;
    }
  }
  expect(wrong).toBe(0);
});

const someNames = fc.subarray([...namedAllergens]);

test('excluding one more never adds a product', () => {
  fc.assert(
    fc.property(someNames, fc.constantFrom(...namedAllergens), (without, more) => {
      const products = findables('es');
      const before = new Set(labelGroupsOf(products, without).fits);
      const after = labelGroupsOf(products, [...without, more]).fits;
      expect(after.filter((product) => !before.has(product))).toEqual([]);
    }),
  );
});

test('every product is in exactly one group, and each that may contain an allergen says which', () => {
  fc.assert(
    fc.property(someNames, (without) => {
      const { contains, mayContain, notDeclared, fits } = labelGroupsOf(findables('fr'), without);
      const all = [...contains, ...mayContain, ...notDeclared, ...fits];
      expect(new Set(all).size).toBe(findables('fr').length);
      expect(all).toHaveLength(findables('fr').length);
      for (const { product } of mayContain) expect(tracesAmong(product, without)).not.toEqual([]);
    }),
  );
});

test('for every cereal and nut, alone and in pairs, no product fits whose label may mean it', () => {
  const single = namedAllergens.filter((name) => groupOf(name) !== name);
  const wrong: string[] = [];
  for (const one of single)
    for (const other of single)
      for (const { product } of labelGroupsOf(findables('en'), [one, other]).fits) {
        const { allergens: listed, kinds, traces } = product;
        for (const name of [one, other]) {
          const group = groupOf(name);
          const unnamed =
            listed.includes(group as Allergen) && !kinds.some((kind) => groupOf(kind) === group);
          // Unspecified traces of 'nuts' may be any of them.
          if (!traces || traces.includes(group) || traces.includes(name))
            wrong.push(`${product.key}: ${name}, traces`);
          if (unnamed || kinds.includes(name as (typeof kinds)[number]))
            wrong.push(`${product.key}: ${name}, ingredients`);
        }
      }
  expect(wrong).toEqual([]);
});

const nuts = 'frutos-de-cascara';
test.each<[NamedAllergen, string, Allergen[], string[], NamedAllergen[], string]>([
  ['avellanas', 'hazelnuts', [nuts], ['avellanas'], [], 'contains'],
  [nuts, 'hazelnuts', [nuts], ['avellanas'], [], 'contains'],
  ['almendras', 'hazelnuts', [nuts], ['avellanas'], [], 'fits'],
  ['pistachos', 'some nuts', [nuts], [], [], 'contains'],
  ['pistachos', 'traces of some nuts', [], [], [nuts], 'mayContain'],
  ['gluten', 'traces of barley', [], [], ['cebada'], 'mayContain'],
  ['trigo', 'traces of barley', [], [], ['cebada'], 'fits'],
])('who avoids %s meets a label with %s', (without, _, listed, kinds, traces, verdict) => {
  const label = { allergens: listed, kinds, traces } as Parameters<typeof possibleAllergensOf>[0];
  expect(verdictOn(possibleAllergensOf(label), [without])).toBe(verdict);
});

test('undeclared traces are never presented as no traces', () => {
  const label = { allergens: ['leche'] as Allergen[], kinds: [] };
  const declared = (allergen: Allergen, traces?: NamedAllergen[]) =>
    declarationsOf({ ...label, ...(traces && { traces }) }, allergen);
  expect(declared('leche')).toEqual([{ declared: 'contains', names: [] }]);
  expect(declared('soja')).toEqual([{ declared: 'notDeclared', names: [] }]);
  expect(declared('soja', [])).toEqual([{ declared: 'notListed', names: [] }]);
});

test.each(languages)(
  'in %s, products without data on traces do not sound free of them',
  (language) => {
    const t = words[language];
    const name = t('finder.notDeclared');
    expect(name).not.toMatch(/^(sin|without|sans) traz|declare|déclar/i);
    expect(t('declared.notDeclared')).toBe(name);
    const counts = t('finder.withoutCounts', { fits: 30, may: 12, undeclared: 2 });
    expect(counts.toLowerCase()).toContain(name.toLowerCase());
  },
);

test('a label with some nuts declares the traces of others too', () => {
  const mix = {
    allergens: ['frutos-de-cascara'] as Allergen[],
    kinds: ['almendras' as const],
    traces: ['anacardos', 'cacahuetes'] as NamedAllergen[],
  };
  expect(declarationsOf(mix, 'frutos-de-cascara')).toEqual([
    { declared: 'contains', names: ['almendras'] },
    { declared: 'mayContain', names: ['anacardos'] },
  ]);
  expect(declarationsOf(mix, 'cacahuetes')).toEqual([{ declared: 'mayContain', names: [] }]);
});

test('an address lists allergens in the order of the regulation, each once', () => {
  const asked = '?without=leche&without=x&without=soja&without=leche&without=trigo';
  expect(searchOf(finderQueryOf(new URLSearchParams(asked)))).toBe(
    '?without=trigo&without=soja&without=leche',
  );
  expect(knownExclusions(['avellanas', 'frutos-de-cascara'])).toEqual(['frutos-de-cascara']);
  // A list with commas, and capitals, are understood.
  for (const written of ['without=foo,SOJA&without=Leche', 'without=soja,leche'])
    expect(searchOf(finderQueryOf(new URLSearchParams(written)))).toBe(
      '?without=soja&without=leche',
    );
});

test('spelt counts as wheat, and other nuts do not count as walnuts', () => {
  const kinds = (text: string, language: 'es' | 'en' | 'fr') =>
    emphasisedAllergens(text, language).map(({ kind }) => kind);
  const brazil = '<u>espelta</u> <u>nueces de Brasil</u> <u>nueces</u>';
  expect(kinds(brazil, 'es')).toEqual(['trigo', 'nueces-de-brasil', 'nueces']);
  const nuts = '<u>spelt</u> <u>walnuts</u> <u>nuts</u>';
  expect(kinds(nuts, 'en')).toEqual(['trigo', 'nueces', undefined]);
  expect(kinds('<u>noix de cajou</u> <u>noix</u>', 'fr')).toEqual(['anacardos', 'nueces']);
});
