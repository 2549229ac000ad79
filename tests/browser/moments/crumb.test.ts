import { expect, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { openTab } from '../../support/browser/tab.ts';

const browser = await openBrowser();

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
