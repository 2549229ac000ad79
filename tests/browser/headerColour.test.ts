import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { addressOfPlace, addressRow } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { openTab } from '../support/browser/tab.ts';
import { pageTypes } from '../support/places.ts';

const browser = await openBrowser();

const header = '[data-header]';
/** From 0, transparent over the page's colours, to 1. */
const coloured = (page: Page) =>
  page.locator(header).evaluate((bar) => getComputedStyle(bar).getPropertyValue('--ink'));

/** Resolves once the header has this opacity at this scroll position. */
async function expectAt(page: Page, y: number, ink: '0' | '1'): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect
    .poll(() => coloured(page), { message: `at ${y} px of ${page.url()}` })
    .toBe(ink);
}

const uncoloured = pageTypes.filter(({ page }) => !addressRow(page).solid);

describe('the header gets its background', () => {
  test.each([true, false])(
    'after 200 px on every page that starts without it (JavaScript: %s)',
    async (javaScriptEnabled) => {
      expect(uncoloured.length).toBeGreaterThan(3);
      const page = await browser.newPage({ javaScriptEnabled });
      for (const [i, place] of uncoloured.entries()) {
        const language = languages[i % languages.length] ?? 'es';
        await page.goto(inject('site') + addressOfPlace(place, language));
        expect(await coloured(page), page.url()).toBe('0');
        await expectAt(page, 210, '1');
        await expectAt(page, 190, '0');
        await expectAt(page, 2_500, '1');
        await expectAt(page, 0, '0');
      }
      await page.close();
    },
  );

  test('also with motion, and its background is visible', async () => {
    await using tab = await openTab(browser, '/es', { reducedMotion: 'no-preference' });
    const { page } = tab;
    await expectAt(page, 210, '1');
    await expect
      .poll(() =>
        page.locator(header).evaluate((bar) => getComputedStyle(bar, '::before').opacity),
      )
      .toBe('1');
  });

  test('from the start on others', async () => {
    await using tab = await openTab(browser, '/es/noticias');
    expect(await coloured(tab.page)).toBe('1');
  });

  test('while a menu is open', async () => {
    await using tab = await openTab(browser, '/es');
    await tab.page.locator(`${header} summary`).first().click();
    expect(await coloured(tab.page)).toBe('1');
  });
});
