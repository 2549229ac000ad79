import { expect, test } from 'vitest';
import { addressOfPlace } from '../../src/site/addresses/addresses.ts';
import { get } from '../support/http.ts';
import { ownSite } from '../support/ownSite.ts';
import { pageTypes } from '../support/places.ts';

const htmlOf = async (path: string) => (await get(path)).text();

test('every page but those of the ethical channel has the button to choose cookies', async () => {
  for (const place of pageTypes) {
    const path = addressOfPlace(place, 'es');
    const has = (await htmlOf(path)).includes('data-consent=');
    expect([path, has]).toEqual([path, !place.page.startsWith('ethical-')]);
  }
});

test('the newsletter invites on home and families, and nobody who looks up a product, fills in a form or reads', async () => {
  // What has no address to invite to starts nothing.
  const invites = async (path: string) => (await htmlOf(path)).includes('data-invite=');
  for (const path of ['/es', '/es/snacks'])
    expect([path, await invites(path)]).toEqual([path, true]);
  const others = 'producto/jummy productos historia newsletter contacto/otro politica-de-cookies';
  const more = 'aviso-legal codigo-de-conducta canal-etico distribuidores 404';
  for (const path of `${others} ${more}`.split(' ').map((name) => `/es/${name}`))
    expect([path, await invites(path)]).toEqual([path, false]);
});

test('the ethical channel allows no prerendering', async () => {
  const rulesOf = async (path: string) => (await get(path)).headers.get('Speculation-Rules');
  expect(await rulesOf('/es/snacks')).not.toBeNull();
  expect(await rulesOf('/es/canal-etico')).toBeNull();
});

test('only a deployment with tags lets pages reach their hosts, except on the ethical channel', async () => {
  await using tagged = await ownSite({ TAG_MANAGER_ID: 'GTM-TEST1', PIXEL_ID: '1234567890' });
  const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';
  expect(policyOf(await fetch(`${tagged.url}/es/snacks`))).toMatch(
    /script-src 'self' https:\/\/\*\.googletagmanager\.com https:\/\/connect\.facebook\.net;/,
  );
  for (const response of [await fetch(`${tagged.url}/es/canal-etico`), await get('/es/snacks')]) {
    expect(policyOf(response)).toContain("script-src 'self';");
    expect(policyOf(response)).toContain("connect-src 'self';");
  }
});
