import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { openTab } from '../../support/browser/tab.ts';
import { openWheelOnPhone } from '../../support/browser/wheelOnPhone.ts';
import { pageTypes } from '../../support/places.ts';

const browser = await openBrowser();

/**
 * What moves by itself for more than five seconds, by the class of its element or,
 * where it has none, of the one around it.
 */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline instanceof DocumentTimeline &&
          playState === 'running' &&
          Number(effect?.getComputedTiming().endTime) > 5_000,
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.closest('[class]')?.className ?? ''),
  );

test('nothing without a pause button moves by itself for more than five seconds', async () => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  const restless: string[] = [];
  for (const place of pageTypes.filter((place) => place.page !== 'home')) {
    const path = addressOfPlace(place, 'es');
    await page.goto(inject('site') + path);
    restless.push(...(await moving(page)).map((name) => `${path}: ${name}`));
  }
  await page.close();
  expect(restless).toEqual([]);
});

test.each([true, false])(
  'the big wheel stops and resumes with its button, by keyboard; JavaScript: %s',
  async (javaScriptEnabled) => {
    await using tab = await openTab(browser, '/en', {
      reducedMotion: 'no-preference',
      javaScriptEnabled,
    });
    const { page } = tab;
    await expect.poll(() => moving(page)).toContain('wheel__ring');
    const button = page.getByRole('checkbox', { name: 'Pause the big wheel' });
    await button.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => moving(page)).not.toContain('wheel__ring');
    expect(await moving(page)).not.toContain('gondola');
    await page.keyboard.press('Space');
    await expect.poll(() => moving(page)).toContain('wheel__ring');
  },
);

test('without JavaScript nothing moves on the home page once the wheel is stopped', async () => {
  await using tab = await openTab(browser, '/fr', {
    reducedMotion: 'no-preference',
    javaScriptEnabled: false,
  });
  // By keyboard: sections above take their real height when they are scrolled to, under
  // a click that is on its way.
  await tab.page.locator('.pause input').press('Space');
  expect(await tab.page.locator('.pause input').isChecked()).toBe(true);
  await expect.poll(() => moving(tab.page)).toEqual([]);
});

/** The stall of a family, brought into view, and which of its packs can be seen. */
const stallOf = async (page: Page, family: string) => {
  const stall = page.locator(`.stall[data-family="${family}"]`);
  // Sections above take their real height when they are come near to.
  await expect
    .poll(async () => {
      await stall.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      return stall.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      });
    })
    .toBe(true);
  const links = stall.locator('li a');
  return {
    links,
    gondolas: links.locator('.gondola'),
    shown: () =>
      links.evaluateAll((all) =>
        all.flatMap((link, i) => {
          const pack = link.querySelector('.pack') as HTMLElement;
          return getComputedStyle(pack).opacity === '1' ? [i] : [];
        }),
      ),
  };
};

test.each([true, false])(
  'the stalls’ wheels show the hovered or focused range; JavaScript: %s',
  async (javaScriptEnabled) => {
    await using tab = await openTab(browser, '/en', { javaScriptEnabled });
    const { page } = tab;
    for (const [family, count] of [
      ['galletas', 4],
      ['caramelos', 2],
      ['frutos-secos', 2],
      ['patatas', 5],
    ] as const) {
      const { links, gondolas, shown } = await stallOf(page, family);
      expect(await gondolas.count()).toBe(count);
      await page.mouse.move(0, 0);
      await expect.poll(shown).toEqual([0]);
      for (let i = 0; i < count; i++) {
        await gondolas.nth(i).hover();
        await expect.poll(shown).toEqual([i]);
      }
      await page.mouse.move(0, 0);
      await links.first().focus();
      for (let i = 1; i < count; i++) {
        await page.keyboard.press('Tab');
        await expect.poll(shown).toEqual([i]);
      }
      await links.first().hover({ position: { x: 4, y: 12 } });
      await expect.poll(shown).toEqual([0]);
    }
    const { gondolas } = await stallOf(page, 'patatas');
    await gondolas.nth(1).click();
    await page.waitForURL('**/en/crisps/ridged');
  },
);

test('a stall shows the pack on the first tap of a gondola, and follows a name at once', async () => {
  await using tab = await openWheelOnPhone(browser);
  const { page } = tab;
  const { links, gondolas, shown } = await stallOf(page, 'galletas');
  await gondolas.nth(2).tap();
  await expect.poll(shown).toEqual([2]);
  expect(new URL(page.url()).pathname).toBe('/fr');
  await gondolas.nth(2).tap();
  await page.waitForURL('**/fr/biscuits/petit-dejeuner');
  await page.goBack();
  await stallOf(page, 'galletas');
  await links.nth(3).tap({ position: { x: 4, y: 12 } });
  await page.waitForURL('**/fr/biscuits/fabs');
});
