import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { newVisitor } from '../../support/browser/visitor.ts';

const browser = await openBrowser();

/** Maximum taps before anything is typed. */
const most = 4;

/** Opens home on a phone and counts taps. */
async function openPhone() {
  const { page } = await newVisitor(browser, inject('site'), {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  await page.goto('/es');
  let touches = 0;
  const touch = async (target: ReturnType<Page['locator']>) => {
    touches++;
    await target.tap();
  };
  return { page, touch, touched: () => touches };
}

test('the allergens of a named product are at most four taps from home', async () => {
  const { page, touch, touched } = await openPhone();
  await touch(page.locator('header .header-search > summary'));
  await touch(page.locator('header .header-search input').first());
  await page.keyboard.type('risketos originales');
  await page.keyboard.press('Enter');
  await page.waitForURL(/buscar/);
  await touch(page.locator('main a[href="/es/producto/risketos-original"]').first());
  await page.waitForURL(/risketos-original/);
  const line = page.locator('.allergen-line');
  expect(await line.textContent()).toContain('Contiene: leche.');
  expect((await line.boundingBox())?.y).toBeLessThan(844);
  expect(touched()).toBeLessThanOrEqual(most);
});

test('a distributor in Toledo is at most four taps from home', async () => {
  const { page, touch, touched } = await openPhone();
  await touch(page.getByRole('button', { name: 'Abrir menú' }));
  await touch(page.locator('.burger a[href="/es/distribuidores"]').first());
  await page.waitForURL(/distribuidores/);
  await touch(page.locator('.map').getByTitle('Toledo'));
  await page.waitForURL(/provincia=toledo#result$/);
  expect(await page.locator('#result').textContent()).toContain(
    'Reparto Sur de Mediodía',
  );
  expect(touched()).toBeLessThanOrEqual(most);
});

test.each(['/es/snacks', '/fr/biscuits/b-san', '/en/nuts', '/es/galletas/sin-gluten'])(
  'at 320 px no hashtag of %s breaks inside a word or overflows the page',
  async (path) => {
    const { page } = await newVisitor(browser, inject('site'), {
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
    });
    await page.goto(path);
    const broken = await page
      .locator('.hashtag, [data-fit]')
      .evaluateAll(async (hashtags) => {
        await document.fonts.ready;
        return hashtags.flatMap((hashtag) => {
          const range = document.createRange();
          range.selectNodeContents(hashtag);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top));
          const { right, left } = range.getBoundingClientRect();
          const fits = lines.size === 1 && left >= 0 && right <= innerWidth;
          return fits ? [] : [hashtag.textContent];
        });
      });
    expect(broken).toEqual([]);
  },
);
