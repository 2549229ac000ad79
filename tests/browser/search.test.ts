import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { hasFocus } from '../support/browser/formInBrowser.ts';
import { openTab } from '../support/browser/tab.ts';
import { oneOf } from '../support/inTurn.ts';

/** Opens the search in the header by keyboard, and types into it. */
async function typeInHeader(page: Page, language: Language, text: string) {
  const summary = page.locator('header .header-search > summary');
  expect(await summary.getAttribute('aria-label')).toBe(words[language]('search.open'));
  await summary.press('Enter');
  await page.locator('header .header-search input').focus();
  await page.keyboard.type(text);
}

/** Every language with and without JavaScript, and both on a phone and on a desktop. */
const visitors = languages.flatMap((language, i) =>
  [true, false].map(
    (scripted) => [language, (i % 2 === 0) === scripted ? 390 : 1440, scripted] as const,
  ),
);

test.each(oneOf(visitors))(
  'by keyboard alone, in %s at %i px (JavaScript: %s), the header searches the site, and the results page searches again',
  async (language, width, javaScriptEnabled) => {
    const t = words[language];
    const { page } = await openTab(addressOf('history', language), { width, javaScriptEnabled });
    await typeInHeader(page, language, 'risketas');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${addressOf('search', language)}?q=risketas`);
    const main = page.locator('main');
    expect(await main.locator('.results li a').count()).toBeGreaterThan(0);
    expect(await main.locator('mark').first().textContent()).toBe('Risketos');
    expect(await page.getByRole('status').first().textContent()).toContain('risketas');
    await main.locator('#q').fill('');
    await main.locator('#q').focus();
    await page.keyboard.type('zzzzqqq');
    await page.keyboard.press('Enter');
    await page.waitForURL('**?q=zzzzqqq');
    expect(await main.textContent()).toContain(t('search.none', { q: 'zzzzqqq' }));
    expect(await main.textContent()).toContain(t('search.try'));
    if (javaScriptEnabled) expect(await faultsIn(page)).toEqual([]);
    await main.getByRole('link', { name: t('search.ask') }).press('Enter');
    await page.waitForURL(`**${addressOf('contact-question', language)}?mensaje=zzzzqqq`);
    expect(await page.locator('#question-mensaje').inputValue()).toBe('zzzzqqq');
  },
);

test('opening the header’s search puts the focus in its field', async () => {
  const { page } = await openTab('/es/historia');
  await page.locator('header .header-search > summary').click();
  const field = page.locator('header .header-search input');
  await expect.poll(() => hasFocus(field)).toBe(true);
  await page.keyboard.type('fabs');
  expect(await field.inputValue()).toBe('fabs');
});

describe.each(
  oneOf(
    [
      ['es', 390],
      ['en', 1440],
      ['fr', 390],
    ] as const,
    2,
  ),
)('suggestions in %s at %d px', (language, width) => {
  const t = words[language];
  const suggestionsOf = (page: Page) => page.getByRole('option');

  test('appear when the field is used, despite one typing error, and lead where they say', async () => {
    const { page, requests } = await openTab(addressOf('history', language), { width });
    const isFetched = () => requests.some((url) => /\/suggest\w*-[\w-]+\.js/.test(url));
    expect(isFetched()).toBe(false);
    await typeInHeader(page, language, 'triskis');
    const field = page.getByRole('combobox', { name: t('search.open') });
    await suggestionsOf(page).first().waitFor();
    expect(isFetched()).toBe(true);
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    const count = await suggestionsOf(page).count();
    await page
      .getByRole('status')
      .filter({ hasText: t('suggestions.other', { count }) })
      .waitFor({ state: 'attached' });
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    const chosen = page.getByRole('option', { selected: true });
    expect(await chosen.getAttribute('id')).toBe(await field.getAttribute('aria-activedescendant'));
    expect(await chosen.textContent()).toContain('Triskys');
    expect(await faultsIn(page, 'header')).toEqual([]);
    // Nothing that was typed has left the browser.
    expect(requests.filter((url) => url.includes('triskis'))).toEqual([]);
    const address = await chosen.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address}`);
  });

  test('offer pages and the question form, and no results, if nothing is found', async () => {
    const { page } = await openTab(addressOf('search', language), { width });
    await page.locator('main #q').focus();
    await page.keyboard.type('zzzz & qqq');
    const ask = page.getByRole('option', { name: t('search.ask') });
    await ask.waitFor();
    expect(await suggestionsOf(page).count()).toBe(4);
    expect(await page.getByRole('option', { name: t('suggestions.all') }).count()).toBe(0);
    expect(await ask.getAttribute('href')).toBe(
      `${addressOf('contact-question', language)}?mensaje=zzzz%20%26%20qqq`,
    );
    expect(await faultsIn(page, 'main')).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**?mensaje=**');
    expect(await page.locator('#question-mensaje').inputValue()).toBe('zzzz & qqq');
  });

  test('close with Escape, keep the field’s text, and leave Enter to the search', async () => {
    const { page } = await openTab(addressOf('search', language), { width });
    const field = page.locator('main #q');
    await field.focus();
    await page.keyboard.type('jumm');
    await suggestionsOf(page).first().waitFor();
    expect(await faultsIn(page, 'main')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await suggestionsOf(page).count()).toBe(0);
    expect(await field.inputValue()).toBe('jumm');
    await page.keyboard.press('ArrowDown');
    await suggestionsOf(page).first().waitFor();
    await page.keyboard.press('Tab');
    expect(await suggestionsOf(page).count()).toBe(0);
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await suggestionsOf(page).first().waitFor();
    // After the last suggestion comes the field.
    for (const key of ['ArrowUp', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL('**?q=jumm');
  });
});
