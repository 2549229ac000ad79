import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { rareTest } from '../support/oneOf.ts';

const browser = await openBrowser();

/** Opens a page in a context of its own and closes it after the visit. */
async function visit(
  path: string,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: inject('site'),
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  // The page's own scripts are fetched when it has been read.
  await page.goto(path, {
    waitUntil: options.javaScriptEnabled === false ? 'load' : 'networkidle',
  });
  await act(page);
  expect(faults).toEqual([]);
  await context.close();
}

const count = (page: Page) => page.getByRole('status').first();

describe('the news list with JavaScript', () => {
  test('searches while typing, and keeps the query in the address', () =>
    visit('/es/noticias', {}, async (page) => {
      await page.getByRole('searchbox').pressSequentially('energia');
      await expect.poll(() => count(page).textContent()).toMatch(/^[1-3] noticias?$/);
      expect(new URL(page.url()).search).toBe('?q=energia');
      expect(
        await page.getByRole('searchbox').evaluate((field) => field === document.activeElement),
      ).toBe(true);
      await page.getByRole('searchbox').fill('');
      await expect.poll(() => count(page).textContent()).toBe('9 de 17 noticias');
      expect(new URL(page.url()).search).toBe('');
    }));

  test('adds more in place, moves the focus there, and is the same list after going back', () =>
    visit('/fr/actualites', {}, async (page) => {
      await page.getByRole('link', { name: 'Plus d’actualités' }).click();
      await expect.poll(() => page.locator('.news-wall > li').count()).toBe(17);
      expect(new URL(page.url()).search).toBe('?page=2');
      expect(await page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe('step-1');
      expect(await page.getByRole('link', { name: 'Plus d’actualités' }).count()).toBe(0);
      const last = page.locator('.news-wall > li').last();
      await last.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await last.getByRole('link').click();
      await page.waitForURL(/actualit%C3%A9/);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
      expect(await page.locator('.news-wall > li').count()).toBe(17);
    }));

  test('closing a story returns to the reader’s place, even from a related story', () =>
    visit('/es/noticias?category=rsc', {}, async (page) => {
      await page.locator('.news-wall a').nth(1).click();
      await page.waitForURL(/noticia\//);
      const related = page
        .locator('section', { hasText: 'Noticias relacionadas' })
        .getByRole('link')
        .first();
      const address = await related.getAttribute('href');
      await related.click();
      await page.waitForURL(`**${address}`);
      const close = page.getByRole('link', { name: 'Cerrar y volver a las noticias' });
      await expect.poll(() => close.getAttribute('href')).toBe('/es/noticias?category=rsc');
      await close.click();
      await page.waitForURL('**/es/noticias?category=rsc');
    }));

  test('the address of a story can be copied', () =>
    visit(
      '/en/single-news-item/trikers-cae-como-quiere',
      { permissions: ['clipboard-read', 'clipboard-write'] },
      async (page) => {
        await page.getByRole('button', { name: 'Copy link' }).click();
        await page.getByText('Link copied').waitFor();
        expect(await page.getByText('Link copied').count()).toBe(1);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      },
    ));
});

describe('on a phone that can share, a story', () => {
  /**
   * This Chromium has no sheet for sharing: what a page hands to it is recorded, and it
   * answers as told.
   */
  const sheet = (answer: string) =>
    `navigator.share = (data) => { window.shared = data; return ${answer}; }`;
  const onPhone = async (answer: string, act: (page: Page) => Promise<void>) =>
    visit(
      '/es',
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      async (page) => {
        await page.addInitScript(sheet(answer));
        await page.goto('/es/noticia/trikers-cae-como-quiere#main');
        await act(page);
      },
    );
  const share = (page: Page) => page.getByRole('button', { name: 'Compartir', exact: true });
  const copy = (page: Page) => page.getByRole('button', { name: 'Copiar enlace' });

  test('opens the phone’s share sheet, without the anchor', () =>
    onPhone('Promise.resolve()', async (page) => {
      await share(page).tap();
      await expect
        .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
        .toEqual({ title: await page.title(), url: page.url().replace('#main', '') });
      expect(await copy(page).count()).toBe(0);
    }));

  rareTest('can be shared again after the share sheet was closed', () =>
    onPhone("Promise.reject(new DOMException('closed', 'AbortError'))", async (page) => {
      await share(page).tap();
      await share(page).tap();
      expect([await share(page).isVisible(), await copy(page).count()]).toEqual([true, 0]);
    }),
  );

  rareTest('is copied instead if the phone refuses', () =>
    onPhone("Promise.reject(new DOMException('no', 'NotAllowedError'))", async (page) => {
      await share(page).tap();
      await expect
        .poll(() => copy(page).evaluate((button) => button === document.activeElement))
        .toBe(true);
      expect(await share(page).count()).toBe(0);
    }),
  );
});

rareTest('if copying is refused the focus moves to the mail link', () =>
  visit('/fr/actualit%C3%A9/trikers-cae-como-quiere', {}, async (page) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Copier le lien' }).press('Enter');
    const mail = page.getByRole('link', { name: 'Envoyer par e-mail' });
    await expect.poll(() => mail.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.getByRole('button', { name: 'Copier le lien' }).count()).toBe(0);
  }),
);
