import type { TestBrowser } from './browser.ts';
import { openTab, type Tab } from './tab.ts';

/**
 * Home on a phone, in French, with the script of its wheels: a visitor's touches have
 * scrolled the page to them.
 */
export async function openWheelOnPhone(browser: TestBrowser): Promise<Tab> {
  const tab = await openTab(browser, '/fr', {
    width: 390,
    height: 844,
    hasTouch: true,
    isMobile: true,
  });
  const loaded = tab.page.waitForResponse(/\/wheel-/);
  await tab.page.touchscreen.tap(1, 400);
  await loaded;
  return tab;
}
