import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { familyIds } from '../../../src/site/catalogue/families.ts';
import { type ContextOptions, openBrowser } from '../../support/browser/browser.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { openTab } from '../../support/browser/tab.ts';
import {
  contrast,
  contrastIn,
  luminancesOf,
  pixelsChanged,
  withSurroundings,
} from './pixels.ts';

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

/** The luminance that half of the pixels are below: that of the ground. */
async function groundOf(element: Locator): Promise<number> {
  const sorted = (await luminancesOf(await element.screenshot())).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

test.each(['light', 'dark'] as const)(
  'in forced %s colours logos, dots, the chosen language and public funding emblems are visible',
  async (colorScheme) => {
    await using tab = await openPage('/es/', {
      forcedColors: 'active',
      colorScheme,
      width: 1000,
    });
    const { page } = tab;
    for (const mark of ['header', 'footer'])
      expect(
        await contrastIn(await page.locator(`${mark} .mark`).first().screenshot()),
        `logo in the ${mark}`,
      ).toBeGreaterThan(7);
    const [first, second] = await page.locator('.banners__tools li').all();
    if (!first || !second) throw new Error('the banners have no dots');
    const dots = [await first.screenshot(), await second.screenshot()] as const;
    expect(await contrastIn(dots[1])).toBeGreaterThan(7);
    expect(await pixelsChanged(...dots), 'the dot of the banner shown').toBeGreaterThan(
      40,
    );
    expect(
      await contrastIn(await page.locator('.subs').screenshot()),
      'the words of public funding',
    ).toBeGreaterThan(7);
    const [chosen, other] = await page.locator('.foot__langs a').all();
    if (!chosen || !other) throw new Error('the footer has no languages');
    expect(contrast(await groundOf(chosen), await groundOf(other))).toBeGreaterThan(3);
  },
);

test.each(['light', 'dark'] as const)(
  'in forced %s colours ticked, chosen and focused elements look different, and selects have their arrow',
  async (colorScheme) => {
    await using tab = await openPage('/es/contacto/consulta-o-comentario', {
      forcedColors: 'active',
      colorScheme,
    });
    const { page } = tab;
    const box = page.getByRole('checkbox').first();
    const unticked = await box.screenshot();
    await box.check();
    expect(await pixelsChanged(unticked, await box.screenshot())).toBeGreaterThan(60);
    const list = page.locator('main select').first();
    await list.scrollIntoViewIfNeeded();
    const frame = await list.boundingBox();
    if (!frame) throw new Error('the form has no list');
    const clip = {
      x: frame.x + frame.width - 46,
      y: frame.y + 8,
      width: 38,
      height: frame.height - 16,
    };
    expect(await contrastIn(await page.screenshot({ clip })), 'arrow').toBeGreaterThan(3);
    const unfocused = await withSurroundings(page, list);
    await page.keyboard.press('Tab');
    await list.focus();
    expect(
      await pixelsChanged(unfocused, await withSurroundings(page, list)),
      'focus',
    ).toBeGreaterThan(frame.width * 2);

    await page.goto(new URL('/es/productos', page.url()).href);
    const family = page.locator('label').filter({ hasText: 'Patatas' }).first();
    const need = page.locator('label.chip', { hasText: /^Sin gluten/ }).first();
    for (const label of [family, need]) {
      const before = await groundOf(label);
      await label.click();
      await page.mouse.move(0, 0);
      await expect
        .poll(async () => contrast(before, await groundOf(label)))
        .toBeGreaterThan(3);
    }
  },
);

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
  expect(
    await pixelsChanged(before, await withSurroundings(page, element)),
  ).toBeGreaterThan(((box?.width ?? 0) + (box?.height ?? 0)) * 2);
});

test('prefers-contrast: more gives black on white, thick borders, and 7:1 wherever axe can measure it', async () => {
  await using tab = await openPage('/es/productos', { contrast: 'more' });
  const { page } = tab;
  expect(await faultsIn(page, 'html', { runOnly: ['color-contrast-enhanced'] })).toEqual(
    [],
  );
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const search = page.getByRole('searchbox').last();
  expect(await search.evaluate((field) => getComputedStyle(field).borderWidth)).toBe(
    '3px',
  );
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
