import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/site/i18n/languages.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { burger, burgerButton, focused, menus } from '../support/browser/headerMenus.ts';
import { openTab } from '../support/browser/tab.ts';
import { isSweep } from '../support/inTurn.ts';
import { oneOf, rareTest } from '../support/oneOf.ts';

const browser = await openBrowser();

describe.each(oneOf(languages, 1))('the header in /%s', (language) => {
  test('opens every menu by keyboard, one at a time, and closes it with Escape', async () => {
    await using tab = await openTab(browser, `/${language}`);
    const { page } = tab;
    for (const menu of await menus(page).all()) {
      await menu.locator('summary').focus();
      await page.keyboard.press('Enter');
      expect(await menu.getAttribute('open')).not.toBeNull();
      expect(await page.locator('[data-header] details[open]').count()).toBe(1);
      await page.keyboard.press('Tab');
      // The search's field has the focus already: there, Tab leads to its button.
      expect(await menu.locator(':is(a, input, button):focus').count()).toBe(1);
      await page.keyboard.press('Escape');
      expect(await menu.getAttribute('open')).toBeNull();
      expect(await menu.locator('summary:focus').count()).toBe(1);
    }
    expect(await menus(page).count()).toBe(8);
  });
});

rareTest('every menu opens and closes by pointer without JavaScript', async () => {
  await using tab = await openTab(browser, '/fr', { javaScriptEnabled: false });
  const { page } = tab;
  for (const menu of await menus(page).all()) {
    await menu.locator('summary').click();
    expect(await menu.locator('li a, input').first().isVisible()).toBe(true);
  }
  expect(await page.locator('[data-header] details[open]').count()).toBe(1);
  await page.locator('[data-header] details[open] > summary').click();
  expect(await page.locator('[data-header] details[open]').count()).toBe(0);
});

test('the skip link leads to the content, below the header', async () => {
  await using tab = await openTab(browser, '/es/noticias');
  await tab.page.keyboard.press('Tab');
  expect(await focused(tab.page)).toBe('Saltar al contenido');
  await tab.page.keyboard.press('Enter');
  await expect.poll(() => new URL(tab.page.url()).hash).toBe('#main');
});

test('an anchor stops below the header', async () => {
  await using tab = await openTab(browser, '/es#newsletter');
  await expect
    .poll(() =>
      tab.page.locator('#newsletter').evaluate((form) => form.getBoundingClientRect().top),
    )
    .toBeLessThan(900);
  const [top, bar] = await tab.page.evaluate(() =>
    ['#newsletter', '.bar']
      .map((selector) => document.querySelector(selector)?.getBoundingClientRect())
      .map((box, i) => (i ? box?.bottom : box?.top)),
  );
  expect(top).toBeGreaterThanOrEqual(bar ?? 0);
});

test.each(
  oneOf([
    '/en/about-us',
    '/en/distributor',
    '/en/newsletter',
    '/en/commitments',
    '/en/ethical-channel',
    '/en/news',
    '/en/product/clasicas-originales',
  ]),
)(
  'a focused button on %s has a ring of two colours, one of which is visible on any background',
  async (path) => {
    await using tab = await openTab(browser, path);
    const buttons = tab.page.locator('main .btn:not(.btn--line, .drop *, [inert] *):visible');
    await tab.page.keyboard.press('Shift');
    // The first key brings the buttons of a pack, too.
    if (path.includes('/product/')) await tab.page.locator('.pack-open').waitFor();
    const rings: number[] = [];
    for (let i = 0; i < (await buttons.count()); i++) {
      const button = buttons.nth(i);
      await tab.page.keyboard.press('Shift');
      await button.focus();
      rings.push(await button.evaluate(contrastOfRing));
    }
    expect(rings.length).toBeGreaterThan(0);
    expect(Math.min(...rings)).toBeGreaterThanOrEqual(3);
  },
);

/**
 * Contrast between the colours of the outline and of the shadow around it. Runs in the
 * page.
 */
function contrastOfRing(button: Element): number {
  const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(button);
  if (outlineStyle !== 'solid' || !boxShadow.startsWith('rgb')) return 0;
  const luminances = [outlineColor, boxShadow].map((colour) => {
    const [red = 0, green = 0, blue = 0] = (/rgba?\((.*?)\)/.exec(colour)?.[1] ?? '')
      .split(',')
      .map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Pixels from the top of the window. */
const topOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);

describe('the burger panel', () => {
  test.each(oneOf([true, false]))(
    'opens by pointer and closes with Escape, and the focus returns (JavaScript: %s)',
    async (javaScriptEnabled) => {
      await using tab = await openTab(browser, '/es', {
        width: 390,
        height: 844,
        javaScriptEnabled,
      });
      const { page } = tab;
      await burgerButton(page).click();
      expect(await burger(page).isVisible()).toBe(true);
      await burger(page).locator('summary').first().click();
      expect(await burger(page).getByRole('link', { name: 'Gusanitos' }).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await burger(page).isVisible()).toBe(false);
      if (javaScriptEnabled) expect(await focused(page)).toBe('Abrir menú');
      await burgerButton(page).click();
      await burger(page).getByRole('button', { name: 'Cerrar menú' }).click();
      expect(await burger(page).isVisible()).toBe(false);
    },
  );

  rareTest('is expanded at the code of conduct on its pages, with the chapter marked', async () => {
    await using tab = await openTab(browser, '/es/codigo-de-conducta/empleados');
    await burgerButton(tab.page).click();
    expect(await burger(tab.page).locator('[aria-current]').textContent()).toBe('Empleados');
    expect(await burger(tab.page).locator('[aria-current]').isVisible()).toBe(true);
  });

  test('closes when an entry leads to an anchor on the same page', async () => {
    await using tab = await openTab(browser, '/es/snacks/otros-productos');
    const { page } = tab;
    await burgerButton(page).click();
    await burger(page).locator('summary').first().click();
    await burger(page).getByRole('link', { name: 'Tejitas' }).click();
    await page.waitForURL('**#tejitas');
    await expect.poll(() => burger(page).isVisible()).toBe(false);
    await menus(page).first().locator('summary').click();
    await menus(page).first().getByRole('link', { name: 'Trikers' }).click();
    await page.waitForURL('**#trikers');
    await expect.poll(() => menus(page).first().getAttribute('open')).toBe(null);
  });

  test.each(isSweep ? [false, true] : [])(
    'leads to an anchor further down on the same page (JavaScript: %s)',
    async (javaScriptEnabled) => {
      await using tab = await openTab(browser, '/es/snacks/otros-productos', {
        width: 390,
        height: 844,
        javaScriptEnabled,
      });
      const { page } = tab;
      await burgerButton(page).click();
      await burger(page).locator('summary').first().click();
      await burger(page).getByRole('link', { name: 'Tejitas' }).click();
      await expect
        .poll(() => topOf(page.locator('#tejitas')))
        .toSatisfy((top: number) => top >= 0 && top < 422);
    },
  );

  test('leaves the page where it was, when it opens and when it closes', async () => {
    await using tab = await openTab(browser, '/es#main', { width: 390, height: 844 });
    const { page } = tab;
    const scrolled = () => page.evaluate(() => [scrollY, document.body.scrollHeight]);
    // The sections above get their heights as they come near.
    for (const chapter of await page.locator('.chapter').all())
      await chapter.scrollIntoViewIfNeeded();
    await page.locator('.chapter.shown').first().waitFor({ state: 'detached' });
    await page.locator('.years').scrollIntoViewIfNeeded();
    const before = await scrolled();
    expect(before[0]).toBeGreaterThan(2000);
    await burgerButton(page).click();
    expect(await scrolled()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await scrolled()).toEqual(before);
    expect(await page.locator('.years h2').isVisible()).toBe(true);
  });

  rareTest('is closed when the browser restores the page', async () => {
    await using tab = await openTab(browser, '/es');
    await burgerButton(tab.page).click();
    await burger(tab.page).getByRole('link', { name: 'Noticias' }).click();
    await tab.page.waitForURL('**/noticias');
    await tab.page.goBack();
    expect(await burger(tab.page).isVisible()).toBe(false);
  });
});

describe('the header gets its background', () => {
  const ink = (page: Page) =>
    page
      .locator('[data-header]')
      .evaluate((bar) => getComputedStyle(bar).getPropertyValue('--ink'));

  test.each(oneOf([true, false]))(
    'after 200 px on a page that starts without it (JavaScript: %s)',
    async (javaScriptEnabled) => {
      await using tab = await openTab(browser, '/es/historia', { javaScriptEnabled });
      for (const [y, expected] of [
        [0, '0'],
        [210, '1'],
        [190, '0'],
        [2_500, '1'],
        [0, '0'],
      ] as const) {
        await tab.page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await expect.poll(() => ink(tab.page), { message: `at ${y} px` }).toBe(expected);
      }
    },
  );

  test('while a menu is open', async () => {
    await using tab = await openTab(browser, '/es');
    await menus(tab.page).first().locator('summary').click();
    await expect.poll(() => ink(tab.page)).toBe('1');
  });
});
