import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { visit } from '../../support/browser/visit.ts';

const browser = await openBrowser();

describe('the row of ranges', () => {
  test.each([
    [1440, 4, '/es/snacks'],
    [900, 4, '/en/crisps'],
    [899, 3, '/fr/biscuits'],
    [480, 3, '/es/snacks'],
    [479, 1, '/en/crisps'],
    [390, 1, '/fr/biscuits'],
  ])('at %i px shows %i slides, with and without a script', async (width, slides, path) => {
    const inView = async (page: Page) => {
      const row = page.locator('.ranges');
      await row.scrollIntoViewIfNeeded();
      const box = await row.boundingBox();
      const widths = await Promise.all(
        (await row.locator('li').all()).map((slide) => slide.boundingBox()),
      );
      return widths.filter(
        (slide) =>
          slide && box && slide.x >= box.x - 6 && slide.x + slide.width <= box.x + box.width + 6,
      ).length;
    };
    for (const javaScriptEnabled of [true, false])
      expect(
        await visit(browser, path, inView, {
          viewport: { width, height: 900 },
          javaScriptEnabled,
        }),
      ).toBe(slides);
  });

  test('shows part of the next range on a phone, with and without JavaScript', async () => {
    const peeks = async (page: Page) => {
      const row = page.locator('.ranges');
      await row.scrollIntoViewIfNeeded();
      const [box, second] = [await row.boundingBox(), await row.locator('li').nth(1).boundingBox()];
      return (box?.x ?? 0) + (box?.width ?? 0) - (second?.x ?? 9999);
    };
    for (const javaScriptEnabled of [true, false])
      expect(
        await visit(browser, '/fr/biscuits', peeks, {
          viewport: { width: 390, height: 844 },
          javaScriptEnabled,
        }),
      ).toBeGreaterThan(20);
  });

  test('leads to the other ranges, and moves with its buttons once used', async () => {
    await visit(browser, '/es/snacks/jummy', async (page) => {
      const ranges = page.locator('.ranges li');
      expect(await ranges.allTextContents()).not.toContain('Jummy');
      await page.locator('.ranges').hover();
      await page.waitForSelector('.ranges.is-live');
      const next = page.locator('.ranges__go').last();
      const previous = page.locator('.ranges__go').first();
      expect(await previous.isVisible()).toBe(false);
      await expect
        .poll(async () => {
          if (await next.isVisible()) await next.click();
          return ((await ranges.last().boundingBox())?.x ?? 9999) < 1440;
        })
        .toBe(true);
      // With the frame after the row has moved
      await previous.waitFor();
    });
  });
});

test('a product page has the mobile intro below 768 px and the long one above', async () => {
  for (const [width, short] of [
    [767, true],
    [768, false],
  ] as const) {
    await visit(
      browser,
      '/es/producto/fabs-mexico',
      async (page) =>
        expect([
          await page.locator('.pdp__short').isVisible(),
          await page.locator('.pdp__long').isVisible(),
        ]).toEqual([short, !short]),
      {
        viewport: { width, height: 900 },
      },
    );
  }
});

test('the address of a minor product leads to its place on the page', async () => {
  await visit(browser, '/es/snacks/otros-productos/surtis', async (page) => {
    expect(page.url()).toMatch(/\/es\/snacks\/otros-productos#surtis$/);
    const top = async () => (await page.locator('#surtis').boundingBox())?.y;
    await expect.poll(top).toBeLessThan(400);
    expect(await top()).toBeGreaterThan(70);
  });
});
