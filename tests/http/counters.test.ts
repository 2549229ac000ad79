import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOf, postApi } from '../support/forms/posting.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';
import { linesOf } from '../support/logLines.ts';

const { origin, site } = await submittingSite({});

/** What was counted of one kind so far, as `about outcome`. */
const counted = (counter: string) =>
  linesOf(site, 'data-point').flatMap(({ blobs, indexes, doubles }) => {
    expect(doubles).toEqual([1, expect.any(Number)]);
    const [name, about, outcome] = blobs as string[];
    expect(indexes).toEqual([name]);
    return name === counter ? [`${about} ${outcome}`.trim()] : [];
  });
const visit = async (path: string) => expect((await fetch(site.url + path)).status).toBe(200);

test('a page is counted once as rendered and then as cached', async () => {
  for (let visits = 0; visits < 3; visits++) await visit('/es/historia');
  await expect.poll(() => counted('page-rendered')).toEqual(['history 200']);
  await expect.poll(() => counted('page-kept')).toEqual(['history', 'history']);
});

test('visits of the ethical channel are not counted', async () => {
  for (let visits = 0; visits < 3; visits++) await visit(pageOf('ethical'));
  await visit('/es/valores');
  await expect.poll(() => counted('page-rendered')).toContain('values 200');
  expect([...counted('page-rendered'), ...counted('page-kept')].join()).not.toContain('ethical');
});

test('every submission is counted by form and outcome', async () => {
  const expected: string[] = [];
  const counts = async (...outcomes: string[]) => {
    expected.push(...outcomes);
    await expect.poll(() => counted('submission').sort()).toEqual(expected.sort());
  };
  await postApi(site, 'other');
  await counts('other delivered');
  await postApi(site, 'press', { privacy: '' });
  await counts('press invalid');
  origin.behave(400);
  // A report waits in the outbox before anything else happens to it.
  for (const name of ['work', 'ethical'] as const) await postApi(site, name);
  await counts('work refused', 'ethical queued', 'ethical dead');
  origin.behave(503);
  for (const name of ['newsletter', 'question'] as const) await postApi(site, name);
  await counts('newsletter failed', 'question queued');
});

test('a failed read from the back end is counted by kind', async () => {
  await origin.close();
  expect((await fetch(`${site.url}/es/noticia/zxqv`)).status).toBe(503);
  await expect.poll(() => counted('origin-failed')).toContain('entry');
  expect(
    linesOf(site, 'data-point').filter((point) => JSON.stringify(point).includes('zxqv')),
  ).toEqual([]);
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
