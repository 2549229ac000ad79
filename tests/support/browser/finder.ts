import type { Page } from 'playwright-core';
import { type Habits, openTab, type Tab } from './tab.ts';

/** Opens a page with the finder and, with JavaScript, has it respond. */
export async function openFinder(path: string, habits: Habits = {}): Promise<Tab> {
  const tab = await openTab(path, habits);
  if (habits.javaScriptEnabled !== false) await wakeFinder(tab.page);
  return tab;
}

/** Interacts with the page, and resolves once the finder responds. */
export async function wakeFinder(page: Page): Promise<void> {
  await page.locator('[data-finder]').dispatchEvent('pointerdown');
  await page.locator('.finder.is-live').waitFor();
}

/** Resolves once the finder has followed the last choice, which it does after a paint. */
export const followed = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
