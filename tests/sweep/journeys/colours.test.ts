import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { familyIds } from '../../../src/site/catalogue/families.ts';
import { type ContextOptions, openBrowser } from '../../support/browser/browser.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import {
  contrastIn,
  luminancesOf,
  pixelsChanged,
  withSurroundings,
} from '../../support/browser/pixels.ts';
import { openTab } from '../../support/browser/tab.ts';

const browser = await openBrowser();

/** Nothing may lie on what is looked at, so no page asks about cookies. */
const openPage = (path: string, options: ContextOptions & { width?: number } = {}) =>
  openTab(browser, path, { privacySignal: true, ...options });

/** The strip at the left edge of an element, above its round corners. */
async function leftEdge(page: Page, element: Locator): Promise<number[]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not shown');
  const clip = { x: box.x, y: box.y + 4, width: 4, height: box.height / 2 };
  return luminancesOf(await page.screenshot({ clip }));
}

test('in forced colours a province has a border, dashed if it has no distributor', async () => {
  await using tab = await openPage('/es/distribuidores', {
    forcedColors: 'active',
    colorScheme: 'dark',
  });
  const edges = async (name: string) => {
    const tile = tab.page.locator('.map').getByTitle(name);
    await tile.scrollIntoViewIfNeeded();
    const edge = await leftEdge(tab.page, tile);
    return edge.filter((luminance) => luminance > 0.4).length / edge.length;
  };
  const served = await edges('Madrid');
  expect(served).toBeGreaterThan(0.4);
  expect(await edges('Soria')).toBeLessThan(served - 0.1);
});

test.each([
  ['/es/noticias', '.chip[aria-current]'],
  ['/es/codigo-de-conducta/sociedad', '.teeth [aria-current]'],
  ['/fr/faqs', 'footer [lang="fr"]'],
  ['/en/faqs', 'header [data-language="en"]'],
])('on %s the focus is visible on a chosen element: %s', async (path, selector) => {
  await using tab = await openPage(path);
  const { page } = tab;
  const element = page.locator(selector).first();
  if (selector.startsWith('header')) await page.locator('header summary').last().click();
  await element.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  const before = await withSurroundings(page, element);
  await element.focus();
  const box = await element.boundingBox();
  expect(await pixelsChanged(before, await withSurroundings(page, element))).toBeGreaterThan(
    ((box?.width ?? 0) + (box?.height ?? 0)) * 2,
  );
});

test('prefers-contrast: more gives black on white, thick borders, and 7:1 wherever axe can measure it', async () => {
  await using tab = await openPage('/es/productos', { contrast: 'more' });
  const { page } = tab;
  expect(await faultsIn(page, 'html', { runOnly: ['color-contrast-enhanced'] })).toEqual([]);
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const search = page.getByRole('searchbox').last();
  expect(await search.evaluate((field) => getComputedStyle(field).borderWidth)).toBe('3px');
});

test.each(familyIds)('the words on a focused card of %s can be read', async (family) => {
  await using tab = await openPage(addressOf('family', 'es', { family }));
  for (const section of await tab.page.locator('section:has(.product)').all()) {
    const card = section.locator('.product').first();
    await card.getByRole('link').focus();
    expect(
      await contrastIn(await card.locator('p').screenshot()),
      await card.getByRole('link').innerText(),
    ).toBeGreaterThan(4.5);
  }
});
