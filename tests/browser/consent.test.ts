import { describe, expect, inject, test } from 'vitest';
import { addressOf, pageNames } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { consentVersion } from '../../src/site/privacy/consent.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { answerOf, bar, button, choice, daysAgo, settings } from '../support/browser/consentBar.ts';
import { faultsAtWidths, faultsIn } from '../support/browser/faults.ts';
import { newVisitor, type Visitor } from '../support/browser/visitor.ts';
import { get } from '../support/http.ts';
import { oneOf, rareTest } from '../support/oneOf.ts';

const browser = await openBrowser();
let visitor: Visitor;

describe.each(oneOf(languages, 2))('a first visit in %s', (language) => {
  const say = words[language];

  test('is asked after two seconds, in its language, with nothing stored and no other host contacted before', async () => {
    visitor = await newVisitor(browser, inject('site'), { isClockPaused: true });
    const { page, wait } = visitor;
    await page.goto(addressOf('product', language, { key: 'jummy' }));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shiftBefore = await visitor.layoutShift();
    await wait(1_900);
    expect(await bar(page).count()).toBe(0);
    await wait(200);
    await bar(page).waitFor();
    await page.clock.resume();
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
    await expect.poll(() => visitor.kept()).toEqual(['risi.consent']);
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
  test.each(oneOf([390, 1440, 320]))(
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
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
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
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
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
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Settings');
    await press('Tab', 'Enter');
    expect(await answerOf(page)).toMatchObject({ analytics: false, marketing: false });
    expect(await bar(page).count()).toBe(0);
  });

  test('comes again a year later, for a policy that has changed, and when what is kept is unreadable', async () => {
    visitor = await newVisitor(browser, inject('site'));
    const { page, wait } = visitor;
    await page.goto('/es/snacks');
    const yes = { version: consentVersion, analytics: true, marketing: true };
    for (const [kept, asks] of [
      [{ ...yes, date: daysAgo(363) }, false],
      [{ ...yes, date: daysAgo(366) }, true],
      [{ ...yes, date: daysAgo(0), version: '2020-01' }, true],
      ['yes', true],
    ] as const) {
      await page.evaluate(
        (value) => localStorage.setItem('risi.consent', value),
        JSON.stringify(kept),
      );
      await page.reload();
      await wait(2_100);
      await expect
        .poll(() => bar(page).count(), { message: JSON.stringify(kept) })
        .toBe(asks ? 1 : 0);
    }
    expect(visitor.complaints).toEqual([]);
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

  rareTest(
    'is the same HTML for everyone: every page but the ethical channel has its button',
    async () => {
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
        const html = await (await get(addressOf(name as 'home', 'es'))).text();
        expect([name, html.includes('data-consent=')]).toEqual([
          name,
          !name.startsWith('ethical-'),
        ]);
      }
    },
  );
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

rareTest(
  'the question about cookies covers nothing that cannot be scrolled into view',
  async () => {
    const visitor = await newVisitor(browser, inject('site'), {
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
  },
);

rareTest(
  'cookies accepted on a deployment without tags loads and stores nothing more',
  async () => {
    const visitor = await newVisitor(browser, inject('site'));
    const { page, wait } = visitor;
    await page.goto('/en/snacks');
    await wait(2_100);
    await button(page, 'Accept').click();
    await page.goto('/en/history');
    await wait(5_000);
    await expect.poll(() => visitor.kept()).toEqual(['risi.consent']);
    expect(visitor.foreign).toEqual([]);
  },
);

rareTest('the question about cookies is absent without JavaScript', async () => {
  const visitor = await newVisitor(browser, inject('site'), { javaScriptEnabled: false });
  await visitor.page.goto('/es');
  expect(await settings(visitor.page).isVisible()).toBe(false);
});
