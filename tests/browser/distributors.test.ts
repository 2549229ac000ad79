import { expect, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { openTab } from '../support/browser/tab.ts';

const browser = await openBrowser();

test('a province is found by keyboard, and the result’s title gets the focus', async () => {
  await using tab = await openTab(browser, '/es/distribuidores', { width: 390 });
  const { page } = tab;
  await page.locator('#cp').focus();
  await page.keyboard.type('45001');
  await page.keyboard.press('Enter');
  await page.waitForURL(/cp=45001#result$/);
  expect(await page.title()).toMatch(/^Distribuidores en Toledo/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('result');
});
