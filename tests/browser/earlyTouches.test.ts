import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { menus } from '../support/browser/headerMenus.ts';
import { holdScripts, newTab } from '../support/browser/tab.ts';
import { oneOf } from '../support/inTurn.ts';

const heart = (page: Page) => page.locator('main [data-like]');

interface Touch {
  path: string;
  /** Runs in the page before its scripts. */
  init?: string;
  act(page: Page): Promise<unknown>;
  /** What has come of it once the scripts are there. */
  follows(page: Page): Promise<unknown>;
}

const touches: Record<string, Touch> = {
  'a family and an allergen chosen before the finder loads apply once it has': {
    path: '/es/productos',
    act: async (page) => {
      await page.locator('.awn label', { hasText: 'Galletas' }).click();
      await page.locator('.without summary').click();
      await page.getByText('Leche', { exact: true }).click();
    },
    follows: async (page) => {
      await page.waitForURL('**/es/productos?family=galletas&without=leche');
      await page.locator('#fits').waitFor();
      expect(await page.locator('.shelf > li:visible').count()).toBeLessThan(40);
    },
  },
  'a heart clicked before its script loads likes once it has': {
    path: '/es/producto/jummy',
    act: (page) => heart(page).click(),
    follows: async (page) => {
      const pressed = (target = heart(page)) =>
        expect.poll(() => target.getAttribute('aria-pressed')).toBe('true');
      await pressed();
      // Whoever comes back sees it before touching anything.
      await page.reload();
      await pressed();
      await page.goto('/es/productos');
      await pressed(page.locator('.shelf [data-like="jummy"]'));
    },
  },
  'a story shared before the script loads is shared once it has': {
    path: '/es/noticia/trikers-cae-como-quiere',
    init: 'navigator.share = async (data) => { window.shared = data; }',
    act: (page) => page.locator('[data-share]').click(),
    follows: (page) =>
      expect
        .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.url))
        .toMatch(/trikers-cae-como-quiere$/),
  },
  'words typed before the question search loads filter once it has': {
    path: '/es/faqs',
    act: (page) => page.getByRole('searchbox').fill('gluten'),
    follows: async (page) => {
      await page.waitForURL('**/es/faqs?q=gluten');
      await page.locator('mark').first().waitFor();
    },
  },
  'a menu opened after the first touch stays open once the scripts have loaded': {
    path: '/es/faqs',
    // The scripts repeat the first touch for what they have just started.
    init: `addEventListener('focusin', (event) => { window.repeated ||= !event.isTrusted; })`,
    act: async (page) => {
      await menus(page).nth(0).locator('summary').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
    follows: async (page) => {
      await page.waitForFunction(() => (window as { repeated?: boolean }).repeated);
      expect(await menus(page).nth(1).getAttribute('open')).toBe('');
    },
  },
};

test.each(oneOf(Object.entries(touches)))('%s', async (_, { path, init, act, follows }) => {
  const { page } = await newTab({ init: init ? [init] : [] });
  const release = await holdScripts(page);
  await page.goto(path);
  await act(page);
  release();
  await follows(page);
});
