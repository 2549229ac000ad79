import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { fill } from '../../support/browser/formInBrowser.ts';
import { openTab, phone } from '../../support/browser/tab.ts';

const running = 'risketos-reparte-premios';

test.each([
  ['es', 390, true],
  ['en', 1440, false],
  ['fr', 1440, true],
] as const)(
  'a promotion is found in the list and entered, with thanks, in %s at %i px (JavaScript: %s)',
  async (language, width, javaScriptEnabled) => {
    const list = addressOf('promotions', language);
    const { page } = await openTab(list, { width, javaScriptEnabled });
    const promotion = addressOf('promotion', language, { slug: running });
    await page.locator(`main a[href="${promotion}"]`).first().press('Enter');
    await page.waitForURL(`**/${running}`);
    await page.locator('main a[href="#participate"]').press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#participate');
    await fill(page, 'contest');
    await page.locator('#participate button[type=submit]').first().press('Enter');
    await page.waitForURL(/\?sent=/);
    const thanks = page.locator('.thanks');
    await thanks.waitFor();
    expect(await thanks.textContent()).toContain(words[language]('form.participated'));
    if (javaScriptEnabled) expect(await faultsIn(page, 'main')).toEqual([]);
  },
);

test.each([true, false])(
  'a ticket’s stub shows what to do, until when and the terms (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page } = await openTab('/en/promociones', { ...phone, javaScriptEnabled });
    const ticket = page.locator('.ticket', { hasText: 'Risketos' }).first();
    await ticket.locator('summary').press('Enter');
    const terms = ticket.locator('details').getByRole('link', { name: 'Legal terms' });
    await terms.waitFor();
    expect(await ticket.locator('details').textContent()).toContain('to 31 March 2027');
    expect(await page.locator('.is-over details').count()).toBe(0);
  },
);
