import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { allProducts } from '../../../src/site/catalogue/catalogue.ts';
import { padded } from '../../../src/site/catalogue/gtin.ts';
import {
  type Allergen,
  allergens,
  groupOf,
  type NamedAllergen,
} from '../../../src/site/catalogue/products.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { decimal } from '../../../src/site/i18n/numbers.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { csvOf } from '../../../src/worker/api/productsCsv.ts';
import { productKeys } from '../../support/contentNames.ts';
import { textOf } from '../../support/html.ts';
import { get } from '../../support/http.ts';
import { inTurn } from '../../support/inTurn.ts';

type Row = Record<string, string>;
type Value = { 'gs1:value': { '@value': string } };
type Node = Record<string, Value> & {
  '@id': string;
  'gs1:gtin': string;
  'gs1:hasAllergen': Record<string, { '@id': string }>[];
  'gs1:ingredientStatement': { '@value': string; '@language': string }[];
};

/** GS1's codes of the fourteen, in the order of Annex II (code list T4078). */
const codes = 'AW AC AE AF AP AY AM AN BC BM AS AU NL UM'.split(' ');

/** The allergens that a cell names, a cereal or nut as its group. */
const groupsIn = (cell = ''): Set<Allergen> =>
  new Set(
    cell
      .split(' ')
      .filter((key) => key && key !== 'not-declared')
      .map((key) => groupOf(key as NamedAllergen)),
  );

/** Reads RFC 4180, with a header. */
function rowsOf(csv: string): Row[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    if (end === '' && plain === '' && quoted === undefined) break;
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') lines.push([]);
  }
  const [header = [], ...rows] = lines.filter((cells) => cells.length > 0);
  return rows.map((cells) => {
    expect(cells).toHaveLength(header.length);
    return Object.fromEntries(header.map((column, i) => [column, cells[i] ?? '']));
  });
}

let response: Response;
let bytes: Uint8Array;
let rows: Row[];
let nodes: Node[];
beforeAll(async () => {
  response = await get('/api/products.csv');
  bytes = new Uint8Array(await response.arrayBuffer());
  rows = rowsOf(new TextDecoder().decode(bytes));
  const jsonLd = await get('/api/products.jsonld');
  expect(jsonLd.headers.get('Content-Type')).toBe('application/ld+json');
  nodes = ((await jsonLd.json()) as { '@graph': Node[] })['@graph'];
});

describe('the catalogue for shops', () => {
  test('is a table for spreadsheets with a row for every pack', () => {
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const gtins = allProducts().flatMap((product) => product.gtins);
    expect(rows.map(({ gtin }) => gtin)).toEqual(gtins);
    expect(nodes.map((node) => node['gs1:gtin'])).toEqual(gtins.map(padded));
  });

  test('has no cell that a spreadsheet would evaluate', () => {
    for (const row of rows)
      for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const [, text] = csvOf(['a'], [['=1+1'], ['@x'], ['-2'], ['"a", b'], [-2]]).split('a\r\n');
    expect(text).toBe(`'=1+1\r\n'@x\r\n'-2\r\n"""a"", b"\r\n-2\r\n`);
  });

  test('matches its JSON Schema', async () => {
    const schema = JSON.parse(readFileSync('docs/products.schema.json', 'utf8'));
    const ajv = new Ajv2020({ allErrors: true });
    const validate = ajv.compile({ $id: 'products', ...schema });
    validate(await (await get('/api/products.json')).json());
    expect(validate.errors).toBeNull();
    const one = ajv.compile({ $ref: 'products#/$defs/product' });
    one(await (await get('/api/products/fabs-mexico.json')).json());
    expect(one.errors).toBeNull();
    expect(one({ key: 'x' })).toBe(false);
  });
});

describe('the page of every product', () => {
  const isKind = (key: string) => key !== '' && groupOf(key as NamedAllergen) !== key;
  const named = (language: Language, keys: string, counts = (key: string) => key !== '') =>
    keys
      .split(' ')
      .filter((key) => key !== 'not-declared' && counts(key))
      .map((key) => words[language](`allergen.${key as NamedAllergen}`));

  test('matches the table and the nodes of its packs', async () => {
    for (const [{ key }, language] of inTurn(allProducts())) {
      const page = await get(addressOf('product', language, { key }));
      const html = await page.text();
      // A name begins a cell of the matrix with a capital.
      const text = textOf(html).toLowerCase();
      for (const [i, row] of rows.entries()) {
        if (row['key'] !== key) continue;
        const shown = [
          row[`title_${language}`],
          row[`ingredients_${language}`],
          row['size'],
          ...named(language, `${row['allergens']} ${row['traces']}`),
          `${decimal(Number(row['energy_kcal']), language)} kcal`,
          `${decimal(Number(row['fat_g']), language)} g`,
          `${decimal(Number(row['salt_g']), language)} g`,
        ];
        expect(html).toContain(`"${padded(row['gtin'] ?? '')}"`);
        for (const words of shown)
          expect(text).toContain(textOf(words ?? 'undefined').toLowerCase());
        agrees(row, nodes[i], language);
        expect([key, ...declaredOn(html)]).toEqual([key, ...declaredIn(row)]);
        // Cereals and nuts are named; the others have rows of their own.
        const matrix = textOf(
          /<table class="fourteen">.*?<\/table>/s.exec(html)?.[0] ?? '',
        ).toLowerCase();
        for (const name of named(language, `${row['allergens']} ${row['traces']}`, isKind))
          expect([key, matrix]).toEqual([key, expect.stringContaining(name)]);
      }
    }
  });

  const declaredOn = (html: string) =>
    [...html.matchAll(/<tr data-declared="(\w+)">/g)].map(([, declared]) => declared);

  const declaredIn = (row: Row) =>
    allergens.map((allergen) => {
      if (groupsIn(row['allergens']).has(allergen)) return 'contains';
      if (row['traces'] === 'not-declared') return 'notDeclared';
      return groupsIn(row['traces']).has(allergen) ? 'mayContain' : 'notListed';
    });

  function agrees(row: Row, node: Node | undefined, language: Language): void {
    const statement = node?.['gs1:ingredientStatement'].find(
      (text) => text['@language'] === language,
    );
    expect(statement?.['@value']).toBe(row[`ingredients_${language}`]);
    expect(node?.['@id']).toBe(row['digital_link']);
    const value = (name: string) => node?.[name]?.['gs1:value']['@value'];
    expect(value('gs1:netContent')).toBe(row['net_weight_g']);
    for (const nutrient of ['fat', 'sugars', 'salt'])
      expect(value(`gs1:${nutrient}PerNutrientBasis`)).toBe(row[`${nutrient}_g`]);
    const coded = (level: string) =>
      node?.['gs1:hasAllergen']
        .filter((allergen) =>
          allergen['gs1:allergenLevelOfContainmentCode']?.['@id'].endsWith(`-${level}`),
        )
        .map((allergen) => allergen['gs1:allergenType']?.['@id'].split('-').at(-1))
        .sort();
    const codesIn = (cell = '') =>
      [...groupsIn(cell)].map((allergen) => codes[allergens.indexOf(allergen)]).sort();
    expect([coded('CONTAINS'), coded('MAY_CONTAIN'), coded('FREE_FROM')]).toEqual([
      codesIn(row['allergens']),
      codesIn(row['traces']),
      [],
    ]);
  }
});

describe('the open catalogue', () => {
  test('lists every product in three languages for anyone', async () => {
    const response = await get('/api/products.json', { Origin: 'https://shop.example.com' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.headers.get('Cache-Control')).toContain('public');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const { products } = (await response.json()) as {
      products: { key: string; title: object; url: Record<string, string> }[];
    };
    expect(products.map(({ key }) => key).sort()).toEqual([...productKeys].sort());
    for (const { title, url } of products)
      for (const texts of [title, url]) expect(Object.keys(texts)).toEqual(['es', 'en', 'fr']);
  });

  test('leaves out what the pack does not show', async () => {
    const claimsOf = async (key: string) =>
      ((await (await get(`/api/products/${key}.json`)).json()) as { claims: object }).claims;
    expect(await claimsOf('jamon')).not.toHaveProperty('glutenFree');
    expect(await claimsOf('singluten-digestive')).toMatchObject({ glutenFree: true });
    expect(await claimsOf('supermaria')).toMatchObject({ glutenFree: false });
  });

  test.each(['nope', '__proto__', 'constructor', '..%2f..%2fx', '%00'])(
    'answers 404 in JSON for %s',
    async (key) => {
      const response = await get(`/api/products/${key}.json`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ ok: false, error: 'not found' });
    },
  );

  test('is read-only', async () => {
    const response = await get('/api/products.json', {}, { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await get('/api/products.json', {}, { method: 'HEAD' })).status).toBe(200);
  });
});
