import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { get } from '../support/http.ts';

const openData = [
  '/api/products.json',
  '/api/products.csv',
  '/api/products.jsonld',
  '/api/products/jummy.json',
];

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
    for (const name of [
      'Access-Control-Allow-Origin',
      'Cache-Control',
      'Cross-Origin-Resource-Policy',
      'ETag',
      'Vary',
    ])
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
