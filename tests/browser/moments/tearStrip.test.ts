import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type ContextOptions, openBrowser } from '../../support/browser/browser.ts';
import { faultsIn } from '../../support/browser/faults.ts';

const browser = await openBrowser();

/** A product page whose pack can be opened. */
async function openProduct(path: string, options: ContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await page.goto(inject('site') + path);
  await page.keyboard.press('Tab');
  // It is empty until it lies on its pack.
  await page.locator('.pack-strip').waitFor();
  return page;
}

const snacks = (page: Page) => page.locator('.spilt img');

/** Texts, links and buttons of the product that lie under a snack. Runs in the page. */
function covered(): string[] {
  const names: string[] = [];
  const overlap = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  for (const snack of document.querySelectorAll('.spilt img'))
    for (const part of document.querySelectorAll('.pdp__tell :is(h1, a, button, li)')) {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, top, width } = snack.getBoundingClientRect();
      // A turned picture takes more room than it covers.
      const box = new DOMRect(left + width / 4, top + width / 4, width / 2, width / 2);
      if ([...range.getClientRects()].some((line) => overlap(line, box)))
        names.push(part.textContent.slice(0, 40));
    }
  return names;
}

test.each([
  ['/es/producto/risketos-original', 390],
  ['/fr/produit/fabs-mexico', 390],
  ['/en/product/jummy', 1440],
] as const)(
  'the opened pack of %s at %i px throws snacks around the title that cover nothing',
  async (path, width) => {
    const page = await openProduct(path, { viewport: { width, height: 844 } });
    const button = page.locator('.pack-open');
    const label = await button.innerText();
    await button.press('Enter');
    await expect.poll(() => snacks(page).count()).toBeGreaterThan(6);
    expect(await snacks(page).count()).toBeLessThan(10);
    expect(await page.evaluate(covered)).toEqual([]);
    expect(await faultsIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await button.press('Enter');
    await expect.poll(() => snacks(page).count()).toBe(0);
    expect(await button.innerText()).toBe(label);
    await page.context().close();
  },
);

test('the strip comes off by a pull, and the snacks fly', async () => {
  const page = await openProduct('/es/producto/risketos-original', {
    reducedMotion: 'no-preference',
    viewport: { width: 1440, height: 900 },
  });
  const strip = await page.locator('.pack-strip').boundingBox();
  if (!strip) throw new Error('the pack has no strip');
  await page.mouse.move(strip.x + 20, strip.y + strip.height / 2);
  await page.mouse.down();
  await page.mouse.move(strip.x + 120, strip.y + strip.height / 2, { steps: 4 });
  await page.mouse.up();
  const flying = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) =>
            (effect as KeyframeEffect).target?.matches('.spilt *, .pack-torn'),
          ).length,
    );
  await expect.poll(flying, { interval: 20 }).toBeGreaterThan(6);
  await expect.poll(flying).toBe(0);
  expect(await page.locator('.pack-torn').count()).toBe(0);
  expect(await page.evaluate(covered)).toEqual([]);
  await page.context().close();
});

test('a pack has no strip to tear without a script', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${inject('site')}/es/producto/risketos-original`);
  expect(await page.locator('.pack-open').count()).toBe(0);
  await page.context().close();
});
