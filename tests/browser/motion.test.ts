import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { addressOfPlace } from '../../src/site/addresses/addresses.ts';
import { openBrowser } from '../support/browser.ts';
import { pageTypes } from '../support/places.ts';
import { openTab } from '../support/tab.ts';

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
      .map(
        ({ effect }) =>
          (effect as KeyframeEffect).target?.closest('[class]')?.className ?? '',
      ),
  );

test('nothing but what has a pause button moves by itself for more than five seconds', async () => {
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
  'the big wheel stops and goes on with its button, by keyboard; with a script: %s',
  async (javaScriptEnabled) => {
    await using tab = await openTab(browser, '/en', {
      reducedMotion: 'no-preference',
      javaScriptEnabled,
    });
    const { page } = tab;
    await expect.poll(() => moving(page)).toContain('noria__ring');
    const button = page.getByRole('checkbox', { name: 'Pause the animation' });
    await button.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => moving(page)).not.toContain('noria__ring');
    expect(await moving(page)).not.toContain('gondola');
    await page.keyboard.press('Space');
    await expect.poll(() => moving(page)).toContain('noria__ring');
  },
);

test('without a script nothing moves on the home page once the wheel is stopped', async () => {
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
