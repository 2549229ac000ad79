import type { Locator, Page } from 'playwright-core';

export const menus = (page: Page): Locator =>
  page.locator('[data-header] [name=header]:not(.burger)');
export const burger = (page: Page): Locator => page.locator('.burger__panel');
export const burgerButton = (page: Page): Locator => page.locator('.burger > summary');
/** What has the focus, by its text or name. */
export const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim(),
  );
