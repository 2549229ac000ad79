import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { visit } from '../support/browser/visit.ts';
import { get } from '../support/http.ts';
import { oneOf } from '../support/oneOf.ts';

const browser = await openBrowser();

const questions = (page: Page) => page.locator('.topic details:visible');
const faqs = addressOf('faqs', 'es');

test('the server finds questions without accents, marks what it found, and states the count', async () => {
  const answer = async (q: string) => (await get(`${faqs}?q=${q}`)).text();
  const found = await answer('azucares');
  expect(found).toContain('<mark>azúcares</mark>');
  expect(found).toMatch(/role="status">1 pregunta</);
  expect(await answer('helicóptero')).toContain('Para «helicóptero» todavía no tenemos respuesta.');
});

test('the search of the questions filters while typing, keeps the query in the address and states the count', async () => {
  await visit(browser, faqs, async (page) => {
    const all = await questions(page).count();
    await page.waitForLoadState('networkidle');
    await page.getByRole('searchbox').pressSequentially('gluten');
    await expect.poll(() => questions(page).count()).toBeLessThan(all);
    expect(page.url()).toContain('?q=gluten');
    const count = await questions(page).count();
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
});

describe('a question', () => {
  test.each(oneOf([true, false]))(
    'opens by its own anchor (JavaScript: %s)',
    async (javaScriptEnabled) => {
      await visit(
        browser,
        `${faqs}#recycling`,
        async (page) => {
          const answer = page.locator('#recycling');
          await answer.waitFor({ state: 'visible' });
          const question = async () =>
            (await page.locator('details:has(#recycling) summary').boundingBox())?.y;
          await expect.poll(question).toBeLessThan(900);
          const header = await page.locator('header').boundingBox();
          expect(await question()).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
        },
        { javaScriptEnabled },
      );
    },
  );

  test('opens and closes by keyboard and contains its own link', async () => {
    await visit(browser, faqs, async (page) => {
      const summary = page.locator('summary', { hasText: '¿Dónde tiro la bolsa?' });
      await summary.focus();
      await page.keyboard.press('Enter');
      expect(await page.locator('#recycling').isVisible()).toBe(true);
      expect(
        await page
          .locator('#recycling')
          .getByRole('link', { name: 'Enlace a esta pregunta' })
          .getAttribute('href'),
      ).toBe(`${faqs}#recycling`);
      await page.keyboard.press('Space');
      expect(await page.locator('#recycling').isVisible()).toBe(false);
    });
  });
});
