import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addressOfPlace } from '../../src/site/addresses/addresses.ts';
import { trapName } from '../../src/site/forms/form.ts';
import { pdfOfSize } from '../support/files/pdfs.ts';
import { validForm } from '../support/forms/answers.ts';
import { withinAMinute } from '../support/forms/minute.ts';
import { apiOf, naming, pageOf, post, postPage, visitorHeaders } from '../support/forms/posting.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';
import { first, get, htmlOf } from '../support/http.ts';
import { inTurn } from '../support/inTurn.ts';
import { ownSite } from '../support/ownSite.ts';
import { pageTypes } from '../support/places.ts';

const required = {
  'Strict-Transport-Security': /max-age=31536000; includeSubDomains/,
  'Content-Security-Policy':
    /^default-src 'none'(?=.*form-action '(self|none)')(?=.*base-uri '(self|none)')(?=.*frame-ancestors '(self|none)')/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Referrer-Policy': /^(strict-origin-when-cross-origin|same-origin)$/,
  'Permissions-Policy': /camera=\(\)/,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Cache-Control': /./,
};

/** Requirements for every response, the first that is not fulfilled. */
function isWellArmed(
  name: string,
  { headers }: Response,
  resourcePolicy: string | null = 'same-origin',
): void {
  for (const [header, pattern] of Object.entries(required))
    expect(headers.get(header), `${name}: ${header}`).toMatch(pattern);
  expect(headers.get('Content-Security-Policy'), name).not.toMatch(
    /unsafe-|script-src[^;]*(\*|https?:|data:)/,
  );
  expect(headers.get('Cross-Origin-Resource-Policy'), name).toBe(resourcePolicy);
  expect(headers.get('X-Powered-By'), name).toBeNull();
  expect(headers.getSetCookie(), name).toEqual([]);
}

test('every kind of page has all security headers, and the hash of every script', async () => {
  for (const [place, language] of inTurn(pageTypes)) {
    const path = addressOfPlace(place, language);
    const response = await get(path);
    const html = await response.text();
    expect(html, path).toContain('</html>');
    isWellArmed(path, response);
    const scripts = html.match(/<script[^>]*\ssrc=[^>]*>|<link[^>]*rel="modulepreload"[^>]*>/g);
    expect(scripts?.length, path).toBeGreaterThan(0);
    for (const tag of scripts ?? [])
      expect(first(/integrity="([^"]+)"/, tag), tag).toBe(
        await hashOf(first(/(?:src|href)="([^"]+)"/, tag)),
      );
  }
});

test.each<[string, string, number]>([
  ['a redirect', '/noticias', 302],
  ['a permanent redirect', '/es/noticias/', 301],
  ['an unknown address', '/es/nada', 302],
  ['a product that does not exist', '/es/producto/nada', 404],
  ['a search', '/es/noticias?q=nada', 200],
  ['a missing file', '/assets/nada.js', 404],
  ['a file of the root that is missing', '/nada.map', 404],
  ['a font', '/fonts/savate-900-latin.68cceec9.woff2', 200],
  ['a download', '/downloads/codigo-de-conducta.pdf', 200],
  ['robots.txt', '/robots.txt', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['the feed', '/fr/feed.xml', 200],
  ['the manifest', '/manifest.webmanifest', 200],
  ['security.txt', '/.well-known/security.txt', 200],
  ['humans.txt', '/humans.txt', 200],
  ['the words of a form', '/api/words/es/other', 200],
  ['the state of health', '/api/health', 200],
  ['an unknown call', '/api/nada', 404],
  ['an attachment without a signature', `/api/attachments/reports/${crypto.randomUUID()}`, 404],
  ['a call with the wrong method', '/api/contacto', 405],
  ['reports asked for', '/api/reports', 405],
])('%s has all security headers', async (name, path, status) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  isWellArmed(name, response);
});

test('scripts and style sheets have all security headers and can be cached for a year', async () => {
  const html = await htmlOf('/es');
  for (const file of [/<script[^>]*\ssrc="([^"]+)"/, /<link rel="stylesheet" href="([^"]+)"/]) {
    const response = await get(first(file, html));
    expect(response.status).toBe(200);
    isWellArmed(String(file), response);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    await response.body?.cancel();
  }
});

const hashes = new Map<string, string>();
async function hashOf(address: string): Promise<string | undefined> {
  if (!hashes.has(address)) {
    const bytes = Buffer.from(await (await get(address)).arrayBuffer());
    hashes.set(address, `sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  }
  return hashes.get(address);
}

test('a 304 has the same security headers as the page', async () => {
  const { headers } = await get('/es/historia');
  const response = await get('/es/historia', { 'If-None-Match': headers.get('ETag') ?? '' });
  expect([response.status, await response.text()]).toEqual([304, '']);
  expect((await get('/es/historia', { 'If-None-Match': '"another"' })).status).toBe(200);
  isWellArmed('304', response);
  // A browser uses those of the 304 for the page that it has.
  for (const name of ['Content-Security-Policy', 'Referrer-Policy', 'Cache-Control'])
    expect(response.headers.get(name)).toBe(headers.get(name));
});

test.each([
  '/api/products.json',
  '/api/products/jummy.json',
  '/api/products/nada.json',
  '/favicon.svg',
  '/favicon.ico',
  '/icon-192.png',
  '/apple-touch-icon.png',
  '/press/risi-laugh.svg',
])('what others may show has all of them, but allows cross-origin reads: %s', async (file) =>
  isWellArmed(file, await get(file), 'cross-origin'),
);

test('packs and link previews may be shown by other sites, the other pictures of a page not', async () => {
  const html = await htmlOf('/es/producto/jummy');
  for (const picture of [
    /src="(\/assets\/pack-[^"]+)"/,
    /og:image" content="[^"]*(\/assets\/[^"]+)"/,
  ])
    isWellArmed(String(picture), await get(first(picture, html)), 'cross-origin');
  isWellArmed('a drawing', await get(first(/src="(\/assets\/motif-[^"]+)"/, html)));
});

describe('the response to a post', async () => {
  const { origin, site } = await submittingSite();

  const api = (over: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    post(site, apiOf('other'), validForm('other', { ...naming('other'), ...over }), headers);
  const send = (path: string, headers = {}) => post(site, path, validForm('other'), headers);
  const ask = (path: string, init?: RequestInit) => fetch(site.url + path, init);
  const text = { 'Content-Type': 'text/plain' };
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' };
  const big = () => validForm('work', { cv: new File([pdfOfSize(3 * 1024 * 1024)], 'cv.pdf') });
  const often = (path: string) =>
    withinAMinute(async () => {
      const visitor = visitorHeaders(site);
      const send = () => post(site, path, validForm('other', naming('other')), visitor);
      for (let i = 0; i < 5; i++) await send();
      return send();
    });
  const report = (body: string, type = 'application/reports+json') =>
    post(site, '/api/reports', body, { 'Content-Type': type });
  // The back end is well again before the next test.
  const refused = (send: () => Promise<Response>) => {
    origin.behave(400);
    return send();
  };

  const linked = async () => {
    await post(site, apiOf('work'), validForm('work', naming('work')));
    return fetch(origin.attachment('cv').url);
  };
  const receipt = async () =>
    fetch(site.url + (await postPage(site, 'ethical')).headers.get('Location'));

  test.each<[string, number, () => Promise<Response>]>([
    ['a form received by the API', 200, () => api()],
    ['a form received by its page', 303, () => postPage(site, 'other')],
    ['a report of the ethical channel', 303, () => postPage(site, 'ethical')],
    ['a step of the ethical channel', 200, () => ask(`${pageOf('ethical')}?step=form`)],
    ['a form of a machine', 400, () => api({ [trapName]: 'x' })],
    ['a form of another site', 403, () => api({}, foreign)],
    ['a form of another site at its page', 403, () => send(pageOf('other'), foreign)],
    ['a page that takes no posts', 405, () => post(site, '/es/historia', 'x')],
    ['a method that no page knows', 405, () => ask(pageOf('other'), { method: 'DELETE' })],
    ['a body too large for the API', 413, () => post(site, apiOf('work'), big())],
    ['a body too large for the page', 413, () => post(site, pageOf('work'), big())],
    ['a body of no known type', 415, () => post(site, apiOf('other'), 'x', text)],
    ['answers with faults at the API', 422, () => api({ email: 'x' })],
    ['answers with faults at the page', 422, () => postPage(site, 'other', { email: 'x' })],
    ['too many posts to the API', 429, () => often(apiOf('other'))],
    ['too many posts to the page', 429, () => often(pageOf('other'))],
    ['a refusal of the origin at the API', 502, () => refused(() => api())],
    ['a refusal of the origin at the page', 502, () => refused(() => postPage(site, 'other'))],
    ["a browser's report", 204, () => report('[]')],
    ['a report of another type', 415, () => report('[]', 'text/plain')],
    ['a report too large', 413, () => report(' '.repeat(20_000))],
    ['an attachment under its signed link', 200, () => linked()],
    ['a receipt', 200, () => receipt()],
    ['health asked with a post', 405, () => post(site, '/api/health', 'x')],
  ])('%s has all security headers', async (name, status, send) => {
    const response = await send();
    expect(response.status).toBe(status);
    isWellArmed(name, response);
  });
});

test.each<[string, string, Record<string, number>]>([
  [
    'the last-resort error page',
    'not an address',
    { '/es/historia': 500, '/es/feed.xml': 500, '/api/products.json': 500, '/api/health': 503 },
  ],
  [
    'a page without available news',
    'http://127.0.0.1:9',
    { '/es': 200, '/es/noticia/nada': 503, '/es/feed.xml': 503, '/api/health': 503 },
  ],
])('%s has all security headers', async (_, backEnd, pages) => {
  await using site = await ownSite({ ORIGIN_DEV_URL: backEnd });
  for (const [path, status] of Object.entries(pages)) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(status);
    isWellArmed(path, response);
  }
});
