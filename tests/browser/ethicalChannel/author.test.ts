import { describe, expect, inject, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { fill, openForm, send } from '../../support/browser/formInBrowser.ts';

const browser = await openBrowser();

describe('the author of a report', () => {
  test('is accepted as same-origin even if the browser sends only Origin', async () => {
    await using tab = await openForm(browser, 'ethical', {
      awake: false,
      javaScriptEnabled: false,
    });
    const { page } = tab;
    await fill(page, 'ethical');
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST'),
      send(page, 'ethical'),
    ]);
    expect((await request.allHeaders())['origin']).toBe(inject('site'));
  });

  test('is not revealed to the next page', async () => {
    await using tab = await openForm(browser, 'ethical');
    const { page } = tab;
    await page.locator('a[href="/es"]').first().click();
    await page.waitForURL(/\/es$/);
    expect(await page.evaluate(() => document.referrer)).toBe('');
  });

  test('keeps the text after reading the data protection policy', async () => {
    await using tab = await openForm(browser, 'ethical');
    await tab.page.locator('#ethical-mensaje').fill('Lo que vi el martes');
    const [policy] = await Promise.all([
      tab.page.context().waitForEvent('page'),
      tab.page
        .locator('#ethical')
        .getByRole('link', {
          name: 'política de protección de datos (se abre en otra pestaña)',
        })
        .click(),
    ]);
    await policy.getByRole('heading', { level: 1 }).waitFor();
    expect(await tab.page.locator('#ethical-mensaje').inputValue()).toBe(
      'Lo que vi el martes',
    );
  });
});
