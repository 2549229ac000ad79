import { describe, expect, test } from 'vitest';
import { languages } from '../../src/site/i18n/languages.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { burger, burgerButton, focused, menus } from '../support/browser/headerMenus.ts';
import { openTab } from '../support/browser/tab.ts';
import { resizeTo } from '../support/browser/widths.ts';

const browser = await openBrowser();

describe.each(languages)('the header in /%s', (language) => {
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

  test('has no axe violations with each menu open', async () => {
    await using tab = await openTab(browser, `/${language}/faqs`);
    const { page } = tab;
    for (const menu of await menus(page).all()) {
      await menu.locator('summary').click();
      expect(await faultsIn(page, 'header')).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await burgerButton(page).click();
    for (const fold of await burger(page).locator('summary').all()) await fold.click();
    expect(await faultsIn(page, 'dialog.burger')).toEqual([]);
  });

  test('has no overlaps at 320 to 1280 px', async () => {
    await using tab = await openTab(browser, `/${language}`);
    for (const width of [320, 390, 768, 1181, 1280]) {
      await resizeTo(tab.page, width);
      const boxes = await tab.page.evaluate(headerBoxes);
      const at = `at ${width} px`;
      for (const [i, { left }] of boxes.entries())
        expect(left, at).toBeGreaterThanOrEqual(boxes[i - 1]?.right ?? 0);
      expect(boxes.at(-1)?.right, at).toBeLessThanOrEqual(width);
    }
  });
});

/** Where the parts of the header stand, from left to right. Runs in the page. */
const headerBoxes = (): { left: number; right: number }[] =>
  [...document.querySelectorAll('.bar > .wrap > a, .bar summary, .bar .tools > button')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0)
    .sort((a, b) => a.left - b.left)
    .map(({ left, right }) => ({ left, right }));

test('every menu opens and closes by pointer without JavaScript', async () => {
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

test('the product menus show a pack for every range', async () => {
  await using tab = await openTab(browser, '/en', { cold: true });
  const { page } = tab;
  const packs = (selector: string) =>
    page
      .locator(`${selector} img`)
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const onPage = new Set(await packs('main'));
  const inMenus = (await packs('.mega-group')).filter((src) => !onPage.has(src));
  expect(inMenus).not.toEqual([]);
  // Not before a menu is opened.
  expect(tab.requests.filter((url) => inMenus.includes(url))).toEqual([]);
  for (const menu of await page.locator('.mega-group').all()) {
    await menu.locator('summary').click();
    await page.waitForFunction(
      (details) =>
        [...(details?.querySelectorAll('img') ?? [])].every(
          (image) => image.complete && image.naturalWidth > 0,
        ),
      await menu.elementHandle(),
    );
    expect(await menu.locator('li').count()).toBe(await menu.locator('li img').count());
  }
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
      tab.page
        .locator('#newsletter')
        .evaluate((form) => form.getBoundingClientRect().top),
    )
    .toBeLessThan(900);
  const [top, bar] = await tab.page.evaluate(() =>
    ['#newsletter', '.bar']
      .map((selector) => document.querySelector(selector)?.getBoundingClientRect())
      .map((box, i) => (i ? box?.bottom : box?.top)),
  );
  expect(top).toBeGreaterThanOrEqual(bar ?? 0);
});

test('the footer names the public funding and fits the page in every language', async () => {
  await using tab = await openTab(browser, '/en/history');
  const footer = tab.page.getByRole('contentinfo');
  expect(
    await footer.getByRole('img', { name: 'Funded by the European Union' }).count(),
  ).toBe(1);
  const addresses = await footer
    .locator('[data-language]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/es/historia', '/en/history', '/fr/histoire']);
});

test.each([
  '/en/about-us',
  '/en/distributor',
  '/en/newsletter',
  '/en/commitments',
  '/en/ethical-channel',
  '/en/news',
  '/en/product/clasicas-originales',
])(
  'a focused button on %s has a ring of two colours, one of which is visible on any background',
  async (path) => {
    await using tab = await openTab(browser, path);
    const buttons = tab.page.locator(
      'main .btn:not(.btn--line, .drop *, [inert] *):visible',
    );
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
