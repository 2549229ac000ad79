import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { get, whereTo } from '../../support/http.ts';
import { isSweep } from '../../support/inTurn.ts';
import { knownPlaces } from '../../support/places.ts';

test.each([
  ['/en/Noticias.PHP?q=trikers', '301 /en/news?q=trikers'],
  ['/es/snacks/otros-productos/surtis4u?a=1', '301 /es/snacks/otros-productos?a=1#surtis'],
  ['/fr/actualit%c3%a9/trikers', '301 /fr/actualit%C3%A9/trikers'],
  ['/fr/historia/a/b', '302 /fr/histoire'],
  ['/es/%zz', '302 /es'],
])('%s goes in one hop, with its query, to %s', async (path, expected) => {
  expect(whereTo(await get(path))).toBe(expected);
});

test.each([
  ['/', 'fr-CA,fr;q=0.9', '', '/fr'],
  ['/', '', '', '/es'],
  ['/', 'en', 'risi_lang=fr', '/fr'],
  ['/noticias/?q=a', 'en', '', '/en/news?q=a'],
  ['/nada', 'fr', '', '/fr'],
  ['/foo.php', 'fr', '', '/fr'],
])(
  '%s with Accept-Language %s and cookie "%s" goes to %s, for this visitor only',
  async (path, language, cookie, expected) => {
    const response = await get(path, { 'Accept-Language': language, Cookie: cookie });
    expect(whereTo(response)).toBe(`302 ${expected}`);
    expect(response.headers.get('Vary')).toBe('Accept-Language, Cookie');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  },
);

test('a path of thousands of segments leads to the page above', async () => {
  expect(whereTo(await get('/a'.repeat(7_500)))).toBe('302 /es');
});

describe('anything but a page', () => {
  test.each([
    '/es/producto/no-existe',
    '/en/single-news-item/no-existe',
    '/fr/promotion/non',
    '/es/bases-legales-promocion/nada',
    '/es/404',
  ])('%s is answered in place with 404 and noindex', async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain(`<html lang="${path.slice(1, 3)}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  const files = '/assets/nada.js /assets/nada.html /es/patatas.jpg /es/producto/jummy.map';
  test.each([...files.split(' '), '/es/icon-192.png', '/api/nada', '/api'])(
    '%s never leads to a page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toContain(
        path.startsWith('/api') ? 'application/json' : 'text/plain',
      );
    },
  );

  test.each([
    ['PUT', '/es'],
    ['DELETE', '/fr/histoire'],
    ['POST', '/en/history'],
    ['OPTIONS', '/es/noticias'],
  ])('%s %s is not allowed, and the answer says what is', async (method, path) => {
    const response = await get(path, {}, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toMatch(/^GET, HEAD/);
  });

  test('HEAD answers like GET, without a body', async () => {
    const response = await get('/es/historia', {}, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

/** Keeps what an earlier mutation made undecodable. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

describe('any mutation of an address', () => {
  const seeds = fc
    .constantFrom(...knownPlaces)
    .chain((place) =>
      fc.constantFrom(...languages).map((language) => addressOfPlace(place, language)),
    );
  const mutations: ((path: string, n: number) => string)[] = [
    (path) => path.toUpperCase().replaceAll('%C3%A9', '%c3%a9'),
    (path) => `${path}/`,
    (path) => path.replaceAll('/', '//'),
    (path) => decoded(path).normalize('NFD'),
    (path) => decoded(path).normalize('NFD').replace(/\p{M}/gu, ''),
    (path) => path.slice(3) || '/',
    (path, n) => `/${languages[n % 3]}${path.slice(3)}`,
    (path) => `${path}/xyz`,
    (path) => path.replaceAll('-', '%20'),
    (path) =>
      [...path].map((c) => (/[a-z]/.test(c) ? `%${c.charCodeAt(0).toString(16)}` : c)).join(''),
    (path) => `${path};x=1`,
    (path) => `${path}%00`,
    (path) => `${path}%zz`,
    (path) => `${path}%2e%2e/%2f`,
    (path) => `${path}?${'a=1&'.repeat(50)}`,
    (path, n) => path.slice(0, Math.max(1, path.length - (n % 8))),
  ];

  test('reaches a page in at most one redirect, without loops or server errors', async () => {
    await fc.assert(
      fc.asyncProperty(
        seeds,
        fc.array(fc.tuple(fc.nat(mutations.length - 1), fc.nat(20)), {
          minLength: 1,
          maxLength: 3,
        }),
        async (seed, chosen) => {
          const path = chosen
            .reduce((current, [index, n]) => mutations[index]?.(current, n) ?? current, seed)
            .replace(/^\/\/+/, '/');
          const before = await get(encodeURI(path).replaceAll('%25', '%'), {
            'Accept-Language': 'fr',
          });
          await before.body?.cancel();
          expect(before.status).toBeLessThan(500);
          if (before.status !== 301 && before.status !== 302) return;
          const location = before.headers.get('Location') ?? '';
          expect(location).toMatch(/^\/(es|en|fr)(\/|\?|#|$)/);
          expect(new URL(location, before.url).pathname).not.toBe(new URL(before.url).pathname);
          const after = await get(location, { 'Accept-Language': 'fr' });
          await after.body?.cancel();
          expect([200, 404]).toContain(after.status);
        },
      ),
      { numRuns: isSweep ? 400 : 40 },
    );
  });
});

test.each(['ethical-channel', 'ethical-mailbox'] as const)(
  'no browser keeps that somebody asked for %s by another spelling of its address',
  async (page) => {
    for (const language of languages) {
      const own = addressOf(page, language);
      for (const other of [`${own}/`, own.toUpperCase(), own.replace(/^\/../, '')]) {
        const response = await get(other, { 'Accept-Language': language });
        expect(whereTo(response), other).toMatch(new RegExp(`^30[12] ${own}$`));
        expect(response.headers.get('Cache-Control'), other).toContain('no-store');
      }
    }
  },
);
