import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { burger, burgerButton, focused, menus } from '../support/browser/headerMenus.ts';
import { openTab } from '../support/browser/tab.ts';

const browser = await openBrowser();

/** Pixels from the top of the window. */
const topOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().top);

describe('the burger panel', () => {
  test.each([true, false])(
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
      expect(
        await burger(page).getByRole('link', { name: 'Gusanitos' }).isVisible(),
      ).toBe(true);
      await page.keyboard.press('Escape');
      expect(await burger(page).isVisible()).toBe(false);
      if (javaScriptEnabled) expect(await focused(page)).toBe('Abrir menú');
      await burgerButton(page).click();
      await burger(page).getByRole('button', { name: 'Cerrar menú' }).click();
      expect(await burger(page).isVisible()).toBe(false);
    },
  );

  test('has “follow us” and FAQs in Spanish and English, not in French', async () => {
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

  test('is expanded at the code of conduct on its pages, with the chapter marked', async () => {
    await using tab = await openTab(browser, '/es/codigo-de-conducta/empleados');
    await burgerButton(tab.page).click();
    expect(await burger(tab.page).locator('[aria-current]').textContent()).toBe(
      'Empleados',
    );
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

  test.each([true, false])(
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
    await using tab = await openTab(browser, '/es', { width: 390, height: 844 });
    const { page } = tab;
    const scrolled = () => page.evaluate(() => [scrollY, document.body.scrollHeight]);
    await page.locator('.years').scrollIntoViewIfNeeded();
    // The sections above get their heights as they come near.
    await page.waitForTimeout(500);
    const before = await scrolled();
    expect(before[0]).toBeGreaterThan(2000);
    await burgerButton(page).click();
    expect(await scrolled()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await scrolled()).toEqual(before);
    expect(await page.locator('.years h2').isVisible()).toBe(true);
  });

  test('is closed when the browser restores the page', async () => {
    await using tab = await openTab(browser, '/es');
    await burgerButton(tab.page).click();
    await burger(tab.page).getByRole('link', { name: 'Noticias' }).click();
    await tab.page.waitForURL('**/noticias');
    await tab.page.goBack();
    expect(await burger(tab.page).isVisible()).toBe(false);
  });
});
