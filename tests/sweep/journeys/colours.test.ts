import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { familyIds } from '../../../src/site/catalogue/families.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { burgerButton } from '../../support/browser/headerMenus.ts';
import {
  contrast,
  contrastIn,
  groundOf,
  luminancesOf,
  pixelsChanged,
  withSurroundings,
} from '../../support/browser/pixels.ts';
import { openTab } from '../../support/browser/tab.ts';

// Each picture is asked for until it is as it should be: a busy machine paints late.

describe.each(['dark', 'light'] as const)('in forced %s colours', (colorScheme) => {
  const forced = { forcedColors: 'active', colorScheme } as const;

  test('logos, dots, the chosen language and public funding emblems are visible', async () => {
    const { page } = await openTab('/es/', { ...forced, width: 1000 });
    for (const mark of ['header .mark', 'footer .mark', '.subs'])
      await expect
        .poll(async () => contrastIn(await page.locator(mark).first().screenshot()))
        .toBeGreaterThan(7);
    const dots = page.locator('.banners__tools li');
    await expect.poll(async () => contrastIn(await dots.nth(1).screenshot())).toBeGreaterThan(7);
    await expect
      .poll(async () =>
        pixelsChanged(await dots.nth(0).screenshot(), await dots.nth(1).screenshot()),
      )
      .toBeGreaterThan(40);
    const language = (state: string) => page.locator(`.foot__langs a${state}`).first();
    const [chosen, other] = [language('[aria-current]'), language(':not([aria-current])')];
    await expect
      .poll(async () => contrast(await groundOf(chosen), await groundOf(other)))
      .toBeGreaterThan(3);
  });

  test('ticked, chosen and focused elements look different, and selects have their arrow', async () => {
    const { page } = await openTab('/es/contacto/consulta-o-comentario', forced);
    const box = page.getByRole('checkbox').first();
    const unticked = await box.screenshot();
    await box.check();
    await expect
      .poll(async () => pixelsChanged(unticked, await box.screenshot()))
      .toBeGreaterThan(60);
    const list = page.locator('main select').first();
    await list.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(list);
    const clip = { x: x + width - 46, y: y + 8, width: 38, height: height - 16 };
    await expect.poll(async () => contrastIn(await page.screenshot({ clip }))).toBeGreaterThan(3);
    const unfocused = await withSurroundings(page, list);
    await page.keyboard.press('Tab');
    await list.focus();
    await expect
      .poll(async () => pixelsChanged(unfocused, await withSurroundings(page, list)))
      .toBeGreaterThan(width * 2);

    await page.goto('/es/productos');
    const family = page.locator('label').filter({ hasText: 'Patatas' }).first();
    const need = page.locator('label.chip', { hasText: /^Sin gluten/ }).first();
    for (const label of [family, need]) {
      const before = await groundOf(label);
      await label.click();
      await page.mouse.move(0, 0);
      await expect.poll(async () => contrast(before, await groundOf(label))).toBeGreaterThan(3);
    }
  });
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

/** The strip at the left edge of an element, above its round corners. */
async function leftEdge(page: Page, element: Locator): Promise<number[]> {
  const { x, y, height } = await boxOf(element);
  const clip = { x, y: y + 4, width: 4, height: height / 2 };
  return luminancesOf(await page.screenshot({ clip }));
}

test('in forced colours a province has a border, dashed if it has no distributor', async () => {
  const { page } = await openTab('/es/distribuidores', {
    forcedColors: 'active',
    colorScheme: 'dark',
  });
  const edges = async (name: string) => {
    const tile = page.locator('.map').getByTitle(name);
    await tile.scrollIntoViewIfNeeded();
    const edge = await leftEdge(page, tile);
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
  ['/en/faqs', '.burger [data-language="en"]'],
])('on %s the focus is visible on a chosen element: %s', async (path, selector) => {
  const { page } = await openTab(path);
  const element = page.locator(selector).first();
  if (selector.startsWith('.burger')) await burgerButton(page).click();
  await element.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  const before = await withSurroundings(page, element);
  await element.focus();
  const { width, height } = await boxOf(element);
  expect(await pixelsChanged(before, await withSurroundings(page, element))).toBeGreaterThan(
    (width + height) * 2,
  );
});

test('prefers-contrast: more gives black on white, thick borders, and 7:1 wherever axe can measure it', async () => {
  const { page } = await openTab('/es/productos', { contrast: 'more' });
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
  const { page } = await openTab(addressOf('family', 'es', { family }));
  for (const section of await page.locator('section:has(.product)').all()) {
    const card = section.locator('.product').first();
    await card.getByRole('link').focus();
    expect(
      await contrastIn(await card.locator('p').first().screenshot()),
      await card.getByRole('link').innerText(),
    ).toBeGreaterThan(4.5);
  }
});
