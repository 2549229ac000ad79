import { describe, expect, inject, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { consentVersion } from '../../../src/site/privacy/consent.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { answerOf, bar, button, choice } from '../../support/browser/consentBar.ts';
import { faultsAtWidths } from '../../support/browser/faults.ts';
import { newVisitor, type Visitor } from '../../support/browser/visitor.ts';

const browser = await openBrowser();
let visitor: Visitor;

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
