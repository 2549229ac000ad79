import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { openTab } from '../../support/browser/tab.ts';

const browser = await openBrowser();
/** Enough for header, question and the beginning of every page. */
const presses = 60;

test.each(['/es/', '/en/product/fabs-mexico', '/fr/contact'])(
  'at 320 by 256, as at 400 per cent zoom, the focused element stays visible beside the cookie question: %s',
  async (path) => {
    await using tab = await openTab(browser, path, { width: 320, height: 256 });
    const { page } = tab;
    await page.locator('.consent').waitFor();
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => Boolean(document.activeElement?.closest('footer')))) break;
      // A row scrolls to what has the focus a moment later.
      await expect.poll(() => coveredFocus(page)).toBe('');
    }
  },
);

test('at 320 by 256, the header above the cookie question has the colour of its words', async () => {
  await using tab = await openTab(browser, '/es', { width: 320, height: 256 });
  await tab.page.locator('.consent').waitFor();
  const [header, question] = await Promise.all(
    ['[data-header]', '.consent'].map((part) =>
      tab.page.locator(part).evaluate((element) => getComputedStyle(element).color),
    ),
  );
  expect(header).toBe(question);
});

/** What has the focus, if no point of it is to be seen. */
const coveredFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing';
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const seen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const x = left + (right - left) * across;
        const y = top + (bottom - top) * down;
        const there = document.elementFromPoint(x, y);
        return there && (focused.contains(there) || there.contains(focused));
      }),
    );
    return seen ? '' : focused.outerHTML.slice(0, 120);
  });
