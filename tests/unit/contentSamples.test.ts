import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { checkContent } from '../../build/content/check.ts';
import { samplesOf } from '../../build/content/reading/samples.ts';
import { editing, inCopy, productKeys } from '../support/content.ts';

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
  expect(samples.map(({ kind }) => kind)).toContain('distributors');
});

test('a product whose sample mark is taken away is no longer counted', () => {
  const change = editing((json) => delete json.sample);
  const [products] = inCopy('content/products/jummy.json', change, (folder) =>
    samplesOf(checkContent(folder).content),
  );
  expect(products?.count).toBe(productKeys.length - 1);
});

test('content with sample values is fit to be built, but not to be published', () => {
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
