import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { consentVersion } from '../../src/site/privacy/consent.ts';
import { answerOf, arrive, bar, button, choice, settings } from '../support/browser/consentBar.ts';
import { faultsAtWidths, faultsIn } from '../support/browser/faults.ts';
import { hasFocus } from '../support/browser/formInBrowser.ts';
import { newTab, openTab, phone } from '../support/browser/tab.ts';
import { widthOf } from '../support/browser/widths.ts';
import { oneOf, rareTest } from '../support/inTurn.ts';

const no = { analytics: false, marketing: false };

describe.each(oneOf(languages, 2))('a first visit in %s', (language) => {
  const say = words[language];

  test('is asked after two seconds, in its language, with nothing stored before', async () => {
    const habits = { isAsked: true, isClockPaused: true };
    const path = addressOf('product', language, { key: 'jummy' });
    const { page, wait, kept, layoutShift } = await openTab(path, habits);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shiftBefore = await layoutShift();
    await wait(1_900);
    expect(await bar(page).count()).toBe(0);
    await wait(200);
    await bar(page).waitFor();
    await page.clock.resume();
    expect(await bar(page).textContent()).toContain(say('consent.text'));
    expect(await bar(page).getByRole('link').getAttribute('href')).toBe(
      addressOf('cookies', language),
    );
    expect(await kept()).toEqual([]);
    // Faces that arrive meanwhile may move a line by a pixel.
    expect((await layoutShift()) - shiftBefore).toBeLessThan(0.001);
    expect(await faultsAtWidths(page, '.consent')).toEqual([]);
  });

  test('stores a rejection, and is not asked again', async () => {
    const { page, wait, kept } = await arrive(addressOf('news', language));
    await button(page, say('consent.reject')).click();
    expect(await bar(page).count()).toBe(0);
    expect(await answerOf(page)).toMatchObject({ version: consentVersion, ...no });
    await expect.poll(kept).toEqual(['risi.consent']);
    await page.goto(addressOf('cookies', language));
    await wait(60_000);
    expect(await bar(page).count()).toBe(0);
  });

  test('decides by purpose in a dialog with nothing ticked in advance', async () => {
    const { page } = await arrive(addressOf('family', language, { family: 'snacks' }));
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
    expect(await answersOnPhone(page)).toEqual({ cut: 0, widths: 1 });
    await boxes.nth(1).check();
    await button(page, say('consent.save')).click();
    expect(await answerOf(page)).toMatchObject({ analytics: true, marketing: false });
    expect(await bar(page).count()).toBe(0);
  });

  test('leaves no trace on the ethical channel, which does not ask', async () => {
    const { page, wait, kept } = await arrive(addressOf('ethical-channel', language));
    await wait(60_000);
    expect(await page.locator('.consent, dialog.invite, [data-consent]').count()).toBe(0);
    // In Spanish it is the same address again.
    const followed = page.waitForEvent('load');
    await page.locator('footer a[data-language]').first().click();
    await followed;
    expect(new URL(page.url()).pathname).toBe(addressOf('ethical-channel', 'es'));
    expect(await kept()).toEqual([]);
  });
});

describe('the question about cookies', () => {
  test.each(oneOf([390, 1440, 320]))(
    'gives Accept and Reject the same weight at %i px',
    async (width) => {
      const { page } = await arrive('/es/snacks', { width });
      const look = (name: string) =>
        button(page, name).evaluate((element: HTMLElement) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
          const [width, height] = [element.offsetWidth, element.offsetHeight].map(Math.round);
          return { backgroundColor, color, fontSize, fontWeight, width, height };
        });
      await bar(page).waitFor();
      expect(await look('Aceptar')).toEqual(await look('Rechazar'));
      await button(page, 'Configuración').click();
      expect(await look('Aceptar todo')).toEqual(await look('Rechazar todo'));
      expect(await widthOf(page)).toBe(width);
    },
  );

  test('takes no touch as it arrives, which is meant for what lies below it', async () => {
    const { page } = await arrive('/es/snacks', { reducedMotion: 'no-preference' });
    await bar(page).waitFor();
    const takesTouchAt = (milliseconds: number) =>
      bar(page).evaluate((element, time) => {
        // On a slow machine it has arrived before it is asked: it arrives again.
        element.style.animation = 'none';
        element.getBoundingClientRect();
        element.style.animation = '';
        for (const animation of element.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
        const { left, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 2, bottom - 2));
      }, milliseconds);
    expect(await takesTouchAt(500)).toBe(false);
    expect(await takesTouchAt(800)).toBe(true);
  });

  test('is answered by keyboard: it follows the header, and Escape closes the dialog without an answer', async () => {
    const { page } = await arrive('/en/snacks');
    await bar(page).getByRole('link').focus();
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
    await choice(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => choice(page).count()).toBe(0);
    expect(await bar(page).count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Settings');
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
    expect(await answerOf(page)).toMatchObject(no);
    expect(await bar(page).count()).toBe(0);
    // The page goes on after the question.
    expect(await hasFocus(page.locator('main'))).toBe(true);
  });

  test('comes again a year later, for a policy that has changed, and when what is kept is unreadable', async () => {
    const { page, wait } = await arrive('/es/snacks');
    const daysAgo = (days: number) =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
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
  });

  test('can be reopened from the footer of every page, with the choices made', async () => {
    const { page } = await arrive('/fr/contact');
    await button(page, 'Accepter').click();
    await page.goto('/fr/mentions-legales');
    await settings(page).click();
    await expect.poll(() => choice(page).locator('input:checked').count()).toBe(3);
    await button(page, 'Tout refuser').click();
    expect(await answerOf(page)).toMatchObject(no);
    await page.getByText(words.fr('consent.kept')).waitFor();
    expect(await faultsIn(page, 'body > [aria-live], footer')).toEqual([]);
  });

  test('counts as rejected with Global Privacy Control: nothing asks, and a choice can still be made', async () => {
    const { page, kept } = await arrive('/es/contacto', { isAsked: false });
    expect(await bar(page).count()).toBe(0);
    expect(await kept()).toEqual([]);
    await settings(page).click();
    await button(page, 'Aceptar todo').click();
    await page.reload();
    await settings(page).click();
    await expect.poll(() => choice(page).locator('input:checked').count()).toBe(3);
  });

  rareTest('covers nothing that cannot be scrolled into view', async () => {
    const { page } = await arrive('/es/contacto', phone);
    await bar(page).waitFor();
    await settings(page).focus();
    const topOf = async (part: ReturnType<typeof bar>) => (await part.boundingBox())?.y ?? 0;
    await expect
      .poll(async () => (await topOf(settings(page))) < (await topOf(bar(page))))
      .toBe(true);
  });

  test('leaves the message below a field in sight of the keyboard', async () => {
    const { page } = await arrive(addressOf('contact-question', 'es'));
    await bar(page).waitFor();
    const email = page.locator('#question-email');
    await email.focus();
    await page.keyboard.type('ana@gmial.com');
    // In sight at the bar's edge, where focus itself would not scroll.
    await email.evaluate((field) => {
      const edge = document.querySelector('.consent')?.getBoundingClientRect().top ?? 0;
      const top = field.getBoundingClientRect().bottom - edge + 40;
      window.scrollBy({ top, behavior: 'instant' });
    });
    await page.keyboard.press('Tab');
    const message = page.locator('.field', { has: email }).locator('.hint');
    await message.waitFor();
    const bottomOf = async (part: typeof message) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    const barTop = async () => (await bar(page).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await bottomOf(message)) <= (await barTop())).toBe(true);
  });

  rareTest('accepted on a deployment without tags loads and stores nothing more', async () => {
    const { page, wait, kept } = await arrive('/en/snacks');
    await button(page, 'Accept').click();
    await page.goto('/en/history');
    await wait(5_000);
    await expect.poll(kept).toEqual(['risi.consent']);
  });

  rareTest('is absent without JavaScript', async () => {
    const { page } = await newTab({ javaScriptEnabled: false });
    await page.goto('/es');
    expect(await settings(page).isVisible()).toBe(false);
  });
});

/** How many answers of the dialog a small phone cuts, and how many widths they have there. */
async function answersOnPhone(page: Page): Promise<{ cut: number; widths: number }> {
  await page.setViewportSize({ width: 360, height: 640 });
  return choice(page).evaluate((dialog) => {
    const boxes = [...dialog.querySelectorAll('.answers button')].map((button) =>
      button.getBoundingClientRect(),
    );
    const end = dialog.getBoundingClientRect().bottom;
    return {
      cut: boxes.filter(({ bottom }) => bottom > end).length,
      widths: new Set(boxes.map(({ width }) => width)).size,
    };
  });
}
