import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addressOf, pageNames } from '../../src/site/addresses/addresses.ts';
import { formOf } from '../../src/site/forms/forms.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { consentVersion } from '../../src/site/privacy/consent.ts';
import { validAnswers } from '../support/answers.ts';
import { openBrowser } from '../support/browser.ts';
import { faultsAtWidths, faultsIn } from '../support/faults.ts';
import { tookOver } from '../support/react.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';

const browser = await openBrowser();
let visitor: Visitor;

const bar = (page: Page) => page.locator('.consent');
const choice = (page: Page) => page.locator('dialog.choice');
const settings = (page: Page) => page.locator('footer [data-consent]');
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const answerOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('risi.consent') ?? 'null'));

describe.each(languages)('a first visit in %s', (language) => {
  const say = words[language];

  test('is asked after two seconds, in its language, with nothing stored and no other host contacted before', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait, context } = visitor;
    await context.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('.consent'))
          Object.assign(window, { askedAt: performance.now() });
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto(addressOf('product', language, { key: 'jummy' }));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shiftBefore = await visitor.layoutShift();
    await wait(2_100);
    await bar(page).waitFor();
    expect(
      await page.evaluate(() => (window as unknown as { askedAt: number }).askedAt),
    ).toBeGreaterThanOrEqual(2_000);
    expect(await bar(page).textContent()).toContain(say('consent.text'));
    expect(await bar(page).getByRole('link').getAttribute('href')).toBe(
      addressOf('cookies', language),
    );
    expect(await visitor.kept()).toEqual([]);
    expect(visitor.foreign).toEqual([]);
    // Faces that arrive meanwhile may move a line by a pixel.
    expect((await visitor.layoutShift()) - shiftBefore).toBeLessThan(0.001);
    expect(await faultsAtWidths(page, '.consent')).toEqual([]);
  });

  test('stores a rejection, and is not asked again', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait } = visitor;
    await page.goto(addressOf('news', language));
    await wait(2_100);
    await button(page, say('consent.reject')).click();
    expect(await bar(page).count()).toBe(0);
    expect(await answerOf(page)).toMatchObject({
      version: consentVersion,
      analytics: false,
      marketing: false,
    });
    await expect.poll(() => visitor.kept()).toEqual(['risi.consent', 'risi.visit']);
    await page.goto(addressOf('cookies', language));
    await wait(60_000);
    expect(await bar(page).count()).toBe(0);
    expect(visitor.foreign).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  test('decides by purpose in a dialog with nothing ticked in advance', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait } = visitor;
    await page.goto(addressOf('family', language, { family: 'snacks' }));
    await wait(2_100);
    await button(page, say('consent.settings')).click();
    await choice(page).waitFor();
    const boxes = choice(page).getByRole('checkbox');
    expect(await Promise.all((await boxes.all()).map((box) => box.isChecked()))).toEqual([
      true,
      false,
      false,
    ]);
    expect(await boxes.first().isDisabled()).toBe(true);
    expect(await faultsAtWidths(page, 'dialog.choice')).toEqual([]);
    await choice(page)
      .getByRole('checkbox', { name: say('consent.analyticsText') })
      .check();
    await button(page, say('consent.save')).click();
    expect(await answerOf(page)).toMatchObject({ analytics: true, marketing: false });
    expect(await bar(page).count()).toBe(0);
    expect(visitor.foreign).toEqual([]);
  });

  test('leaves no trace on the ethical channel, which does not ask', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait } = visitor;
    await page.goto(addressOf('ethical-channel', language));
    await wait(60_000);
    expect(await page.locator('.consent, dialog.invite, [data-consent]').count()).toBe(0);
    // In Spanish it is the same address again.
    const followed = page.waitForEvent('load');
    await page.locator('footer a[data-language]').first().click();
    await followed;
    expect(new URL(page.url()).pathname).toBe(addressOf('ethical-channel', 'es'));
    expect(await visitor.kept()).toEqual([]);
    expect(visitor.foreign).toEqual([]);
  });
});

describe('the question', () => {
  test.each([1440, 390, 320])(
    'gives Accept and Reject the same weight at %i px',
    async (width) => {
      visitor = await newVisitor(browser, inject('site'), {
        viewport: { width, height: 800 },
      });
      const { page, wait } = visitor;
      await page.goto('/es/snacks');
      await wait(2_100);
      const look = (name: string) =>
        button(page, name).evaluate((element: HTMLElement) => {
          const { backgroundColor, color, fontSize, fontWeight } =
            getComputedStyle(element);
          return {
            backgroundColor,
            color,
            fontSize,
            fontWeight,
            width: Math.round(element.offsetWidth),
            height: Math.round(element.offsetHeight),
          };
        });
      await bar(page).waitFor();
      expect(await look('Aceptar')).toEqual(await look('Rechazar'));
      await button(page, 'Configuración').click();
      expect(await look('Aceptar todo')).toEqual(await look('Rechazar todo'));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      ).toBe(true);
    },
  );

  test('is answered by keyboard: it follows the header, and Escape closes the dialog without an answer', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait } = visitor;
    await page.goto('/en/snacks');
    await wait(2_100);
    await bar(page).waitFor();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await bar(page).getByRole('link').focus();
    await press('Tab', 'Enter');
    await choice(page).waitFor();
    await press('Escape');
    await expect.poll(() => choice(page).count()).toBe(0);
    expect(await bar(page).count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Settings',
    );
    await press('Tab', 'Enter');
    expect(await answerOf(page)).toMatchObject({ analytics: false, marketing: false });
    expect(await bar(page).count()).toBe(0);
  });

  test('covers nothing that cannot be scrolled into view', async () => {
    visitor = await newVisitor(browser, inject('site'), {
      viewport: { width: 390, height: 844 },
    });
    const { page, wait } = visitor;
    await page.goto('/es/contacto');
    await wait(2_100);
    await bar(page).waitFor();
    await settings(page).focus();
    await expect
      .poll(
        async () =>
          ((await settings(page).boundingBox())?.y ?? 0) <
          ((await bar(page).boundingBox())?.y ?? 0),
      )
      .toBe(true);
  });

  test.each([
    [
      'a year later',
      { version: consentVersion, date: daysAgo(366), analytics: true, marketing: true },
    ],
    [
      'for a policy that has changed',
      {
        version: '2020-01',
        date: new Date().toISOString(),
        analytics: true,
        marketing: true,
      },
    ],
    ['when what is kept is unreadable', 'yes'],
  ])('comes again %s', async (_, kept) => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait, context } = visitor;
    await context.addInitScript(
      (value) => localStorage.setItem('risi.consent', value),
      JSON.stringify(kept),
    );
    await page.goto('/es/snacks');
    await wait(2_100);
    await bar(page).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  test('does not return within a year', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait, context } = visitor;
    await context.addInitScript(
      (value) => localStorage.setItem('risi.consent', value),
      JSON.stringify({
        version: consentVersion,
        date: daysAgo(363),
        analytics: false,
        marketing: false,
      }),
    );
    await page.goto('/es/snacks');
    await wait(5_000);
    expect(await bar(page).count()).toBe(0);
    expect(await visitor.kept()).toEqual(['risi.consent', 'risi.visit']);
  });

  test('accepted on a deployment without tags loads and stores nothing more', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait } = visitor;
    await page.goto('/en/snacks');
    await wait(2_100);
    await button(page, 'Accept').click();
    await page.goto('/en/history');
    await wait(5_000);
    expect([visitor.foreign, await visitor.kept()]).toEqual([
      [],
      ['risi.consent', 'risi.visit'],
    ]);
  });

  test('can be reopened from the footer of every page, with the choices made', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait } = visitor;
    await page.goto('/fr/contact');
    await wait(2_100);
    await button(page, 'Accepter').click();
    await page.goto('/fr/mentions-legales');
    await settings(page).click();
    await expect.poll(() => choice(page).locator('input:checked').count()).toBe(3);
    await button(page, 'Tout refuser').click();
    expect(await answerOf(page)).toMatchObject({ analytics: false, marketing: false });
    await page.getByText(words.fr('consent.kept')).waitFor();
    expect(await faultsIn(page, 'body > [aria-live], footer')).toEqual([]);
  });

  test('is absent without JavaScript', async () => {
    visitor = await newVisitor(browser, inject('site'), { javaScriptEnabled: false });
    await visitor.page.goto('/es');
    expect(await settings(visitor.page).isVisible()).toBe(false);
  });

  test('is the same HTML for everyone: every page but the ethical channel has its button', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const pages = pageNames.filter(
      (name) =>
        ![
          'news-item',
          'promotion',
          'promotion-terms',
          'product',
          'product-sheet',
          'family',
          'range',
        ].includes(name),
    );
    for (const name of pages) {
      const html = await (
        await visitor.page.request.get(addressOf(name as 'home', 'es'))
      ).text();
      expect([name, html.includes('data-consent=')]).toEqual([
        name,
        !name.startsWith('ethical-'),
      ]);
    }
  });
});

test('Global Privacy Control counts as a rejection: nothing asks, and a choice can still be made', async () => {
  visitor = await newVisitor(browser, inject('site'), { privacySignal: true });
  const { page, wait } = visitor;
  await page.goto('/es/contacto');
  await wait(60_000);
  expect(await bar(page).count()).toBe(0);
  expect(await visitor.kept()).toEqual([]);
  await settings(page).click();
  await button(page, 'Aceptar todo').click();
  await page.reload();
  await settings(page).click();
  await expect.poll(() => choice(page).locator('input:checked').count()).toBe(3);
});

describe('a deployment with ids', () => {
  let site: RunningSite;
  /** The cookies and keys that Google's and Meta's scripts set. */
  const foreignScript = `
    for (const name of ['_ga', '_ga_ABC123', '_gid', '_fbp']) {
      document.cookie = name + '=1; Path=/; Max-Age=9999';
      document.cookie = name + '=2; Path=/; Max-Age=9999; Domain=risi.localhost';
    }
    localStorage.setItem('lastExternalReferrer', 'empty');`;
  const tagHosts = ['connect.facebook.net', 'www.googletagmanager.com'];
  const hosts = ({ foreign }: Visitor) =>
    foreign.map((address) => new URL(address).hostname).sort();
  beforeAll(async () => {
    site = await startSite({ TAG_MANAGER_ID: 'GTM-TEST1', PIXEL_ID: '1234567890' });
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
        JSON.parse(
          JSON.stringify(
            'length' in (entry as object) ? [...(entry as unknown[])] : entry,
          ),
        ),
      ),
    );

  test('contacts no other host before a choice, or after Reject', async () => {
    const { page, wait } = await arrive('/es/snacks');
    await bar(page).waitFor();
    expect([visitor.foreign, await visitor.kept()]).toEqual([[], []]);
    await button(page, 'Rechazar').click();
    await page.goto('/es/patatas');
    await wait(60_000);
    expect([visitor.foreign, await visitor.kept()]).toEqual([
      [],
      ['risi.consent', 'risi.visit'],
    ]);
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
        'risi.visit',
      ]);
    await expect.poll(() => hosts(visitor)).toEqual(tagHosts);
    const before = visitor.foreign.length;
    await settings(page).click();
    const reloaded = page.waitForEvent('load');
    await button(page, 'Rechazar todo').click();
    await reloaded;
    await expect.poll(() => visitor.kept()).toEqual(['risi.consent', 'risi.visit']);
    await wait(10_000);
    expect(visitor.foreign.length).toBe(before);
  });

  test('counts clicks on the potato and dried-fruit links of the footer, and no others', async () => {
    const { page } = await arrive('/fr/snacks');
    await button(page, 'Accepter').click();
    await expect.poll(() => visitor.foreign.length).toBe(2);
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault()),
    );
    for (const family of ['snacks', 'patatas', 'frutos-secos'] as const)
      await page
        .locator(`footer nav a[href="${addressOf('family', 'fr', { family })}"]`)
        .first()
        .click();
    expect(
      (await dataLayer(page)).filter((entry) => entry.event === 'footer_family'),
    ).toEqual([
      { event: 'footer_family', family: 'patatas', language: 'fr' },
      { event: 'footer_family', family: 'frutos-secos', language: 'fr' },
    ]);
  });

  test.each([true, false])(
    'reports a sent form only with consent (consent: %s)',
    async (consent) => {
      const { page } = await arrive('/es/newsletter', 'localhost');
      await button(page, consent ? 'Aceptar' : 'Rechazar').click();
      if (consent) await expect.poll(() => visitor.foreign.length).toBe(2);
      for (const { name, kind } of formOf('newsletter').fields) {
        const answer = validAnswers('newsletter')[name];
        if (answer && kind === 'select')
          await page.locator(`#newsletter-${name}`).selectOption(answer);
        else if (answer && kind === 'checkbox')
          await page.locator(`#newsletter-${name}`).check();
        else if (answer && kind !== 'hidden')
          await page.locator(`#newsletter-${name}`).fill(answer);
      }
      await tookOver(page, '#newsletter form.form');
      await page.locator('#newsletter button[type=submit]').first().click();
      await page.getByRole('dialog', { name: words.es('form.newsletterSent') }).waitFor();
      expect(
        (await dataLayer(page)).filter(({ event }) => event === 'form_sent'),
      ).toEqual(consent ? [{ event: 'form_sent', form: 'newsletter' }] : []);
      expect(await page.evaluate(() => window.fbq?.queue.at(-1))).toEqual(
        consent ? ['track', 'Lead', { content_name: 'newsletter' }] : undefined,
      );
      expect(visitor.foreign.length).toBe(consent ? 2 : 0);
    },
  );

  test('reports a form sent without JavaScript from its thank-you page', async () => {
    visitor = await newVisitor(browser, site.url, { foreignScript });
    const { page } = visitor;
    await visitor.context.addInitScript(
      (value) => localStorage.setItem('risi.consent', value),
      JSON.stringify({
        version: consentVersion,
        date: daysAgo(1),
        analytics: true,
        marketing: true,
      }),
    );
    await visitor.context.addCookies([{ name: 'risi_visit', value: '1', url: site.url }]);
    // The script comes only after the form was sent.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/es/newsletter');
    for (const [name, answer] of Object.entries(validAnswers('newsletter'))) {
      const field = page.locator(`#newsletter [name="${name}"]`);
      if (name === 'type') await field.selectOption(answer);
      else if (name === 'privacy') await field.check();
      else if (answer && name !== 'newsletter') await field.fill(answer);
    }
    await page.unroute('**/assets/*.js');
    await page.locator('#newsletter button[type=submit]').first().click();
    await page.locator('[data-sent]').first().waitFor({ state: 'attached' });
    await expect
      .poll(() => dataLayer(page))
      .toContainEqual({ event: 'form_sent', form: 'newsletter' });
  });

  test('reports a contest entry once, even if its thank-you page is reloaded', async () => {
    const { page } = await arrive('/es/fulloftrikersrandom', 'localhost');
    await button(page, 'Aceptar').click();
    await expect.poll(() => visitor.foreign.length).toBe(2);
    for (const { name, kind } of formOf('contest').fields) {
      const answer = validAnswers('contest')[name];
      const field = page.locator(`#contest-${name}`);
      if (answer && (kind === 'select' || kind === 'province'))
        await field.selectOption(answer);
      else if (answer && kind === 'checkbox') await field.check();
      else if (answer && kind !== 'hidden') await field.fill(answer);
    }
    const reported = async () =>
      (await dataLayer(page)).filter(({ event }) => event === 'form_sent');
    await page.locator('#contest button[type=submit]').first().click();
    await page.waitForURL(/\?sent=/);
    await expect.poll(reported).toEqual([{ event: 'form_sent', form: 'contest' }]);
    await page.reload();
    await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(0);
    expect(await reported()).toEqual([]);
  });

  test('treats a privacy signal newer than an acceptance as a withdrawal', async () => {
    visitor = await newVisitor(browser, site.url, { privacySignal: true });
    const kept = JSON.stringify({
      version: consentVersion,
      date: new Date().toISOString(),
      analytics: true,
      marketing: true,
    });
    await visitor.context.addInitScript(
      (value) => localStorage.setItem('risi.consent', value),
      kept,
    );
    await visitor.context.addCookies([{ name: '_ga', value: '1', url: site.url }]);
    await visitor.page.goto('/es/snacks');
    await visitor.wait(5_000);
    expect(visitor.foreign).toEqual([]);
    await expect.poll(() => visitor.kept()).toEqual(['risi.consent', 'risi.visit']);
  });

  test.each(languages)(
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
});
