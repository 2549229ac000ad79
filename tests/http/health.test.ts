import { describe, expect, test } from 'vitest';
import { startReadingSite } from '../support/backEnd/readingSite.ts';
import type { RunningSite } from '../support/site.ts';

const healthOf = async (site: RunningSite, init?: RequestInit) => {
  const response = await fetch(`${site.url}/api/health`, init);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  return { status: response.status, text: await response.text() };
};
const readHealth = async (site: RunningSite): Promise<{ status: number }> => {
  const { status, text } = await healthOf(site);
  return { status, ...JSON.parse(text) };
};

const copies = (age: unknown) => ({
  entries: age,
  'entries-featured': age,
  categories: age,
  promotions: age,
});

/** For how long one look at the back end is told, and more. */
const later = () => Date.now() + 11_000;

describe('a site whose back end answers', async () => {
  const site = await startReadingSite('well');
  await site.setClock(Date.now());

  test('is healthy and names its build and its connections, but no address or key', async () => {
    const { status, text } = await healthOf(site);
    expect(text).not.toMatch(/https?:|127\.0\.0\.1|localhost|a key for tests/);
    expect({ status, ...JSON.parse(text) }).toEqual({
      status: 200,
      ok: true,
      build: expect.stringMatching(/^[\da-f]{12,40}(-dirty|-recalls)?$/),
      content: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      origin: { reachable: true, milliseconds: expect.any(Number) },
      copies: copies(null),
      outbox: true,
      attachments: true,
      reportsSealed: false,
      waiting: { submissions: 0, oldest: null, deadLetters: 0 },
    });
  });

  test('asks the back end once for all requests within a few seconds', async () => {
    site.backEnd.calls.length = 0;
    const answers = await Promise.all(Array.from({ length: 100 }, () => healthOf(site)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(site.backEnd.calls.length).toBeLessThanOrEqual(1);
  });

  test('accepts GET and HEAD only', async () => {
    const head = await healthOf(site, { method: 'HEAD' });
    expect(head).toEqual({ status: 200, text: '' });
    const post = await fetch(`${site.url}/api/health`, { method: 'POST' });
    expect(post.status).toBe(405);
    expect(post.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('stays healthy on its copies during an outage, and states their age', async () => {
    for (const path of ['/es', '/es/noticias', '/en/promotion'])
      expect((await fetch(site.url + path)).status).toBe(200);
    site.backEnd.behave('reset');
    await site.setClock(later());
    expect(await readHealth(site)).toMatchObject({
      status: 200,
      ok: true,
      origin: { reachable: false },
      copies: copies(expect.any(Number)),
    });
  });
});

test('a site without copies is unhealthy while its back end fails or a setting is broken, which it names', async () => {
  await using site = await startReadingSite('missing fields');
  expect(await readHealth(site)).toMatchObject({
    status: 503,
    ok: false,
    origin: { reachable: false },
    copies: { entries: null, promotions: null },
  });
  site.backEnd.behave('well');
  await site.setClock(later());
  expect((await readHealth(site)).status).toBe(200);

  await site.deploy({ OUTBOX_DELAYS: 'zxqv' });
  await site.setClock(later() + 11_000);
  const { status, text } = await healthOf(site);
  expect(status).toBe(503);
  expect(JSON.parse(text)).toMatchObject({
    ok: false,
    setting: expect.stringContaining('OUTBOX_DELAYS must be'),
  });
  expect(text).not.toContain('zxqv');
});
