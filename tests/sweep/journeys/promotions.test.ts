import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { formOf } from '../../../src/site/forms/forms.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { openTab } from '../../support/browser/tab.ts';
import { validAnswers } from '../../support/forms/answers.ts';
import { newVisitorAddress } from '../../support/visitorAddress.ts';

const running = 'risketos-reparte-premios';

test.each([
  ['es', 390, true],
  ['en', 1440, false],
  ['fr', 1440, true],
] as const)(
  'a promotion is found in the list and entered, with thanks, in %s at %i px (JavaScript: %s)',
  async (language, width, scripted) => {
    const say = words[language];
    const { page } = await openTab(addressOf('promotions', language), {
      width,
      javaScriptEnabled: scripted,
      extraHTTPHeaders: newVisitorAddress(),
    });
    await page
      .locator(`main a[href="${addressOf('promotion', language, { slug: running })}"]`)
      .first()
      .press('Enter');
    await page.waitForURL(`**/${running}`);
    await page.locator('main a[href="#participate"]').press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#participate');
    const answers = validAnswers('contest');
    for (const { name, kind } of formOf('contest').fields) {
      const field = page.locator(`#participate [name="${name}"]`);
      const answer = answers[name];
      if (!answer || kind === 'hidden') continue;
      if (kind === 'checkbox') await field.press('Space');
      else await field.fill(answer);
    }
    await page.locator('#participate button[type=submit]').first().press('Enter');
    await page.waitForURL(/\?sent=/);
    const thanks = page.locator('.thanks');
    await thanks.waitFor();
    expect(await thanks.textContent()).toContain(say('form.participated'));
    if (scripted) expect(await faultsIn(page, 'main')).toEqual([]);
  },
);

test.each([true, false])(
  'a ticket’s stub shows what to do, until when and the terms (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const tab = await openTab('/en/promociones', {
      width: 390,
      javaScriptEnabled,
    });
    const ticket = tab.page.locator('.ticket', { hasText: 'Risketos' }).first();
    await ticket.locator('summary').press('Enter');
    const terms = ticket.locator('details').getByRole('link', { name: 'Legal terms' });
    await terms.waitFor();
    expect(await ticket.locator('details').textContent()).toContain('to 31 March 2027');
    expect(await tab.page.locator('.is-over details').count()).toBe(0);
  },
);
