import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { consentVersion } from '../../src/site/privacy/consent.ts';
import {
  arrive as arriveAsked,
  bar,
  button,
  choice,
  settings,
} from '../support/browser/consentBar.ts';
import { fill, send, wake } from '../support/browser/formInBrowser.ts';
import { newTab, type Tab } from '../support/browser/tab.ts';
import { oneOf } from '../support/inTurn.ts';
import { ownSite } from '../support/ownSite.ts';

const site = await ownSite({ TAG_MANAGER_ID: 'GTM-TEST1', PIXEL_ID: '1234567890' });
afterAll(() => site.close());

/** The cookies and keys that Google's and Meta's scripts set. */
const foreignScript = `
  for (const name of ['_ga', '_ga_ABC123', '_gid', '_fbp']) {
    document.cookie = name + '=1; Path=/; Max-Age=9999';
    document.cookie = name + '=2; Path=/; Max-Age=9999; Domain=risi.localhost';
  }
  localStorage.setItem('lastExternalReferrer', 'empty');`;
const elsewhere = { contentType: 'text/javascript', body: foreignScript };
const tagHosts = ['connect.facebook.net', 'www.googletagmanager.com'];
const hosts = ({ foreign }: Tab) =>
  foreign()
    .map((address) => new URL(address).hostname)
    .sort();

const arrive = (path: string, host = 'www.risi.localhost') =>
  arriveAsked(path, { site: site.url.replace('localhost', host), elsewhere });

/** Opens a page, and accepts all cookies. */
async function accept(path: string, word = 'Aceptar', host?: string): Promise<Tab> {
  const tab = await arrive(path, host);
  await button(tab.page, word).click();
  await expect.poll(() => hosts(tab)).toEqual(tagHosts);
  return tab;
}

const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      JSON.parse(JSON.stringify('length' in (entry as object) ? [...(entry as unknown[])] : entry)),
    ),
  );

/** What tags are told that they may do, by purpose. */
const consent = (analytics: string, marketing: string) => ({
  analytics_storage: analytics,
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
});

test('contacts no other host before a choice, or after Reject', async () => {
  const { page, wait, kept, foreign } = await arrive('/es/snacks');
  await bar(page).waitFor();
  expect([foreign(), await kept()]).toEqual([[], []]);
  await button(page, 'Rechazar').click();
  await page.goto('/es/patatas');
  await wait(60_000);
  await expect.poll(kept).toEqual(['risi.consent', 'risi_visit']);
  expect(foreign()).toEqual([]);
});

test('loads its tags after Accept: consent denied by default, then granted, then the first event', async () => {
  const tab = await accept('/es/snacks');
  expect(await dataLayer(tab.page)).toMatchObject([
    ['consent', 'default', consent('denied', 'denied')],
    ['consent', 'update', consent('granted', 'granted')],
    { event: 'gtm.js' },
  ]);
  await tab.page.goto('/es/patatas');
  await expect.poll(() => hosts(tab)).toEqual([...tagHosts, ...tagHosts].sort());
});

test('loads only tags of the accepted purposes', async () => {
  const tab = await arrive('/es/snacks');
  const { page } = tab;
  await button(page, 'Configuración').click();
  await choice(page).getByRole('checkbox', { name: 'Análisis' }).check();
  await button(page, 'Guardar elección').click();
  await expect.poll(() => hosts(tab)).toEqual(['www.googletagmanager.com']);
  expect(await dataLayer(page)).toContainEqual(['consent', 'update', consent('granted', 'denied')]);
});

test('clears the tags’ storage when consent is withdrawn, and no longer loads them', async () => {
  const { page, wait, kept, foreign } = await accept('/es/snacks');
  const own = ['risi.consent'];
  const cookies = ['_fbp', '_ga', '_ga_ABC123', '_gid'].flatMap((name) => [name, name]);
  await expect.poll(kept).toEqual([...cookies, 'lastExternalReferrer', ...own]);
  const before = foreign().length;
  await settings(page).click();
  const reloaded = page.waitForEvent('load');
  await button(page, 'Rechazar todo').click();
  await reloaded;
  await expect.poll(kept).toEqual(own);
  await wait(10_000);
  expect(foreign().length).toBe(before);
});

test('stops the tags of other tabs too when consent is withdrawn', async () => {
  const { page, context } = await accept('/es/snacks');
  const other = await context.newPage();
  await other.goto(page.url());
  const reloaded = Promise.all([page, other].map((tab) => tab.waitForEvent('load')));
  await settings(other).click();
  await button(other, 'Rechazar todo').click();
  await reloaded;
  expect(await page.locator('script[data-tag]').count()).toBe(0);
});

test('counts clicks on the potato and dried-fruit links of the footer, and no others', async () => {
  const { page } = await accept('/fr/snacks', 'Accepter');
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

test.each([true, false])('reports a sent form only with consent (consent: %s)', async (isGiven) => {
  const path = '/es/newsletter';
  const tab = isGiven
    ? await accept(path, 'Aceptar', 'localhost')
    : await arrive(path, 'localhost');
  const { page, foreign } = tab;
  if (!isGiven) await button(page, 'Rechazar').click();
  await wake(page, 'newsletter');
  await fill(page, 'newsletter');
  await send(page, 'newsletter');
  await page.getByRole('dialog', { name: words.es('form.newsletterSent') }).waitFor();
  expect(await reported(page)).toEqual(isGiven ? [{ event: 'form_sent', form: 'newsletter' }] : []);
  expect(await page.evaluate(() => window.fbq?.queue.at(-1))).toEqual(
    isGiven ? ['track', 'Lead', { content_name: 'newsletter' }] : undefined,
  );
  expect(foreign().length).toBe(isGiven ? 2 : 0);
});

test('reports a form sent without a script from its thank-you page, once', async () => {
  const { page } = await accept('/es/fulloftrikersrandom', 'Aceptar', 'localhost');
  await fill(page, 'contest');
  await send(page, 'contest');
  await page.waitForURL(/\?sent=/);
  await expect.poll(() => reported(page)).toEqual([{ event: 'form_sent', form: 'contest' }]);
  await page.reload();
  await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(0);
  expect(await reported(page)).toEqual([]);
});

test('treats a privacy signal newer than an acceptance as a withdrawal', async () => {
  const yes = { version: consentVersion, analytics: true, marketing: true };
  const kept = JSON.stringify({ ...yes, date: new Date().toISOString() });
  const tab = await newTab({
    site: site.url,
    clock: true,
    init: [`localStorage.setItem('risi.consent', ${JSON.stringify(kept)})`],
  });
  await tab.context.addCookies([{ name: '_ga', value: '1', url: site.url }]);
  await tab.page.goto('/es/snacks');
  await tab.wait(5_000);
  await expect.poll(tab.kept).toEqual(['risi.consent']);
});

test.each(oneOf(languages))(
  'measures nothing on the ethical channel in %s, whatever the choice',
  async (language) => {
    const path = addressOf('contact', language);
    const { page, wait, foreign } = await accept(path, words[language]('consent.accept'));
    await page.goto(addressOf('ethical-channel', language));
    await wait(60_000);
    expect(foreign().length).toBe(2);
    expect(await page.locator('[data-consent], [data-tag-manager]').count()).toBe(0);
  },
);
