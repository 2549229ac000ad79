import { expect, inject, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { openTab } from '../../support/browser/tab.ts';

test.each([
  ['commitments', 'Informe EINF 2023'],
  ['compliance', 'Informe EINF 2023'],
  ['conduct', 'Código de conducta'],
] as const)('the document of the page %s is a PDF of the size it says', async (name, title) => {
  const { page } = await openTab(addressOf(name, 'es'));
  const download = page.locator('.download', { hasText: title });
  const address = (await download.getByRole('link').getAttribute('href')) ?? '';
  const response = await fetch(inject('site') + address);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(150_000);
  expect(await download.locator('small').textContent()).toMatch(
    new RegExp(`^PDF · ${Math.round(bytes.length / 1000)}\\skB · \\d+ \\p{L}+ \\d{4}$`, 'u'),
  );
});

test('a long legal text links to its sections by keyboard, clear of the header', async () => {
  const { page } = await openTab(addressOf('privacy', 'en'));
  const entry = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(3);
  const target = page.locator((await entry.getAttribute('href')) ?? '');
  await entry.focus();
  await page.keyboard.press('Enter');
  const top = async () => (await target.boundingBox())?.y ?? 0;
  await expect.poll(top).toBeLessThan(300);
  const header = await page.locator('header').boundingBox();
  expect(await top()).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('a table in a legal text fits a phone without scrolling, and labels each cell', async () => {
  const { page } = await openTab(addressOf('cookies', 'fr'), { width: 360, height: 800 });
  const table = page.getByRole('table');
  const right = await table.evaluate((element) => element.getBoundingClientRect().right);
  expect(right).toBeLessThan(360);
  const duration = table.getByRole('row').nth(0).getByRole('cell').last();
  expect(await duration.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
    'Durée\u202f:',
  );
});
