import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { newVisitor } from '../support/browser/visitor.ts';

const browser = await openBrowser();

/**
 * Opens a page on a slow line: of its scripts only the entry arrives, until what the
 * visitor does first is done.
 */
async function beforeScripts(
  path: string,
  act: (page: Page) => Promise<unknown>,
  init = '',
): Promise<Page> {
  const { page, context, complaints } = await newVisitor(browser, inject('site'), {
    viewport: { width: 1280, height: 900 },
    privacySignal: true,
  });
  if (init) await context.addInitScript(init);
  const acted = Promise.withResolvers<void>();
  await page.route(/assets\/(?!start-)[^/]*\.js/, async (route) => {
    await acted.promise;
    await route.continue();
  });
  await page.goto(path);
  await act(page);
  acted.resolve();
  expect(complaints).toEqual([]);
  return page;
}

test('a heart clicked before its script loads likes once it has', async () => {
  const heart = (page: Page) => page.locator('main [data-like]');
  const page = await beforeScripts('/es/producto/jummy', (page) => heart(page).click());
  await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true');
  // Whoever comes back sees it before touching anything.
  await page.reload();
  await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true');
  await page.goto('/es/productos');
  await expect
    .poll(() => page.locator('.shelf [data-like="jummy"]').getAttribute('aria-pressed'))
    .toBe('true');
});

test('a family and an allergen chosen before the finder loads apply once it has', async () => {
  const page = await beforeScripts('/es/productos', async (page) => {
    await page.locator('.awn label', { hasText: 'Galletas' }).click();
    await page.locator('.without summary').click();
    await page.getByText('Leche', { exact: true }).click();
  });
  await page.waitForURL('**/es/productos?family=galletas&without=leche');
  await page.locator('#fits').waitFor();
  expect(await page.locator('.shelf > li:visible').count()).toBeLessThan(40);
});

test('a story shared before the script loads is shared once it has', async () => {
  const page = await beforeScripts(
    '/es/noticia/trikers-cae-como-quiere',
    (page) => page.locator('[data-share]').click(),
    'navigator.share = async (data) => { window.shared = data; }',
  );
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.url))
    .toMatch(/trikers-cae-como-quiere$/);
});

test('words typed before the question search loads filter once it has', async () => {
  const page = await beforeScripts('/es/faqs', (page) =>
    page.getByRole('searchbox').fill('gluten'),
  );
  await page.waitForURL('**/es/faqs?q=gluten');
  await page.locator('mark').first().waitFor();
});

test('a menu opened after the first touch stays open once the scripts have loaded', async () => {
  const menus = (page: Page) => page.locator('[data-header] details');
  const page = await beforeScripts(
    '/es/faqs',
    async (page) => {
      await menus(page).nth(0).locator('summary').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
    // The scripts repeat the first touch for what they have just started.
    `addEventListener('focusin', (event) => { window.repeated ||= !event.isTrusted; })`,
  );
  await page.waitForFunction(() => (window as { repeated?: boolean }).repeated);
  expect(await menus(page).nth(1).getAttribute('open')).toBe('');
});
