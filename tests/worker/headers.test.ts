import { describe, expect, test } from 'vitest';
import { first, get } from '../support/http.ts';

/** The policy as directive → sources. */
function policyOf(headers: Headers): Map<string, string[]> {
  const policy = headers.get('Content-Security-Policy') ?? '';
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

/**
 * The score of the HTTP Observatory (MDN, grader version 5): 100, less the faults, and, from 90 on, plus the bonuses.
 * Redirection from http and HSTS preloading belong to the deployment and are not counted here.
 */
function observatoryScore(headers: Headers, html: string): number {
  const policy = policyOf(headers);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const open = (name: string) => sources(name).some((source) => ['*', 'https:', 'http:', 'data:', "'unsafe-inline'", "'unsafe-eval'"].includes(source));
  const hashed = sources('style-src').some((source) => source.startsWith("'sha256-"));
  const hsts = Number(first(/max-age=(\d+)/, headers.get('Strict-Transport-Security') ?? ''));
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="[^"]*"[^>]*>/g)].map(([tag]) => tag);
  const cookies = headers.getSetCookie();
  const faults = [
    policy.size < 2 ? 25 : 0,
    open('script-src') || open('object-src') ? 20 : 0,
    cookies.some((cookie) => !/;\s*secure/i.test(cookie)) ? 20 : 0,
    headers.get('Access-Control-Allow-Origin') === '*' && headers.get('Access-Control-Allow-Credentials') ? 50 : 0,
    headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : 5,
    hsts >= 15_768_000 ? 0 : 20,
    scripts.some((tag) => /src="https?:/.test(tag) && !/integrity=/.test(tag)) ? 50 : 0,
    policy.has('frame-ancestors') || headers.get('X-Frame-Options') ? 0 : 20,
  ].reduce((sum, fault) => sum + fault, 0);
  const base = 100 - faults;
  if (base < 90) return base;
  const unsafeStyles = open('style-src') && !hashed;
  const bonuses = [
    sources('default-src').join() === "'none'" && !unsafeStyles && ["'self'", "'none'"].includes(sources('form-action').join()) ? 10 : 0,
    ['same-origin', 'same-site'].includes(headers.get('Cross-Origin-Resource-Policy') ?? '') ? 10 : 0,
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers.get('Referrer-Policy') ?? '') ? 5 : 0,
    scripts.length > 0 && scripts.every((tag) => /integrity="sha384-/.test(tag)) ? 5 : 0,
    policy.has('frame-ancestors') ? 5 : 0,
  ];
  return base + bonuses.reduce((sum, bonus) => sum + bonus, 0);
}

describe('the HTTP Observatory', () => {
  test.each([
    '/es',
    '/en/snacks',
    '/fr/snacks/mios',
    '/es/producto/jummy',
    '/es/productos',
    '/es/noticias',
    '/es/contacto',
    '/es/canal-etico',
    '/es/distribuidores',
    '/fr/politique-de-cookies',
    '/es/404',
    '/es/producto/nada',
  ])('gives %s at least 130 points', async (path) => {
    const response = await get(path);
    expect(observatoryScore(response.headers, await response.text())).toBeGreaterThanOrEqual(130);
  });
});

test.each([
  ['a page', '/es/historia'],
  ['a redirect', '/noticias'],
  ['a permanent redirect', '/es/noticias/'],
  ['a missing file', '/assets/nada.js'],
  ['an unknown call', '/api/nada'],
  ['a font', '/fonts/savate-900-latin.837cbe45.woff2'],
  ['the favicon', '/favicon.svg'],
])('%s carries the security headers and says how long it may be kept', async (_, path) => {
  const { headers } = await get(path);
  expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Referrer-Policy')).not.toBeNull();
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('Cache-Control')).toBeTruthy();
  expect(headers.get('X-Powered-By')).toBeNull();
});

test('files with a hash in their name may be kept for a year', async () => {
  const html = await (await get('/es')).text();
  const script = first(/<script[^>]*\ssrc="([^"]+)"/, html);
  expect((await get(script)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});
