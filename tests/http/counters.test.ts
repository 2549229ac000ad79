import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formNames, formOf } from '../../src/site/forms/forms.ts';
import { pageOf, postApi } from '../support/forms/posting.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';
import { linesOf } from '../support/logLines.ts';
import { startSite } from '../support/site.ts';

const { origin, site } = await submittingSite(
  { OUTBOX_DELAYS: '1' },
  { metrics: 'recorded' },
);

/** What was counted of one kind so far, as `about outcome`. */
const counted = (counter: string) =>
  linesOf(site, 'data-point').flatMap(({ blobs, indexes, doubles }) => {
    expect(doubles).toEqual([1, expect.any(Number)]);
    const [name, about, outcome] = blobs as string[];
    expect(indexes).toEqual([name]);
    return name === counter ? [`${about} ${outcome}`.trim()] : [];
  });
const visit = async (path: string) =>
  expect((await fetch(site.url + path)).status).toBe(200);

test('a page is counted once as rendered and then as cached', async () => {
  for (let visits = 0; visits < 3; visits++) await visit('/es/historia');
  await expect.poll(() => counted('page-rendered')).toEqual(['history 200']);
  await expect.poll(() => counted('page-kept')).toEqual(['history', 'history']);
});

test('visits of the ethical channel are not counted', async () => {
  for (let visits = 0; visits < 3; visits++) await visit(pageOf('ethical'));
  await visit('/es/valores');
  await expect.poll(() => counted('page-rendered')).toContain('values 200');
  expect([...counted('page-rendered'), ...counted('page-kept')].join()).not.toContain(
    'ethical',
  );
});

test('every submission is counted by form and outcome', async () => {
  // A report goes by the outbox alone; what becomes of it there is counted by a call
  // that the recording dataset is too late for.
  const each = (outcome: string) =>
    formNames.map((name) =>
      formOf(name).anonymous && outcome !== 'invalid'
        ? `${name} queued`
        : `${name} ${outcome}`,
    );
  for (const name of formNames) await postApi(site, name);
  await expect.poll(() => counted('submission').sort()).toEqual(each('delivered').sort());
  origin.behave(400);
  for (const name of formNames) await postApi(site, name);
  for (const name of formNames) await postApi(site, name, { privacy: '' });
  origin.behave(503);
  for (const name of formNames) await postApi(site, name);
  const expected = ['delivered', 'refused', 'invalid', 'queued'].flatMap(each).sort();
  await expect.poll(() => counted('submission').sort()).toEqual(expected);
});

test('a failed read from the back end is counted by kind', async () => {
  await origin.close();
  expect((await fetch(`${site.url}/es/noticia/zxqv`)).status).toBe(503);
  await expect.poll(() => counted('origin-failed')).toContain('entry');
  expect(
    linesOf(site, 'data-point').filter((point) => JSON.stringify(point).includes('zxqv')),
  ).toEqual([]);
});

test('counters are written to the platform’s dataset', async () => {
  const real = await startSite({}, { metrics: 'platform' });
  try {
    expect(await real.environment()).toHaveProperty('METRICS');
    for (let visits = 0; visits < 2; visits++)
      expect((await fetch(`${real.url}/es/historia`)).status).toBe(200);
    expect(linesOf(real, 'request-failed')).toEqual([]);
  } finally {
    await real.close();
  }
});

test('preview and production have separate datasets, and development has none', () => {
  const settings = readFileSync('wrangler.toml', 'utf8');
  expect(
    [
      ...settings.matchAll(
        /^\[\[(.*analytics_engine_datasets)\]\]\nbinding = "METRICS"\ndataset = "(\w+)"/gm,
      ),
    ].map(([, table, dataset]) => `${table} ${dataset}`),
  ).toEqual([
    'env.preview.analytics_engine_datasets risi_site_preview',
    'env.production.analytics_engine_datasets risi_site',
  ]);
});
