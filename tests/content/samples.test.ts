import { expect, test } from 'vitest';
import { loadContent } from '../../build/content/reading/load.ts';
import { samplesOf } from '../../build/content/reading/samples.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { runCommandHere } from '../support/command.ts';
import { faultsAfter, inCopy, removing, replacing } from '../support/content.ts';

const content = loadContent('.');
const refusal =
  'Sample values are not published. Replace them and remove "sample": true, or publish them knowingly with --allow-samples.';

test('sample values are counted by kind', () => {
  const samples = samplesOf(content);
  expect(samples).toContainEqual({
    kind: 'samples.products',
    where: 'content/products/',
    count: content.products.length,
  });
  expect(samples.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['samples.distributors', 'samples.subsidies', 'samples.documents']),
  );
});

test('a sample text says that it is one, is counted once, and has no date', () => {
  const count = (folder: string) =>
    samplesOf(loadContent(folder)).find(({ kind }) => kind === 'samples.texts')?.count;
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

test('a distributor is a sample by its own mark', () => {
  const count = (folder: string) =>
    samplesOf(loadContent(folder)).find(({ kind }) => kind === 'samples.distributors')?.count;
  const own = removing('distributors.0.sample');
  expect(inCopy('content/distributors.json', own, count)).toBe((count('.') ?? 0) - 1);
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
