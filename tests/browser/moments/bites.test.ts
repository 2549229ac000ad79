import { expect, inject, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { newVisitor } from '../../support/browser/visitor.ts';

const browser = await openBrowser();

test('the 404 page is eaten bite by bite, once the cookie question is answered', async () => {
  const { page, kept } = await newVisitor(browser, inject('site'), {
    privacySignal: true,
  });
  const mask = () =>
    page.locator('.lost__number').evaluate(({ style }) => style.maskImage);
  await page.goto('/en/404');
  await expect.poll(kept).toContain('risi.bites');
  expect(await mask()).toBe('');
  for (let bites = 1; bites <= 7; bites++) {
    await page.reload();
    await expect.poll(async () => (await mask()).split('radial').length - 1).toBe(bites);
  }
  await page.reload();
  await page.getByText('That’s it: you’ve eaten the lot.').waitFor();
});
