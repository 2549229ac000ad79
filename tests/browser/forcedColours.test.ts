import { expect, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import {
  contrast,
  contrastIn,
  groundOf,
  pixelsChanged,
  withSurroundings,
} from '../support/browser/pixels.ts';
import { openTab } from '../support/browser/tab.ts';
import { oneOf } from '../support/oneOf.ts';

const browser = await openBrowser();

// Each picture is asked for until it is as it should be: a busy machine paints late.

test.each(oneOf(['dark', 'light'] as const))(
  'in forced %s colours logos, dots, the chosen language and public funding emblems are visible',
  async (colorScheme) => {
    await using tab = await openTab(browser, '/es/', {
      privacySignal: true,
      pictures: true,
      forcedColors: 'active',
      colorScheme,
      width: 1000,
    });
    const { page } = tab;
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
    const [chosen, other] = ['[aria-current]', ':not([aria-current])'].map((state) =>
      page.locator(`.foot__langs a${state}`).first(),
    );
    if (!chosen || !other) throw new Error('the footer has no languages');
    await expect
      .poll(async () => contrast(await groundOf(chosen), await groundOf(other)))
      .toBeGreaterThan(3);
  },
);

test.each(oneOf(['light', 'dark'] as const))(
  'in forced %s colours ticked, chosen and focused elements look different, and selects have their arrow',
  async (colorScheme) => {
    await using tab = await openTab(browser, '/es/contacto/consulta-o-comentario', {
      privacySignal: true,
      pictures: true,
      forcedColors: 'active',
      colorScheme,
    });
    const { page } = tab;
    const box = page.getByRole('checkbox').first();
    const unticked = await box.screenshot();
    await box.check();
    await expect
      .poll(async () => pixelsChanged(unticked, await box.screenshot()))
      .toBeGreaterThan(60);
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
    await expect.poll(async () => contrastIn(await page.screenshot({ clip }))).toBeGreaterThan(3);
    const unfocused = await withSurroundings(page, list);
    await page.keyboard.press('Tab');
    await list.focus();
    await expect
      .poll(async () => pixelsChanged(unfocused, await withSurroundings(page, list)))
      .toBeGreaterThan(frame.width * 2);

    await page.goto(new URL('/es/productos', page.url()).href);
    const family = page.locator('label').filter({ hasText: 'Patatas' }).first();
    const need = page.locator('label.chip', { hasText: /^Sin gluten/ }).first();
    for (const label of [family, need]) {
      const before = await groundOf(label);
      await label.click();
      await page.mouse.move(0, 0);
      await expect.poll(async () => contrast(before, await groundOf(label))).toBeGreaterThan(3);
    }
  },
);
