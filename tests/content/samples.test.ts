import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { checkContent } from '../../build/content/check.ts';
import { samplesOf } from '../../build/content/reading/samples.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { editing, faultsAfter, inCopy, replacing } from '../support/content.ts';
import { productKeys } from '../support/contentNames.ts';

const run = (...parameters: string[]) =>
  spawnSync(process.execPath, parameters, { encoding: 'utf8' });
const refusal =
  'Sample values are not published. Replace them and remove "sample": true, or publish them knowingly with --allow-samples.';

test('sample values are counted by kind', () => {
  const samples = samplesOf(checkContent('.').content);
  expect(samples).toContainEqual({
    kind: 'products with their ingredients, traces, nutrition and GTINs',
    where: 'content/products/',
    count: productKeys.length,
  });
  expect(samples.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['distributors', 'subsidies', 'documents']),
  );
});

test('a sample text says that it is one, is counted once, and has no date', () => {
  const count = (folder: string) =>
    samplesOf(checkContent(folder).content).find(({ kind }) => kind === 'texts')?.count;
  const terms = 'content/texts/company-terms/fr.md';
  const { content } = checkContent('.');
  expect(content.texts.get('company-terms/fr')?.html).toContain(
    content.files['content/dictionary/fr.json']?.sample.text,
  );
  const inSpanish = terms.replace('fr.md', 'es.md');
  expect(inCopy(inSpanish, replacing('sample: true\n', ''), count)).toBe(
    (count('.') ?? 0) - 1,
  );
  expect(faultsAfter(terms, replacing('sample: true\n', ''))).toEqual([
    `${terms}: sample is left out, in Spanish true. Write the same in every language.`,
  ]);
  expect(
    faultsAfter(inSpanish, replacing('sample:', 'updated: 2024-01\nsample:')),
  ).toEqual(
    expect.arrayContaining([
      `${inSpanish}: updated gives a day to what is a sample. Remove it until the company’s own text stands here.`,
    ]),
  );
});

test('the owner of the site is identified as the law requires, in marked samples', () => {
  const { content } = checkContent('.');
  for (const language of languages) {
    const html = content.texts.get(`legal-notice/${language}`)?.html ?? '';
    const mark = content.files[`content/dictionary/${language}.json`]?.sample.value;
    expect(html.split(`<small>(${mark})</small>`)).toHaveLength(5);
    expect(html).not.toContain('{sample}');
  }
});

test('a product without the sample mark is not counted', () => {
  const change = editing((json) => delete json.sample);
  const [products] = inCopy('content/products/jummy.json', change, (folder) =>
    samplesOf(checkContent(folder).content),
  );
  expect(products?.count).toBe(productKeys.length - 1);
});

test('content with sample values can be built, but not published', () => {
  expect(run('build/commands/checkContent.ts')).toMatchObject({ status: 0, stderr: '' });
  expect(run('build/commands/checkContent.ts', '--publish')).toMatchObject({
    status: 1,
    stderr: `${refusal}\n`,
  });
  expect(
    run('build/commands/checkContent.ts', '--publish', '--allow-samples'),
  ).toMatchObject({
    status: 0,
    stderr: '',
  });
});
