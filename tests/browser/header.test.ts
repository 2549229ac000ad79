import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/site/i18n/languages.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { hasFocus } from '../support/browser/formInBrowser.ts';
import { burger, burgerButton, focused, menus } from '../support/browser/headerMenus.ts';
import { contrast, luminance } from '../support/browser/pixels.ts';
import { openTab, phone } from '../support/browser/tab.ts';
import { placeOf, resizeTo } from '../support/browser/widths.ts';
import { isSweep, oneOf, rareTest } from '../support/inTurn.ts';

const openMenus = (page: Page) => page.locator('[data-header] [name=header][open]');

describe.each(oneOf(languages, 1))('the header in /%s', (language) => {
  test('opens every menu by keyboard, one at a time, and closes it with Escape', async () => {
    const { page } = await openTab(`/${language}`);
    for (const menu of await menus(page).all()) {
      await menu.locator('summary').focus();
      await page.keyboard.press('Enter');
      expect(await menu.getAttribute('open')).not.toBeNull();
      expect(await openMenus(page).count()).toBe(1);
      await page.keyboard.press('Tab');
      // The search's field has the focus already: there, Tab leads to its button.
      expect(await menu.locator(':is(a, input, button):focus').count()).toBe(1);
      await page.keyboard.press('Escape');
      expect(await menu.getAttribute('open')).toBeNull();
      expect(await menu.locator('summary:focus').count()).toBe(1);
    }
    expect(await menus(page).count()).toBe(8);
  });

  test('moves through an open menu by arrow keys, and the page stays', async () => {
    const { page } = await openTab(`/${language}`);
    const menu = menus(page).first();
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(menu.locator('a').nth(1))).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await hasFocus(menu.locator('summary'))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  rareTest('has no axe violations with each menu open', async () => {
    const { page } = await openTab(`/${language}/faqs`);
    for (const menu of await menus(page).all()) {
      await menu.locator('summary').click();
      expect(await faultsIn(page, 'header')).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await burgerButton(page).click();
    for (const fold of await burger(page).locator('summary').all()) await fold.click();
    expect(await faultsIn(page, '.burger')).toEqual([]);
  });

  rareTest('has no overlaps at 320 to 1280 px', async () => {
    const { page } = await openTab(`/${language}`);
    for (const width of [320, 390, 768, 1181, 1280, 1343, 1344]) {
      await resizeTo(page, width);
      const boxes = await page.evaluate(headerBoxes);
      const at = `at ${width} px`;
      for (const [i, { left }] of boxes.entries())
        expect(left, at).toBeGreaterThanOrEqual(boxes[i - 1]?.right ?? 0);
      expect(boxes.at(-1)?.right, at).toBeLessThanOrEqual(width);
    }
  });
});

/** Where the parts of the header stand, from left to right. Runs in the page. */
const headerBoxes = (): { left: number; right: number }[] =>
  [...document.querySelectorAll('.bar > .wrap > a, .bar .tools > a, .bar [name=header] > summary')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0)
    .sort((a, b) => a.left - b.left)
    .map(({ left, right }) => ({ left, right }));

rareTest('every menu opens and closes by pointer without JavaScript', async () => {
  const { page } = await openTab('/fr', { javaScriptEnabled: false });
  for (const menu of await menus(page).all()) {
    await menu.locator('summary').click();
    expect(await menu.locator('li a, input').first().isVisible()).toBe(true);
  }
  expect(await openMenus(page).count()).toBe(1);
  await openMenus(page).locator('> summary').click();
  expect(await openMenus(page).count()).toBe(0);
});

rareTest('the product menus show a pack for every range, once they are opened', async () => {
  const { page, requests } = await openTab('/en', { cold: true });
  const packs = (selector: string) =>
    page
      .locator(`${selector} img`)
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  const onPage = new Set(await packs('main'));
  const inMenus = (await packs('.mega-group')).filter((src) => !onPage.has(src));
  expect(inMenus).not.toEqual([]);
  expect(requests.filter((url) => inMenus.includes(url))).toEqual([]);
  for (const menu of await page.locator('.mega-group').all()) {
    await menu.locator('summary').click();
    const images = menu.locator('li img');
    await expect
      .poll(() =>
        images.evaluateAll((all: HTMLImageElement[]) =>
          all.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
        ),
      )
      .toBe(true);
    expect(await images.count()).toBe(await menu.locator('li').count());
  }
});

test('the skip link leads to the content, below the header', async () => {
  const { page } = await openTab('/es/noticias');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Saltar al contenido');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#main');
});

test('an anchor stops below the header', async () => {
  const { page } = await openTab('/es#newsletter');
  const top = async () => (await placeOf(page.locator('#newsletter'))).top;
  await expect.poll(top).toBeLessThan(900);
  expect(await top()).toBeGreaterThanOrEqual((await placeOf(page.locator('.bar'))).bottom);
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
    const { page } = await openTab(path);
    const buttons = page.locator('main .btn:not(.btn--line, .drop *, [inert] *):visible');
    await page.keyboard.press('Shift');
    // The first key brings the buttons of a pack, too.
    if (path.includes('/product/')) await page.locator('.pack-open').waitFor();
    const rings: number[] = [];
    for (let i = 0; i < (await buttons.count()); i++) {
      const button = buttons.nth(i);
      await page.keyboard.press('Shift');
      await button.focus();
      const [outline, shadow] = (await button.evaluate(ringOf)).map(luminance);
      rings.push(contrast(outline, shadow));
    }
    expect(rings.length).toBeGreaterThan(0);
    expect(Math.min(...rings)).toBeGreaterThanOrEqual(3);
  },
);

/** The colours of the outline and of the shadow around it, in bytes. Runs in the page. */
function ringOf(button: Element): number[][] {
  const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(button);
  if (outlineStyle !== 'solid' || !boxShadow.startsWith('rgb')) return [[], []];
  return [outlineColor, boxShadow].map((colour) =>
    (/rgba?\((.*?)\)/.exec(colour)?.[1] ?? '').split(',').map(Number),
  );
}

describe('the burger panel', () => {
  const chooseTejitas = async (page: Page) => {
    await burgerButton(page).click();
    await burger(page).locator('summary').first().click();
    await burger(page).getByRole('link', { name: 'Tejitas' }).click();
  };

  test.each(oneOf([true, false]))(
    'opens and closes by pointer and, with JavaScript, with Escape, and keeps the focus (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page } = await openTab('/es', { ...phone, javaScriptEnabled });
      await burgerButton(page).click();
      expect(await burger(page).isVisible()).toBe(true);
      await burger(page).locator('summary').first().click();
      expect(await burger(page).getByRole('link', { name: 'Gusanitos' }).isVisible()).toBe(true);
      await burgerButton(page).click();
      expect(await burger(page).isVisible()).toBe(false);
      if (!javaScriptEnabled) return;
      await burgerButton(page).click();
      await burger(page).locator('summary').first().click();
      await page.keyboard.press('Escape');
      expect(await burger(page).isVisible()).toBe(false);
      expect(await hasFocus(burgerButton(page))).toBe(true);
    },
  );

  test.each([true, false])(
    'never covers what has the focus (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page } = await openTab('/es/faqs', { ...phone, javaScriptEnabled });
      await burgerButton(page).click();
      await burger(page).locator('a').last().focus();
      await page.keyboard.press('Tab');
      await expect
        .poll(async () => (await burger(page).isVisible()) && page.locator('main :focus').count())
        .toBeFalsy();
    },
  );

  test.each(oneOf(languages, 2))(
    'shows all its entries in a laptop’s window, and none moves when it opens (%s)',
    async (language) => {
      const { page } = await openTab(`/${language}/faqs`);
      await resizeTo(page, 1440);
      await burgerButton(page).click();
      const entries = burger(page).locator('.burger__main > li');
      const places = await Promise.all((await entries.all()).map(placeOf));
      expect(places.length).toBeGreaterThan(14);
      for (const { bottom } of places) expect(bottom).toBeLessThanOrEqual(900);
      const biscuits = entries.nth(2).locator('summary');
      const { left } = await placeOf(biscuits);
      await biscuits.click();
      expect((await placeOf(biscuits)).left).toBe(left);
    },
  );

  test('closes when an entry leads to an anchor on the same page', async () => {
    const { page } = await openTab('/es/snacks/otros-productos');
    await chooseTejitas(page);
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
      const { page } = await openTab('/es/snacks/otros-productos', { ...phone, javaScriptEnabled });
      await chooseTejitas(page);
      await expect
        .poll(async () => (await placeOf(page.locator('#tejitas'))).top)
        .toSatisfy((top: number) => top >= 0 && top < 422);
    },
  );

  test('leaves the page where it was, when it opens and when it closes', async () => {
    const { page } = await openTab('/es#main', phone);
    const scrolled = () => page.evaluate(() => [scrollY, document.body.scrollHeight]);
    await page.locator('.chapter:not(.shown)').first().waitFor({ state: 'detached' });
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
    const { page } = await openTab('/es');
    await burgerButton(page).click();
    await burger(page).getByRole('link', { name: 'Noticias' }).click();
    await page.waitForURL('**/noticias');
    await page.goBack();
    expect(await burger(page).isVisible()).toBe(false);
  });
});

describe('the header gets its background', () => {
  const ink = (page: Page) =>
    page
      .locator('[data-header]')
      .evaluate((bar) => getComputedStyle(bar).getPropertyValue('--ink'));

  test.each(oneOf([true, false]))(
    'after 200 px on a page that starts without it, and leaves with the page before (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const { page } = await openTab('/es/historia', { javaScriptEnabled });
      for (const [y, expected, top] of [
        [0, '0', 0],
        [210, '1', 0],
        [190, '0', -190],
        [2_500, '1', 0],
        [0, '0', 0],
      ] as const) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await expect.poll(() => ink(page), { message: `at ${y} px` }).toBe(expected);
        expect((await placeOf(page.locator('[data-header]'))).top).toBe(top);
      }
    },
  );

  test('while a menu is open', async () => {
    const { page } = await openTab('/es');
    await menus(page).first().locator('summary').click();
    await expect.poll(() => ink(page)).toBe('1');
  });
});
