import type { Browser, Page } from 'playwright-core';
import { slowProcessor } from './slowVisit.ts';

/** Time in ms until a page has done what it does by itself. */
export const settles = 2_000;

/** Something that a visitor does with a finger. */
export interface Gesture {
  path: string;
  /** What the visitor does before, unmeasured. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

/**
 * Opens a page on a phone, and makes its processor four times slower once the page has
 * settled. The privacy signal spares the question about cookies.
 *
 * @param observe Runs in the page before anything of its own.
 */
export async function openPhone(
  browser: Browser,
  url: string,
  observe?: () => void,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await context.addInitScript(sendPrivacySignal);
  if (observe) await context.addInitScript(observe);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settles);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
  return page;
}

/** Runs in the page. */
function sendPrivacySignal(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}
