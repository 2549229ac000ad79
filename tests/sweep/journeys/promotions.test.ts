import { expect, test } from 'vitest';
import { openTab, phone } from '../../support/browser/tab.ts';

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
