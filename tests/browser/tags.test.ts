import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { consentVersion } from '../../src/site/privacy/consent.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { bar, button, choice, settings } from '../support/browser/consentBar.ts';
import { fill, send, wake } from '../support/browser/formInBrowser.ts';
import { newVisitor, type Visitor } from '../support/browser/visitor.ts';
import { oneOf } from '../support/oneOf.ts';
import { type OwnSite, ownSite } from '../support/ownSite.ts';

const browser = await openBrowser();
let visitor: Visitor;

let site: OwnSite;
/** The cookies and keys that Google's and Meta's scripts set. */
const foreignScript = `
  for (const name of ['_ga', '_ga_ABC123', '_gid', '_fbp']) {
    document.cookie = name + '=1; Path=/; Max-Age=9999';
    document.cookie = name + '=2; Path=/; Max-Age=9999; Domain=risi.localhost';
  }
  localStorage.setItem('lastExternalReferrer', 'empty');`;
const tagHosts = ['connect.facebook.net', 'www.googletagmanager.com'];
const hosts = ({ foreign }: Visitor) => foreign.map((address) => new URL(address).hostname).sort();
beforeAll(async () => {
  site = await ownSite({ TAG_MANAGER_ID: 'GTM-TEST1', PIXEL_ID: '1234567890' });
});
afterAll(() => site.close());
const arrive = async (path: string, host = 'www.risi.localhost') => {
  visitor = await newVisitor(browser, site.url.replace('localhost', host), {
    foreignScript,
  });
  await visitor.page.goto(path);
  await visitor.wait(2_100);
  return visitor;
};
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      JSON.parse(JSON.stringify('length' in (entry as object) ? [...(entry as unknown[])] : entry)),
    ),
  );

test('contacts no other host before a choice, or after Reject', async () => {
  const { page, wait } = await arrive('/es/snacks');
  await bar(page).waitFor();
  expect([visitor.foreign, await visitor.kept()]).toEqual([[], []]);
  await button(page, 'Rechazar').click();
  await page.goto('/es/patatas');
  await wait(60_000);
  await expect.poll(() => visitor.kept()).toEqual(['risi.consent', 'risi_visit']);
  expect(visitor.foreign).toEqual([]);
});

test('loads its tags after Accept: consent denied by default, then granted, then the first event', async () => {
  const { page } = await arrive('/es/snacks');
  await button(page, 'Aceptar').click();
  await expect.poll(() => hosts(visitor)).toEqual(tagHosts);
  const consent = (state: string) => ({
    analytics_storage: state,
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
  });
  expect(await dataLayer(page)).toMatchObject([
    ['consent', 'default', consent('denied')],
    ['consent', 'update', consent('granted')],
    { event: 'gtm.js' },
  ]);
  await page.goto('/es/patatas');
  await expect.poll(() => hosts(visitor)).toEqual([...tagHosts, ...tagHosts].sort());
  expect(visitor.complaints).toEqual([]);
});

test('loads only tags of the accepted purposes', async () => {
  const { page } = await arrive('/es/snacks');
  await button(page, 'Configuración').click();
  await choice(page).getByRole('checkbox', { name: 'Análisis' }).check();
  await button(page, 'Guardar elección').click();
  await expect.poll(() => hosts(visitor)).toEqual(['www.googletagmanager.com']);
  expect(await dataLayer(page)).toContainEqual([
    'consent',
    'update',
    {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ]);
});

test('clears the tags’ storage when consent is withdrawn, and no longer loads them', async () => {
  const { page, wait } = await arrive('/es/snacks');
  await button(page, 'Aceptar').click();
  await expect
    .poll(() => visitor.kept())
    .toEqual([
      '_fbp',
      '_fbp',
      '_ga',
      '_ga',
      '_ga_ABC123',
      '_ga_ABC123',
      '_gid',
      '_gid',
      'lastExternalReferrer',
      'risi.consent',
    ]);
  await expect.poll(() => hosts(visitor)).toEqual(tagHosts);
  const before = visitor.foreign.length;
  await settings(page).click();
  const reloaded = page.waitForEvent('load');
  await button(page, 'Rechazar todo').click();
  await reloaded;
  await expect.poll(() => visitor.kept()).toEqual(['risi.consent']);
  await wait(10_000);
  expect(visitor.foreign.length).toBe(before);
});

test('counts clicks on the potato and dried-fruit links of the footer, and no others', async () => {
  const { page } = await arrive('/fr/snacks');
  await button(page, 'Accepter').click();
  await expect.poll(() => visitor.foreign.length).toBe(2);
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  for (const family of ['snacks', 'patatas', 'frutos-secos'] as const)
    await page
      .locator(`footer nav a[href="${addressOf('family', 'fr', { family })}"]`)
      .first()
      .click();
  expect((await dataLayer(page)).filter((entry) => entry.event === 'footer_family')).toEqual([
    { event: 'footer_family', family: 'patatas', language: 'fr' },
    { event: 'footer_family', family: 'frutos-secos', language: 'fr' },
  ]);
});

const reported = async (page: Page) =>
  (await dataLayer(page)).filter(({ event }) => event === 'form_sent');

test.each([true, false])('reports a sent form only with consent (consent: %s)', async (consent) => {
  const { page } = await arrive('/es/newsletter', 'localhost');
  await button(page, consent ? 'Aceptar' : 'Rechazar').click();
  if (consent) await expect.poll(() => visitor.foreign.length).toBe(2);
  await wake(page, 'newsletter');
  await fill(page, 'newsletter');
  await send(page, 'newsletter');
  await page.getByRole('dialog', { name: words.es('form.newsletterSent') }).waitFor();
  expect(await reported(page)).toEqual(consent ? [{ event: 'form_sent', form: 'newsletter' }] : []);
  expect(await page.evaluate(() => window.fbq?.queue.at(-1))).toEqual(
    consent ? ['track', 'Lead', { content_name: 'newsletter' }] : undefined,
  );
  expect(visitor.foreign.length).toBe(consent ? 2 : 0);
});

test('reports a form sent without a script from its thank-you page, once', async () => {
  const { page } = await arrive('/es/fulloftrikersrandom', 'localhost');
  await button(page, 'Aceptar').click();
  await expect.poll(() => visitor.foreign.length).toBe(2);
  await fill(page, 'contest');
  await send(page, 'contest');
  await page.waitForURL(/\?sent=/);
  await expect.poll(() => reported(page)).toEqual([{ event: 'form_sent', form: 'contest' }]);
  await page.reload();
  await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(0);
  expect(await reported(page)).toEqual([]);
});

test('treats a privacy signal newer than an acceptance as a withdrawal', async () => {
  visitor = await newVisitor(browser, site.url, { privacySignal: true });
  const kept = JSON.stringify({
    version: consentVersion,
    date: new Date().toISOString(),
    analytics: true,
    marketing: true,
  });
  await visitor.context.addInitScript((value) => localStorage.setItem('risi.consent', value), kept);
  await visitor.context.addCookies([{ name: '_ga', value: '1', url: site.url }]);
  await visitor.page.goto('/es/snacks');
  await visitor.wait(5_000);
  expect(visitor.foreign).toEqual([]);
  await expect.poll(() => visitor.kept()).toEqual(['risi.consent']);
});

test.each(oneOf(languages))(
  'measures nothing on the ethical channel in %s, whatever the choice',
  async (language: Language) => {
    const { page, wait } = await arrive(addressOf('contact', language));
    await button(page, words[language]('consent.accept')).click();
    await expect.poll(() => visitor.foreign.length).toBe(2);
    await page.goto(addressOf('ethical-channel', language));
    await wait(60_000);
    expect(visitor.foreign.length).toBe(2);
    expect(await page.locator('[data-consent], [data-tag-manager]').count()).toBe(0);
  },
);

test('adds the tags’ hosts to its content security policy, except on the ethical channel', async () => {
  const policy = async (path: string, origin = site.url) =>
    (await fetch(origin + path)).headers.get('Content-Security-Policy') ?? '';
  visitor = await newVisitor(browser, site.url);
  expect(await policy('/es/snacks')).toMatch(
    /script-src 'self' https:\/\/\*\.googletagmanager\.com https:\/\/connect\.facebook\.net;/,
  );
  for (const narrow of [
    await policy('/es/canal-etico'),
    await policy('/es/snacks', inject('site')),
  ]) {
    expect(narrow).toContain("script-src 'self';");
    expect(narrow).toContain("connect-src 'self';");
  }
});
