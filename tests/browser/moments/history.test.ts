import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { openTab } from '../../support/browser/tab.ts';

const browser = await openBrowser();
const history = addressOf('history', 'es');

test('the worm crawls with the scroll once touched, and counts the years', async () => {
  await using tab = await openTab(browser, history, {
    reducedMotion: 'no-preference',
  });
  const { page } = tab;
  expect(await page.locator('.worm.is-crawling').count()).toBe(0);
  await page.mouse.move(300, 300);
  await page.locator('.worm.is-crawling').waitFor();
  const head = async () => (await page.locator('.worm__head').boundingBox())?.y ?? 0;
  for (const station of [0, 3, 6]) {
    await page.locator('.worm li').nth(station).scrollIntoViewIfNeeded();
    await expect.poll(head).toBeGreaterThan(0);
    expect(await head()).toBeLessThan(900);
  }
  const crumbs = page.locator('.worm circle');
  await expect
    .poll(() => page.locator('.worm circle.is-eaten').count())
    .toBeGreaterThan((await crumbs.count()) / 2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => page.locator('.worm.is-crawling').count()).toBe(0);
});

test.each([390, 768, 1440])(
  'the year never lies on the face, at %i pixels',
  async (width) => {
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
  },
);

/** Runs in the page, once it is drawn. */
async function yearLiesOnFace(): Promise<boolean> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const [year, head] = ['.worm__year', '.worm__head'].map((part) =>
    document.querySelector(part),
  );
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
