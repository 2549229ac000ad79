import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { openTab } from '../../support/browser/tab.ts';

const browser = await openBrowser();

describe.each(languages)('the home page in /%s', (language) => {
  test.each([
    [390, 844],
    [1440, 900],
  ])('leads to all products within two screens of %i by %i px', async (width, height) => {
    await using tab = await openTab(browser, `/${language}`, { width, height });
    const finder = addressOf('products', language);
    const box = await tab.page.locator(`main a[href$="${finder}"]`).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(2 * height);
  });
});

describe('the snack wheel', () => {
  const shown = (page: Page) =>
    page
      .locator('.stage > li')
      .evaluateAll((items) =>
        items
          .filter((item) => getComputedStyle(item).opacity === '1')
          .map((item) => item.querySelector('h3')?.textContent),
      );

  test('shows the pack of the focused or hovered gondola, and stops', async () => {
    await using tab = await openTab(browser, '/es', { reducedMotion: 'no-preference' });
    const { page } = tab;
    const gondolas = page.locator('.wheel li a');
    expect(await gondolas.count()).toBe(8);
    // The wheel turns: it never rests for the pointer to come.
    await gondolas
      .first()
      .evaluate((gondola) => gondola.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await gondolas.first().focus();
    for (const name of [
      'Match Ball',
      'Triskys',
      'Risketos',
      'Jummy',
      'Mios',
      'Palomitas',
      'Otros productos',
    ]) {
      await page.keyboard.press('Tab');
      await expect.poll(() => shown(page)).toEqual([name]);
    }
    expect(
      await page
        .locator('.wheel__ring')
        .evaluate((ring) => getComputedStyle(ring).animationPlayState),
    ).toBe('paused');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => shown(page)).toEqual(['Gusanitos']);
    expect(
      await page
        .locator('.wheel__ring')
        .evaluate((ring) => getComputedStyle(ring).animationPlayState),
    ).toBe('running');
    // The wheel turns while the pointer is on its way.
    await expect
      .poll(async () => {
        await gondolas
          .nth(4)
          .evaluate((gondola) => gondola.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const box = await gondolas.nth(4).boundingBox();
        await page.mouse.move(
          (box?.x ?? 0) + (box?.width ?? 0) / 2,
          (box?.y ?? 0) + (box?.height ?? 0) / 2,
        );
        return shown(page);
      })
      .toEqual(['Jummy']);
  });
});

describe('chapters far below', () => {
  test('load without JavaScript, once scrolled near', async () => {
    await using tab = await openTab(browser, '/es', { javaScriptEnabled: false });
    const chapters = tab.page.locator('main > .chapter');
    expect(await chapters.count()).toBe(5);
    for (const chapter of await chapters.all()) {
      await chapter.scrollIntoViewIfNeeded();
      expect(await chapter.getByRole('heading').first().isVisible()).toBe(true);
    }
  });

  test('get their real heights by themselves, and an anchor below them is reached', async () => {
    await using tab = await openTab(browser, '/es');
    const height = () => tab.page.evaluate(() => document.querySelector('main')?.offsetHeight ?? 0);
    const real = await tab.page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.chapter { content-visibility: visible !important }');
      document.adoptedStyleSheets = [sheet];
      const height = document.querySelector('main')?.offsetHeight ?? 0;
      document.adoptedStyleSheets = [];
      return height;
    });
    await expect.poll(height).toBe(real);
    await tab.page.locator('.chapter.shown').first().waitFor({ state: 'detached' });
    expect(await height()).toBe(real);
    await using anchored = await openTab(browser, '/es#newsletter');
    await expect
      .poll(() =>
        anchored.page
          .locator('#newsletter')
          .evaluate((form) => Math.abs(form.getBoundingClientRect().top - 112)),
      )
      .toBeLessThan(40);
  });
});
