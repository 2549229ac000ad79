import { describe, expect, test } from 'vitest';
import { linesOf } from '../../support/logLines.ts';
import { ownSite } from '../../support/ownSite.ts';

const site = await ownSite({ ORIGIN_DEV_URL: 'not an address' });

describe('a setting that is missing or malformed', () => {
  test.each([
    ['/en/news', 'en', 'We dropped the bag'],
    ['/es/historia', 'es', 'Se nos ha caído la bolsa'],
    // The ethical channel never jokes.
    ['/es/canal-etico', 'es', 'Algo ha fallado'],
    ['/fr/canal-ethique', 'fr', 'Une erreur est survenue'],
  ])(
    'gives %s a page in its language with status 500 that names the setting and shows no internals',
    async (path, language, title) => {
      const response = await fetch(site.url + path, { redirect: 'manual' });
      const html = await response.text();
      expect(response.status).toBe(500);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`<title>${title}`);
      expect(html).toContain('ORIGIN_DEV_URL');
      expect(html).not.toMatch(/\.tsx?:|at \w+ \(/);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test.each([
    ['GET', '/api/products.json'],
    ['GET', '/api/nada'],
    ['POST', '/api/newsletter'],
  ])('is JSON at %s %s, which programs ask', async (method, path) => {
    const response = await fetch(site.url + path, { method });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      ok: false,
      error: 'internal error',
      requestId: response.headers.get('X-Request-Id'),
    });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('is logged without the request if that is a post, which may be a report', async () => {
    const response = await fetch(`${site.url}/api/contacto`, { method: 'POST' });
    const id = response.headers.get('X-Request-Id') ?? 'none';
    await expect
      .poll(() => linesOf(site, 'request-failed').filter(({ method }) => method === 'POST').length)
      .toBeGreaterThan(0);
    expect(site.logs().filter((line) => line.includes(id))).toEqual([]);
  });
});
