import type { Page } from 'playwright-core';

export const bar = (page: Page) => page.locator('.consent');
export const choice = (page: Page) => page.locator('dialog.choice');
/** The button in the footer that opens the choice again. */
export const settings = (page: Page) => page.locator('footer [data-consent]');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** What the browser has stored of the visitor's answer; null if nothing. */
export const answerOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('risi.consent') ?? 'null'));
