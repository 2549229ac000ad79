import { expect, inject, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';

const browser = await openBrowser();

test('the pack turns to a copy of its label, and Escape turns it back', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${inject('site')}/fr/produit/fabs-mexico`);
  await page.keyboard.press('Tab');
  const button = page.locator('.pack-turn');
  await button.press('Enter');
  const back = page.getByRole('group', { name: 'Ingrédients' });
  await expect
    .poll(() => back.evaluate((it) => it === document.activeElement))
    .toBe(true);
  const marked = (place: string) => page.locator(`${place} .allergens u`).allInnerTexts();
  expect(await marked('.pack-back')).toEqual(await marked('.inside'));
  expect(await back.locator('table').innerText()).toBe(
    await page.locator('#nutrition table').innerText(),
  );
  expect(await page.locator('[id=ingredients], .pack-back [id]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => button.evaluate((it) => it === document.activeElement))
    .toBe(true);
  expect(await back.count()).toBe(0);
});

test('the label of a turned pack begins with its allergens and traces', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${inject('site')}/fr/produit/fabs-mexico`);
  await page.locator('body').press('Shift');
  await page.locator('.pack-turn').click();
  const back = page.locator('.pack-back');
  await back.waitFor();
  const traces = back.getByText('Traces éventuelles');
  const below = await traces.evaluate((line) => {
    const label = line.closest('.pack-back')?.getBoundingClientRect();
    return line.getBoundingClientRect().bottom - (label?.bottom ?? 0);
  });
  expect(below).toBeLessThan(0);
});
