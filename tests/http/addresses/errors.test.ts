import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
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

  test('is only counted if it may be about a report, whose request no line may name', async () => {
    const lines = linesOf(site, 'request-failed').length;
    await fetch(`${site.url}/api/contacto`, { method: 'POST' });
    for (const path of ['/api/words/es/ethical', '/canal-de-denuncias', '/es/canal-etico/x'])
      await fetch(site.url + path);
    const page = await fetch(site.url + addressOf('ethical-channel', 'fr'));
    expect(page.status).toBe(500);
    expect(await page.text()).not.toContain(page.headers.get('X-Request-Id'));
    // A line that comes after those that are not written.
    await fetch(site.url + addressOf('history', 'fr'));
    await expect
      .poll(() => linesOf(site, 'request-failed').slice(lines))
      .toMatchObject([{ method: 'GET', status: 500 }]);
    const counted = linesOf(site, 'data-point').map(({ blobs }) => String(blobs));
    expect(counted).toContain('request-failed,ethical-channel,500');
  });
});
