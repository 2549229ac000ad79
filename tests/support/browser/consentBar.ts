import type { Page } from 'playwright-core';
import { type Habits, openTab } from './tab.ts';

export const bar = (page: Page) => page.locator('.consent');
export const choice = (page: Page) => page.locator('dialog.choice');
/** The button in the footer that opens the choice again. */
export const settings = (page: Page) => page.locator('footer [data-consent]');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What the browser has stored of the visitor's answer; null if nothing. */
export const answerOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('risi.consent') ?? 'null'));

/** Opens a page, and waits until it asks about cookies. */
export async function arrive(path: string, habits: Habits = {}) {
  const tab = await openTab(path, { isAsked: true, clock: true, ...habits });
  await tab.wait(2_100);
  return tab;
}
