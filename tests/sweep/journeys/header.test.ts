import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/site/i18n/languages.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { burger, burgerButton, menus } from '../../support/browser/headerMenus.ts';
import { openTab } from '../../support/browser/tab.ts';
import { resizeTo } from '../../support/browser/widths.ts';

const browser = await openBrowser();

describe.each(languages)('the header in /%s', (language) => {
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

test('the footer names the public funding and fits the page in every language', async () => {
  await using tab = await openTab(browser, '/en/history');
  const footer = tab.page.getByRole('contentinfo');
  expect(await footer.getByRole('img', { name: 'Funded by the European Union' }).count()).toBe(1);
  const addresses = await footer
    .locator('[data-language]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/es/historia', '/en/history', '/fr/histoire']);
});

test('the burger panel has “follow us” and FAQs in Spanish and English, not in French', async () => {
  const said: Record<string, boolean[]> = {};
  for (const [language, words] of Object.entries({
    es: ['Síguenos', 'Preguntas'],
    en: ['Follow us', 'FAQs'],
    fr: ['Suivez', 'fréquentes'],
  })) {
    await using tab = await openTab(browser, `/${language}`);
    const text = await burger(tab.page).evaluate((dialog) =>
      [...dialog.querySelectorAll('.burger__main > li > a, .burger__side p')]
        .map((element) => element.textContent)
        .join(' '),
    );
    said[language] = words.map((word) => text.includes(word));
  }
  expect(said).toEqual({
    es: [true, true],
    en: [true, true],
    fr: [false, false],
  });
});
