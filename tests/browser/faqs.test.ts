import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTab, phone } from '../support/browser/tab.ts';
import { placeOf } from '../support/browser/widths.ts';
import { oneOf } from '../support/inTurn.ts';

const questions = (page: Page) => page.locator('.topic details:visible');

test('the search of the questions filters while typing, keeps the query in the address and states the count', async () => {
  const { page } = await openTab('/es/faqs');
  const all = await questions(page).count();
  await page.getByRole('searchbox').pressSequentially('gluten');
  await page.waitForURL('**/es/faqs?q=gluten');
  const count = await questions(page).count();
  expect(count).toBeLessThan(all);
  await expect
    .poll(() => page.getByRole('status').textContent())
    .toBe(count === 1 ? '1 pregunta' : `${count} preguntas`);
  expect(await page.locator('mark').first().textContent()).toMatch(/gluten/i);
  // The server gives the same for that address.
  await page.reload();
  expect(await questions(page).count()).toBe(count);
  await page.getByRole('searchbox').fill('helicóptero');
  await expect.poll(() => page.getByRole('status').textContent()).toContain('helicóptero');
  await page.getByRole('link', { name: 'Ver todas' }).click();
  await expect.poll(() => questions(page).count()).toBe(all);
  expect(page.url()).not.toContain('?q=');
  expect(await page.locator('mark').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
});

test.each(oneOf([true, false]))(
  'a question opens by its own anchor, which it links to, below the header (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page } = await openTab('/es/faqs#recycling', { javaScriptEnabled });
    await page.locator('#recycling a[href="/es/faqs#recycling"]').waitFor();
    const question = page.locator('details:has(#recycling) summary');
    await expect.poll(async () => (await placeOf(question)).top).toBeLessThan(900);
    const { bottom } = await placeOf(page.locator('header'));
    expect((await placeOf(question)).top).toBeGreaterThanOrEqual(bottom);
  },
);

test('the distributor of a province is found by keyboard, and the result’s title gets the focus', async () => {
  const { page } = await openTab('/es/distribuidores', phone);
  await page.locator('#cp').focus();
  await page.keyboard.type('45001');
  await page.keyboard.press('Enter');
  await page.waitForURL(/cp=45001#result$/);
  expect(await page.title()).toMatch(/^Dónde comprar en Toledo/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('result');
});
