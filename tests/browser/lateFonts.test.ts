import { expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { newVisitor } from '../support/browser/visitor.ts';

const browser = await openBrowser();

/** Pages whose lines break elsewhere in the brand's fonts. */
test.each([
  ['/fr/produit/mios-cebolla', 390],
  ['/fr/produit/toscana', 390],
  ['/fr/produit/pajitas', 1440],
  ['/es/producto/risketos-xhot', 1440],
  ['/en/promociones', 1440],
])('%s at %i px holds still when its fonts arrive late', async (path, width) => {
  const { page, layoutShift } = await newVisitor(browser, inject('site'), {
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  await page.route('**/*.woff2', async (route) => {
    await page.locator('footer').waitFor({ state: 'attached' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await layoutShift()).toBeLessThan(0.02);
});
