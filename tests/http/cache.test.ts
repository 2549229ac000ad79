import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startReadingSite } from '../support/backEnd/readingSite.ts';
import { get, htmlOf } from '../support/http.ts';

describe('a shareable page', () => {
  test('has the id of each request, also from memory', async () => {
    const ids = [await get('/es/historia'), await get('/es/historia')].map(({ headers }) =>
      headers.get('X-Request-Id'),
    );
    expect(ids[0]).toBeTruthy();
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('is the same for every visitor and sets no cookie', async () => {
    const [one, other] = await Promise.all([
      get('/es', { Cookie: 'risi_lang=fr', 'Accept-Language': 'fr' }),
      get('/es', { 'User-Agent': 'another' }),
    ]);
    expect(await one.text()).toBe(await other.text());
    expect(one.headers.get('Set-Cookie')).toBeNull();
  });

  test('preloads critical resources in headers, without repeating them in HTML', async () => {
    const response = await get('/fr/histoire');
    const link = response.headers.get('Link') ?? '';
    const html = await response.text();
    const [, script, integrity] =
      /<script type="module" src="([^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
    expect(link).toContain(`<${script}>; rel=modulepreload; integrity="${integrity}"`);
    for (const [, address = ''] of link.matchAll(/<([^>]+)>/g))
      expect((await get(address)).status, address).toBe(200);
    expect(html).not.toContain('rel="modulepreload"');
  });

  test('loads its fonts without blocking the first paint', async () => {
    const response = await get('/fr/histoire');
    const [head = '', body = ''] = (await response.text()).split('<body');
    expect((response.headers.get('Link') ?? '') + head).not.toMatch(/as="?font/);
    const fonts = [
      ...body.matchAll(
        /<link rel="preload" href="([^"]+\.woff2)" as="font" type="font\/woff2" crossorigin>/g,
      ),
    ].map(([, address = '']) => address);
    expect(fonts).toHaveLength(2);
    for (const address of fonts) expect((await get(address)).status, address).toBe(200);
  });

  test('is not rendered again for an unknown query', async () => {
    const [plain, asked] = await Promise.all([
      get('/es/historia'),
      get('/es/historia?utm_source=a&fbclid=b'),
    ]);
    expect(asked.headers.get('ETag')).toBe(plain.headers.get('ETag'));
  });

  test('has inline styles, allowed by a hash in the policy, and no inline script', async () => {
    const response = await get('/es/snacks');
    const html = await response.text();
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
      ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    );
    expect(response.headers.get('Content-Security-Policy')).toContain(
      `style-src 'self' ${styles.join(' ')};`,
    );
    expect(html).not.toMatch(/ style="/);
    for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([^<]*)/g))
      expect(attributes.includes('application/') || code === '', attributes).toBe(true);
  });
});

// The edge drops stale responses with s-maxage or must-revalidate, and never drops those
// without either.
const stale = 'stale-while-revalidate=86400, stale-if-error=604800';
const ofTheDay = 'max-age=60, stale-while-revalidate=60, stale-if-error=604800';

test.each([
  ['a page', '/es/historia', 'public, max-age=60', `max-age=300, ${stale}`],
  ['a page that shows no item', '/es/producto/nada', 'public, max-age=60, must-revalidate', null],
  ['the ethical channel', '/es/canal-etico', 'no-store', null],
  ['a page with news', '/es/noticias', 'public, max-age=60', ofTheDay],
  ['a page that changes on a date', '/es/fulloftrikersrandom', 'public, max-age=60', ofTheDay],
  ['a search', '/es/noticias?q=risketos', 'public, max-age=60', ofTheDay],
  ['an address written otherwise', '/es/historia/', `public, max-age=3600, ${stale}`, null],
  ['an address without a language', '/historia', 'private, no-store', null],
  ['an unknown address', '/es/nada', 'no-store', null],
  ['a missing file', '/es/nada.js', 'public, max-age=60, must-revalidate', null],
  ['an unknown call', '/api/nada', 'no-store', null],
  ['a call with the wrong method', '/api/contacto', 'no-store', null],
  ['the catalogue as data', '/api/products.json', `public, max-age=300, ${stale}`, null],
  ['the words of a form', '/api/words/es/newsletter', `public, max-age=300, ${stale}`, null],
  ['robots.txt', '/robots.txt', `public, max-age=3600, ${stale}`, null],
  ['the sitemap', '/sitemap.xml', `public, max-age=3600, ${stale}`, null],
  ['the feed', '/en/feed.xml', `public, max-age=300, ${stale}`, null],
  ['rendering ahead', '/speculation-rules.json', `public, max-age=3600, ${stale}`, null],
])('%s says how long it may be kept, and sets no cookie', async (_, path, browsers, edge) => {
  const { headers } = await get(path);
  expect(headers.get('Cache-Control')).toBe(browsers);
  expect(headers.get('Cloudflare-CDN-Cache-Control')).toBe(edge);
  expect(headers.get('Set-Cookie')).toBeNull();
});

test('a page is not cached if its news are unavailable', async () => {
  await using site = await startReadingSite(500);
  const poor = await fetch(`${site.url}/es`);
  expect(await poor.text()).toContain('podemos mostrar');
  expect([
    poor.headers.get('Cache-Control'),
    poor.headers.get('Cloudflare-CDN-Cache-Control'),
  ]).toEqual(['no-store', null]);
  site.backEnd.behave('well');
  // A back end that failed is asked again after five seconds.
  await site.setClock(Date.now() + 6_000);
  expect(await htmlOf('/es', site)).toContain('Noticia 6');
});

test('the sitemap is kept for a minute only if a list of the back end fails', async () => {
  for (const failing of ['/api/entries', '/api/promotions']) {
    await using site = await startReadingSite(({ path }) =>
      path === failing ? { status: 500, body: '' } : undefined,
    );
    const { headers } = await fetch(`${site.url}/sitemap.xml`);
    expect(headers.get('Cache-Control'), failing).toMatch(/^public, max-age=60,/);
  }
});

test.each([
  ['/es', 'Coge, que hay para todos.'],
  ['/en/history', 'Help yourself.'],
  ['/fr', 'Le nez dans le sachet'],
])('the source of %s greets', async (path, words) => {
  const html = await htmlOf(path);
  expect(html.split('<html')[0]).toContain(words);
});

test.each(['/es/canal-etico', '/es/politica-de-cookies'])(
  'the source of %s says nothing',
  async (path) => {
    const html = await htmlOf(path);
    expect(html).toMatch(/^<!DOCTYPE html><html/);
  },
);

const openData = ['.json', '.csv', '.jsonld', '/jummy.json'].map((end) => `/api/products${end}`);

describe('whoever has the newest version', () => {
  test.each([
    ...openData,
    '/sitemap.xml',
    '/es/feed.xml',
    '/manifest.webmanifest',
    '/01/09520001000737?linkType=linkset',
  ])('of %s gets a 304 that says the same about it', async (path) => {
    const whole = await get(path);
    const etag = whole.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    const response = await get(path, { 'If-None-Match': etag });
    expect([response.status, await response.text()]).toEqual([304, '']);
    const caching = ['Cache-Control', 'ETag', 'Vary', 'Cross-Origin-Resource-Policy'];
    for (const name of [...caching, 'Access-Control-Allow-Origin'])
      expect(response.headers.get(name), name).toBe(whole.headers.get(name));
    const other = await get(path, { 'If-None-Match': '"another"' });
    expect(other.status).toBe(200);
    await other.body?.cancel();
  });
});

describe('a browser that asks whether a script may read', () => {
  const preflight = (path: string) =>
    get(
      path,
      {
        Origin: 'https://other.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'if-none-match',
      },
      { method: 'OPTIONS' },
    );

  test.each([...openData, '/01/09520001000737', '/.well-known/gs1resolver'])(
    '%s is told that it may',
    async (path) => {
      const { status, headers } = await preflight(path);
      expect(status).toBe(204);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD');
      expect(headers.get('Access-Control-Allow-Headers')).toBe('if-none-match');
      const read = await get(path, { Origin: 'https://other.example' });
      expect(read.headers.get('Access-Control-Allow-Origin')).toBe('*');
      await read.body?.cancel();
    },
  );

  test.each(['/api/contacto', '/api/newsletter', '/api/words/es/other', '/es'])(
    '%s is not',
    async (path) => {
      const { headers } = await preflight(path);
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );
});

describe.each(['hero.mp4', 'hero.webm'])('the film %s', (name) => {
  const path = `/video/${name}`;
  const film = readFileSync(`public${path}`);
  const part = async (range: string, headers: Record<string, string> = {}) => {
    const response = await get(path, { Range: range, ...headers });
    const { status, headers: answered } = response;
    return {
      status,
      range: answered.get('Content-Range'),
      caching: answered.get('Cache-Control'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };

  test('is whole unless asked otherwise, and says that it comes in parts', async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    expect(response.headers.get('Content-Type')).toBe(`video/${name.split('.')[1]}`);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(film.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
    const head = await get(path, { Range: 'bytes=0-1' }, { method: 'HEAD' });
    expect([head.status, head.headers.get('Accept-Ranges')]).toEqual([200, 'bytes']);
  });

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=1000-1999', 1000, 1999],
    [`bytes=${film.length - 10}-`, film.length - 10, film.length - 1],
    ['bytes=-10', film.length - 10, film.length - 1],
    ['bytes=0-999999999', 0, film.length - 1],
    ['bytes=-999999999', 0, film.length - 1],
  ])('has the part %s', async (range, from, to) => {
    const { bytes, ...answer } = await part(range);
    expect(answer).toMatchObject({ status: 206, range: `bytes ${from}-${to}/${film.length}` });
    expect(film.subarray(from, to + 1).equals(bytes)).toBe(true);
  });

  test.each(['bytes=999999999-', 'bytes=-0'])('has no part %s', async (range) => {
    expect(await part(range)).toMatchObject({
      status: 416,
      range: `bytes */${film.length}`,
      caching: 'no-store',
    });
  });

  test.each(['bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=1-2'])(
    'is whole if asked for %s',
    async (range) => {
      const { status, bytes } = await part(range);
      expect([status, bytes.length]).toEqual([200, film.length]);
    },
  );

  test('is whole for whoever has parts of another version', async () => {
    const etag = (await get(path, {}, { method: 'HEAD' })).headers.get('ETag') ?? '';
    expect((await part('bytes=0-1', { 'If-Range': etag })).status).toBe(206);
    expect((await part('bytes=0-1', { 'If-Range': '"another"' })).status).toBe(200);
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
  });
});
