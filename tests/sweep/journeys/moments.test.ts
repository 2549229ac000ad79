import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { wakeFinder } from '../../support/browser/finder.ts';
import { openTab } from '../../support/browser/tab.ts';
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
  const shut = async () => (await blinks(page)).filter((src) => src.endsWith('#eyes')).length;
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

/** Number of crumbs that fall. Runs in the page. */
const falling = (): number =>
  document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.crumb')).length;

test('crumbs fall from the awning when the end of the page is reached', async () => {
  await using tab = await openTab(browser, '/es/historia', {
    reducedMotion: 'no-preference',
  });
  const { page } = tab;
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 300);
  await page.locator('.worm.is-crawling').waitFor();
  expect(await page.locator('.crumb').count()).toBe(0);
  await page.keyboard.press('End');
  await page.locator('.crumb').last().waitFor();
  await expect.poll(() => page.evaluate(falling)).toBe(0);
  const heights = await page
    .locator('.crumb')
    .evaluateAll((crumbs) =>
      crumbs.map((crumb) => innerHeight - crumb.getBoundingClientRect().bottom),
    );
  expect(heights).toHaveLength(3);
  for (const height of heights) expect(height).toBeLessThan(20);
});

test('crumbs lie at the end of the page with less motion, but not where nobody jokes', async () => {
  await using tab = await openTab(browser, '/en/history', { width: 390 });
  await tab.page.keyboard.press('End');
  await tab.page.locator('.crumb').last().waitFor();
  expect(await tab.page.evaluate(falling)).toBe(0);
  await using sober = await openTab(browser, '/es/canal-etico');
  const loaded = sober.page.waitForResponse(/loadMoments|interactive/);
  await sober.page.keyboard.press('End');
  await (await loaded).finished();
  await sober.page.waitForLoadState('networkidle');
  expect(await sober.page.locator('.crumb').count()).toBe(0);
});

const history = addressOf('history', 'es');

test.each([390, 768, 1440])('the year never lies on the face, at %i pixels', async (width) => {
  await using tab = await openTab(browser, history, {
    reducedMotion: 'no-preference',
    viewport: { width, height: 844 },
  });
  const { page } = tab;
  await page.mouse.move(300, 300);
  await page.locator('.worm.is-crawling').waitFor();
  const collides: number[] = [];
  for (let top = 0; top <= 1_000; top += 50) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    if (await page.evaluate(yearLiesOnFace)) collides.push(top);
  }
  expect(collides).toEqual([]);
});

/** Runs in the page, once it is drawn. */
async function yearLiesOnFace(): Promise<boolean> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const [year, head] = ['.worm__year', '.worm__head'].map((part) => document.querySelector(part));
  if (!year || !head) throw new Error('There is no worm.');
  const [a, b] = [year.getBoundingClientRect(), head.getBoundingClientRect()];
  const overlap = Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );
  return getComputedStyle(year).opacity !== '0' && overlap > a.height / 2;
}

test('the whole worm stands still for who prefers less motion', async () => {
  await using tab = await openTab(browser, history);
  const loaded = tab.page.waitForResponse(/crawlingWorm/);
  await tab.page.locator('.worm').hover();
  await (await loaded).finished();
  await tab.page.waitForLoadState('networkidle');
  expect(await tab.page.locator('.worm__cover').count()).toBe(0);
});

test('the label of a turned pack begins with its allergens and traces', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${inject('site')}/fr/produit/fabs-mexico`);
  await page.locator('body').press('Shift');
  await page.locator('.pack-turn').click();
  const back = page.locator('.pack-back');
  await back.waitFor();
  const traces = back.getByText('Peut contenir');
  const below = await traces.evaluate((line) => {
    const label = line.closest('.pack-back')?.getBoundingClientRect();
    return line.getBoundingClientRect().bottom - (label?.bottom ?? 0);
  });
  expect(below).toBeLessThan(0);
});

test('a pack has no strip to tear without a script', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${inject('site')}/es/producto/risketos-original`);
  expect(await page.locator('.pack-open').count()).toBe(0);
  await page.context().close();
});

test('the strip comes off by a pull, and the snacks fly', async () => {
  await using tab = await openTab(browser, '/es/producto/risketos-original', {
    reducedMotion: 'no-preference',
    privacySignal: true,
  });
  const { page } = tab;
  await page.evaluate(countFlights);
  await page.keyboard.press('Tab');
  await page.locator('.pack-strip').waitFor();
  const strip = await page.locator('.pack-strip').boundingBox();
  if (!strip) throw new Error('the pack has no strip');
  await page.mouse.move(strip.x + 20, strip.y + strip.height / 2);
  await page.mouse.down();
  await page.mouse.move(strip.x + 120, strip.y + strip.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(() => page.evaluate(() => (window as { flights?: number }).flights ?? 0))
    .toBeGreaterThan(6);
  await expect.poll(() => page.locator('.pack-torn').count()).toBe(0);
});

/** Counts what begins to fly from the pack. Runs in the page. */
function countFlights(): void {
  const counting = window as { flights?: number };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...parameters) {
    counting.flights = (counting.flights ?? 0) + 1;
    return animate.apply(this, parameters);
  };
}
