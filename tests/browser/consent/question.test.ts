import { describe, expect, inject, test } from 'vitest';
import { addressOf, pageNames } from '../../../src/site/addresses/addresses.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { consentVersion } from '../../../src/site/privacy/consent.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import {
  answerOf,
  bar,
  button,
  choice,
  daysAgo,
  settings,
} from '../../support/browser/consentBar.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { newVisitor, type Visitor } from '../../support/browser/visitor.ts';

const browser = await openBrowser();
let visitor: Visitor;

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
