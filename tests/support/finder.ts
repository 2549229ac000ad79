import type { Page } from 'playwright-core';

/** Touches the page, and ends once the finder answers. */
export async function wakeFinder(page: Page): Promise<void> {
  await page.locator('[data-finder]').dispatchEvent('pointerdown');
  await page.locator('.finder.is-live').waitFor();
}
