import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { type ContextOptions, openBrowser } from '../support/browser/browser.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { openTab } from '../support/browser/tab.ts';
import { newVisitor } from '../support/browser/visitor.ts';
import { openWheelOnPhone } from '../support/browser/wheelOnPhone.ts';
import { oneOf, rareTest } from '../support/oneOf.ts';

const browser = await openBrowser();

rareTest('the 404 page is eaten bite by bite, and nothing is stored', async () => {
  const { page, kept } = await newVisitor(browser, inject('site'), {
    privacySignal: true,
  });
  const drawing = page.locator('.lost__number');
  const mask = () => drawing.evaluate(({ style }) => style.maskImage);
  await page.goto('/en/404');
  const bitesAfterPress = async () => {
    await drawing.click();
    return (await mask()).split('radial').length - 1;
  };
  // The script loads at the first touch; until then a press bites nothing.
  await expect.poll(bitesAfterPress).toBe(1);
  for (let bites = 2; bites <= 7; bites++) expect(await bitesAfterPress()).toBe(bites);
  await drawing.click();
  await page.getByText('That’s it: you’ve eaten the lot.').waitFor();
  expect(await kept()).toEqual([]);
});

test('the worm crawls with the scroll once touched, and counts the years', async () => {
  await using tab = await openTab(browser, addressOf('history', 'es'), {
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

test('the pack turns to a copy of its label, and Escape turns it back', async () => {
  const page = await browser.newPage({
    pictures: true,
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${inject('site')}/fr/produit/fabs-mexico`);
  await page.keyboard.press('Tab');
  const button = page.locator('.pack-turn');
  await button.press('Enter');
  const back = page.getByRole('group', { name: 'Ingrédients' });
  await expect.poll(() => back.evaluate((it) => it === document.activeElement)).toBe(true);
  const marked = (place: string) => page.locator(`${place} .allergens u`).allInnerTexts();
  expect(await marked('.pack-back')).toEqual(await marked('.inside'));
  expect(await back.locator('table').innerText()).toBe(
    await page.locator('#nutrition table').innerText(),
  );
  expect(await page.locator('[id=ingredients], .pack-back [id]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await back.count()).toBe(0);
});

/** A product page whose pack can be opened. */
async function openProduct(path: string, options: ContextOptions): Promise<Page> {
  const page = await browser.newPage({ pictures: true, ...options });
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

test.each(
  oneOf([
    ['/es/producto/risketos-original', 390],
    ['/fr/produit/fabs-mexico', 390],
    ['/en/product/jummy', 1440],
  ] as const),
)(
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

test('a stub comes off by a pull to the side, and stays on by a short one', async () => {
  await using tab = await openTab(browser, '/es/promociones', {
    width: 1440,
    reducedMotion: 'no-preference',
  });
  const { page } = tab;
  const stub = page.locator('.ticket__stub:has(details)').first();
  await stub.hover();
  await expect.poll(() => page.locator('link[href*="Tear-"]').count()).toBe(1);
  const { x, y } = (await stub.boundingBox()) ?? { x: 0, y: 0 };
  const pull = async (distance: number) => {
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 60 + distance / 2, y + 60);
    await page.mouse.move(x + 60 + distance, y + 60);
    await page.mouse.up();
    await expect.poll(() => page.locator('.torn').count()).toBe(0);
    return stub.locator('details[open]').count();
  };
  expect(await pull(30)).toBe(0);
  expect(await pull(160)).toBe(1);
});

test('a wheel shows the pack of a gondola on the first tap and follows its link on the second', async () => {
  await using tab = await openWheelOnPhone(browser);
  const { page } = tab;
  const gondola = page.locator('.wheel li a').nth(3);
  await gondola.tap();
  await expect
    .poll(() =>
      page
        .locator('.stage > li')
        .evaluateAll((items) =>
          items.flatMap((item) =>
            getComputedStyle(item).opacity === '1'
              ? (item.querySelector('h3')?.textContent ?? '')
              : [],
          ),
        ),
    )
    .toEqual(['Risketos']);
  expect(new URL(page.url()).pathname).toBe('/fr');
  await gondola.tap();
  await page.waitForURL('**/fr/snacks/risketos');
});
