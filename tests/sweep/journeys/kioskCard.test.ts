import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { newTab, phone } from '../../support/browser/tab.ts';
import { placeOf } from '../../support/browser/widths.ts';

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

test.each(['product', 'distributors'] as const)(
  'a saved card is shown in view, beside its button on the page of %s, and leads to the card',
  async (where) => {
    const { page } = await newTab(phone);
    await page.goto(
      where === 'product' ? address : `${addressOf('distributors', 'es')}?producto=jummy`,
    );
    const told = page.getByRole('status').getByText('Tarjeta guardada en tus descargas');
    expect(await told.isVisible()).toBe(false);
    const show = page.locator('[data-kiosk-card]');
    // At the edge of the screen, where what is said below it would not be seen.
    await show.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await Promise.all([page.waitForEvent('download'), show.click()]);
    await told.waitFor();
    await expect.poll(async () => (await placeOf(told)).bottom).toBeLessThan(phone.height);
    expect(await told.locator('canvas').isVisible()).toBe(true);
    await told.getByRole('link', { name: 'Ver la tarjeta' }).click();
    await page.locator('.kiosk__card').waitFor();
  },
);

test('a card that was shared is not called saved', async () => {
  const { page } = await newTab({
    width: 390,
    init: ['navigator.canShare = () => true; navigator.share = async () => { window.shared = 1 };'],
  });
  await page.goto(address);
  await page.locator('[data-kiosk-card]').click();
  await expect.poll(() => page.evaluate('window.shared')).toBe(1);
  expect(await page.getByText('Tarjeta guardada').isVisible()).toBe(false);
});

test('without a script the same link leads to the card, which is in the language of the shops', async () => {
  const { page } = await newTab({ width: 390, javaScriptEnabled: false });
  await page.goto(addressOf('product', 'fr', { key: 'jummy' }));
  await page.locator('[data-kiosk-card]').click();
  const card = page.locator('.kiosk__card');
  expect(await card.locator('h1').textContent()).toBe('Jummy');
  expect(await card.textContent()).toMatch(/\d{13}Pídelo a tu distribuidor/);
});
