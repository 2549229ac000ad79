import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { wakeFinder } from '../../support/browser/finder.ts';
import { newVisitor } from '../../support/browser/visitor.ts';

const browser = await openBrowser();

/** Moves the mouse over the finder, ten seconds after the first interaction. */
async function moveOnTheFinder(options: { reducedMotion?: 'reduce' } = {}) {
  const { page, wait } = await newVisitor(browser, inject('site'), {
    ...options,
    // No question about cookies arrives meanwhile.
    privacySignal: true,
  });
  await page.goto('/es/productos');
  await page.locator('.shelf').scrollIntoViewIfNeeded();
  await wakeFinder(page);
  await page.evaluate(recordBlinks);
  await wait(10_000);
  expect(await blinks(page)).toEqual([]);
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.mouse.move(200, 300);
  await wait(400);
  return { page, requests };
}

/** Runs in the page. Writes down every change of a pack's picture. */
function recordBlinks(): void {
  const addresses: string[] = [];
  Object.assign(globalThis, { blinks: addresses });
  new MutationObserver((changes) => {
    for (const { target } of changes) addresses.push((target as HTMLImageElement).src);
  }).observe(document.body, { subtree: true, attributeFilter: ['src'] });
}
const blinks = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { blinks: string[] }).blinks);

test('when the visitor moves after a while, one or two packs blink, and fetch nothing', async () => {
  const { page, requests } = await moveOnTheFinder();
  const shut = async () =>
    (await blinks(page)).filter((src) => src.endsWith('#eyes')).length;
  await expect.poll(shut).toBeGreaterThan(0);
  expect(await shut()).toBeLessThan(3);
  await expect.poll(() => page.locator('img[src$="#eyes"]').count()).toBe(0);
  expect(await blinks(page)).toHaveLength((await shut()) * 2);
  expect(requests).toEqual([]);
});

test('no pack blinks for a visitor who wants less motion', async () => {
  const { page } = await moveOnTheFinder({ reducedMotion: 'reduce' });
  expect(await blinks(page)).toEqual([]);
});
