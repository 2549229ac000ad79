import type { Browser, Locator, Page } from 'playwright-core';
import { slowProcessor } from './slowVisit.ts';

/** Time in ms until a page has done what it does by itself. */
export const settles = 2_000;

/** Something that a visitor does with a finger. */
export interface Gesture {
  path: string;
  /** What the visitor does before, unmeasured. */
  before?: (page: Page) => Promise<unknown>;
  /** Gets ready, unmeasured, and returns what is measured. */
  act: (page: Page) => Promise<() => Promise<unknown>>;
}

/**
 * A touch of the middle of an element. A locator's own `tap` examines the page from within
 * before and after the touch, which takes the page's time.
 */
export const touching = (find: (page: Page) => Locator) => async (page: Page) => {
  const element = find(page);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  const { x, y, width, height } = box;
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
};

/** The same at once, for what comes before. */
export const touch = (find: (page: Page) => Locator) => async (page: Page) => {
  const tap = await touching(find)(page);
  await tap();
};

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
