import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { newVisitor } from '../support/visitor.ts';

const browser = await openBrowser();

/** What lies over the page now: names of its kinds. */
const overlays = (page: Page) =>
  page
    .locator('.consent, .invite, [data-hint]:not([hidden]), dialog[open]')
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((e) => e.className),
    );

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

describe.each(sizes)('on a first visit at $width px', (viewport) => {
  test.each([
    ['an unanswered', false],
    ['an answered', true],
  ])(
    'one thing lies over home at any time, with %s question about cookies',
    async (_, answers) => {
      const { page, wait } = await newVisitor(browser, inject('site'), {
        viewport,
        reducedMotion: 'reduce',
      });
      await page.goto('/es');
      await wait(2_100);
      const bar = page.locator('.consent');
      await bar.waitFor();
      if (answers) await bar.locator('[data-do="reject"]').click();
      await page.locator('#noria').evaluate((wheel) => wheel.scrollIntoView());
      const most: number[] = [];
      for (let second = 3; second < 45; second += 3) {
        await wait(3_000);
        most.push((await overlays(page)).length);
      }
      expect(Math.max(...most)).toBe(1);
    },
  );
});

test.each(['/es', '/en', '/fr'])(
  'the question about cookies covers nothing of headline, face and button of %s on a phone',
  async (path) => {
    const { page, wait } = await newVisitor(browser, inject('site'), {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.goto(path);
    await wait(2_100);
    const bar = await page.locator('.consent').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(128);
    for (const selector of ['h1', '.hero__do', '.grin']) {
      const box = await page.locator(selector).first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), selector).toBeLessThanOrEqual(
        bar?.y ?? 0,
      );
    }
  },
);
