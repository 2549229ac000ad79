import { afterAll, describe, expect, test } from 'vitest';
import { changesFeedAddress } from '../../../src/site/addresses/addresses.ts';
import { pageOf } from '../../support/forms/posting.ts';
import { whereTo } from '../../support/http.ts';
import { ownSite } from '../../support/ownSite.ts';

const own = 'https://www.risi.internal';
const others = [
  'http://www.risi.internal',
  'https://www.risi.internal.:8443',
  'https://risi.internal',
  'http://localhost:8787',
];
const site = await ownSite({ SITE_URL: own });
afterAll(() => site.close());

describe('only one origin serves the site', () => {
  test.each(others)('%s leads to it, and nobody may cache that', async (origin) => {
    for (const path of ['/es/contacto?a=1', '/', '/sitemap.xml', '/api/health']) {
      const response = await site.ask(origin + path, { redirect: 'manual' });
      expect(whereTo(response)).toBe(`301 ${own}${path}`);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test.each(others)('%s takes no post', async (origin) => {
    for (const path of [pageOf('other'), '/api/contacto'])
      expect((await site.ask(origin + path, { method: 'POST', body: 'a=1' })).status).toBe(421);
  });

  test('absolute links are on it', async () => {
    const paths = ['/es', '/sitemap.xml', '/robots.txt', changesFeedAddress('es'), '/humans.txt'];
    for (const path of [...paths, '/api/products.csv', '/api/products.jsonld'])
      expect(await (await site.ask(own + path)).text(), path).toContain(`${own}/`);
  });
});

test('a deployment that does not say its address serves no page, and says why', async () => {
  await using nameless = await ownSite();
  expect(await (await nameless.ask(`${own}/es`)).text()).toContain(
    'SITE_URL must be an https:// address without a path',
  );
  const health = await nameless.ask(`${own}/api/health`);
  expect(await health.json()).toMatchObject({
    ok: false,
    setting: expect.stringContaining('SITE_URL'),
  });
});
