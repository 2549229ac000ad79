import { describe, expect, test } from 'vitest';
import { linesOf } from '../../support/logLines.ts';
import { ownSite } from '../../support/ownSite.ts';

const site = await ownSite({ ORIGIN_DEV_URL: 'not an address' });

describe('a setting that is missing or malformed', () => {
  test.each([
    ['/fr/histoire', 'fr'],
    ['/es', 'es'],
    ['/en/news', 'en'],
  ])(
    'gives %s a page in its language with status 500 that names the setting and shows no internals',
    async (path, language) => {
      const response = await fetch(site.url + path, { redirect: 'manual' });
      const html = await response.text();
      expect(response.status).toBe(500);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain('ORIGIN_DEV_URL');
      expect(html).not.toMatch(/\.tsx?:|at \w+ \(/);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test.each([
    ['/es/historia', 'Se nos ha caído la bolsa'],
    ['/es/canal-etico', 'Algo ha fallado'],
    ['/fr/canal-ethique', 'Une erreur est survenue'],
  ])('is told at %s under the title «%s»: the ethical channel never jokes', async (path, title) => {
    const html = await (await fetch(site.url + path)).text();
    expect(html).toContain(`<title>${title}`);
  });

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

  test('is logged as one line of JSON with the request id of the answer', async () => {
    const response = await fetch(`${site.url}/es/historia`);
    const id = response.headers.get('X-Request-Id') ?? 'none';
    await expect
      .poll(() => site.logs().find((line) => line.includes(id)) ?? '')
      .toContain('request-failed');
  });
});
