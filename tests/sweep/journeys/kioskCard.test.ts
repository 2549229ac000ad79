import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { newTab } from '../../support/browser/tab.ts';

const address = addressOf('product', 'es', { key: 'jummy' });

test('one touch makes a picture of the card, which is saved where nothing can be shared', async () => {
  const { page } = await newTab({ width: 390 });
  await page.goto(address);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-kiosk-card]').click(),
  ]);
  expect(download.suggestedFilename()).toBe('risi-jummy.png');
  const png = await readFile(await download.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1500]);
  expect(png.length).toBeGreaterThan(40_000);
});

test('without a script the same link leads to the card', async () => {
  const { page } = await newTab({ width: 390, javaScriptEnabled: false });
  await page.goto(address);
  await page.locator('[data-kiosk-card]').click();
  const card = page.locator('.kiosk__card');
  expect(await card.locator('h1').textContent()).toBe('Jummy');
  expect(await card.textContent()).toMatch(/\d{13}Pídelo a tu distribuidor/);
});
