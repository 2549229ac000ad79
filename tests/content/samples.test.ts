import { expect, test } from 'vitest';
import { faultsIn } from '../../build/content/check.ts';
import { describeFault } from '../../build/content/faults/fault.ts';
import { languageOfTerminal, spanishFault } from '../../build/content/faults/spanish.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { samplesOf } from '../../build/content/reading/samples.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { runCommandHere } from '../support/command.ts';
import { adding, faultsAfter, inCopy, removing, replacing, setting } from '../support/content.ts';

const content = loadContent('.');
const refusal =
  'Sample values are not published. Replace them and remove "sample": true, or publish them knowingly with --allow-samples.';

test('sample values are counted by kind', () => {
  const samples = samplesOf(content);
  expect(samples).toContainEqual({
    kind: 'products with their ingredients, traces, nutrition and GTINs',
    where: 'content/products/',
    count: content.products.length,
  });
  expect(samples.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['distributors', 'subsidies', 'documents']),
  );
});

test('a sample text says that it is one, is counted once, and has no date', () => {
  const count = (folder: string) =>
    samplesOf(loadContent(folder)).find(({ kind }) => kind === 'texts')?.count;
  const terms = 'content/texts/company-terms/fr.md';
  expect(content.texts.get('company-terms/fr')?.html).toContain(
    content.files['content/dictionary/fr.json']?.sample.text,
  );
  const inSpanish = terms.replace('fr.md', 'es.md');
  expect(inCopy(inSpanish, replacing('sample: true\n', ''), count)).toBe((count('.') ?? 0) - 1);
  expect(faultsAfter(terms, replacing('sample: true\n', ''))).toEqual([
    `${terms}: sample is left out, in Spanish true. Write the same in every language.`,
  ]);
  expect(faultsAfter(inSpanish, replacing('sample:', 'updated: 2024-01\nsample:'))).toEqual(
    expect.arrayContaining([
      `${inSpanish}: updated gives a day to what is a sample. Remove it until the company’s own text stands here.`,
    ]),
  );
});

test('the owner of the site is identified as the law requires, in marked samples', () => {
  for (const language of languages) {
    const html = content.texts.get(`legal-notice/${language}`)?.html ?? '';
    const mark = content.files[`content/dictionary/${language}.json`]?.sample.value;
    expect(html.split('<sup>*</sup>')).toHaveLength(6);
    expect(html.split(`<small>* ${mark}</small>`)).toHaveLength(2);
    expect(html).not.toContain('{sample}');
  }
});

test('a product without the sample mark is not counted', () => {
  const change = removing('sample');
  const [products] = inCopy('content/products/jummy.json', change, (folder) =>
    samplesOf(loadContent(folder)),
  );
  expect(products?.count).toBe(content.products.length - 1);
});

test('content with sample values can be built, but not published', async () => {
  const check = (...parameters: string[]) => runCommandHere('checkContent', parameters);
  const { status, output } = await check();
  expect(output).toMatch(/^\d+ products, \d+ texts, \d+ questions: no fault\n/);
  expect([status, output.includes(refusal)]).toEqual([0, false]);
  const published = await check('--publish');
  expect([published.status, published.output.endsWith(`${refusal}\n`)]).toEqual([1, true]);
  expect((await check('--publish', '--allow-samples')).status).toBe(0);
});

const jummy = 'content/products/jummy.json';

test.each([
  ['a missing text', removing('titulo.fr'), `${jummy}: titulo.fr falta. Escríbelo en francés.`],
  [
    'a claim',
    setting('bajoSal', '1'),
    `${jummy}: bajoSal promete poca sal, pero hay 1.3 g por 100 g; se permiten como máximo 0.3 g. Escribe "0" o corrige sal.`,
  ],
  [
    'a traced ingredient',
    adding('trazas', 'gluten'),
    `${jummy}: trazas nombra gluten, que es un ingrediente. Quítalo de trazas.`,
  ],
])('%s is reported in Spanish', (_, change, line) => {
  const faults = inCopy(jummy, change, (folder) => faultsIn(loadContent(folder)));
  expect(faults.map((fault) => describeFault(spanishFault(fault)))).toEqual([line]);
});

test('the whole report is in Spanish', async () => {
  const lines = async (language: string) =>
    (await runCommandHere('checkContent', ['--lang', language])).output.trimEnd().split('\n');
  const [english, spanish] = [await lines('en'), await lines('es')];
  expect(spanish[0]).toMatch(/^\d+ productos, \d+ textos, \d+ preguntas: ningún error$/);
  expect(spanish.filter((line) => english.includes(line))).toEqual([]);
});

test('the terminal’s locale sets the language, and --lang overrides it', async () => {
  expect(languageOfTerminal({ LANG: 'es_ES.UTF-8' })).toBe('es');
  expect(languageOfTerminal({ LANG: 'es_ES.UTF-8', LC_ALL: 'C.UTF-8' })).toBe('en');
  expect(languageOfTerminal({})).toBe('en');
  expect(await runCommandHere('checkContent', ['--lang', 'fr'])).toEqual({
    status: 1,
    output: '--lang takes en or es\n',
  });
});
