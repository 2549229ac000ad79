import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FailingOrigin, startFailingOrigin } from '../support/failingOrigin.ts';
import { get } from '../support/http.ts';
import { type RunningSite, startSite } from '../support/site.ts';

describe('a page that can be shared', () => {
  test('has a strong ETag and answers 304 without a body to who has it', async () => {
    const first = await get('/es/historia');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^(W\/)?"[\w+/]{20,}"$/);
    const again = await get('/es/historia', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/es/historia', { 'If-None-Match': '"another"' })).status).toBe(200);
  });

  test('is the same for every visitor and sets no cookie', async () => {
    const [one, other] = await Promise.all([get('/es', { Cookie: 'risi_lang=fr', 'Accept-Language': 'fr' }), get('/es', { 'User-Agent': 'another' })]);
    expect(await one.text()).toBe(await other.text());
    expect(one.headers.get('Set-Cookie')).toBeNull();
  });

  test('states how long browsers and the edge may keep it', async () => {
    const { headers } = await get('/fr/histoire');
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toContain('stale-if-error');
  });

  test('is not made anew for a query that it does not know', async () => {
    const [plain, asked] = await Promise.all([get('/es/historia'), get('/es/historia?utm_source=a&fbclid=b')]);
    expect(asked.headers.get('ETag')).toBe(plain.headers.get('ETag'));
  });

  test('carries its styles inline, under a hash that the policy names, and no script of its own', async () => {
    const response = await get('/es/snacks');
    const html = await response.text();
    expect(response.headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'sha256-/);
    expect(html).not.toMatch(/ style="/);
    for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([^<]*)/g)) expect(attributes.includes('application/') || code === '', attributes).toBe(true);
  });
});

describe('a page with news', () => {
  let origin: FailingOrigin;
  let site: RunningSite;
  beforeAll(async () => {
    origin = await startFailingOrigin();
    site = await startSite({ ORIGIN_DEV_URL: origin.url });
  });
  afterAll(async () => {
    await site.close();
    await origin.close();
  });

  test('is not kept when the news could not be had', async () => {
    origin.behave(500);
    expect(await (await fetch(`${site.url}/es`)).text()).toContain('podemos mostrar');
    origin.behave('well');
    await expect.poll(async () => (await fetch(`${site.url}/es`)).text(), { timeout: 15_000, interval: 500 }).toContain('Noticia 6');
  });
});
