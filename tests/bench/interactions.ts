import type { Browser, Page } from 'playwright-core';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { type Gesture, openPhone, settles, touch, touching } from './slowPhone.ts';

/** Most milliseconds from a touch to the next paint. */
const limit = 120;

const home = addressOf('home', 'es');
const finder = addressOf('products', 'es');
const product = addressOf('product', 'es', { key: 'jummy' });
const menuButton = (page: Page) =>
  page.locator('[commandfor=burger][command=show-modal]').first();
const finderSearch = (page: Page) => page.locator('main input[type=search]');
const submit = (page: Page) => page.locator('main form.form [type=submit]');

const touches: Record<string, Gesture> = {
  'menu of home': { path: home, act: touching(menuButton) },
  'menu of home, closed': {
    path: home,
    before: touch(menuButton),
    act: touching((page) => page.locator('.burger [command=close]')),
  },
  'menu of a product': { path: product, act: touching(menuButton) },
  'search in the header': {
    path: product,
    act: touching((page) => page.locator('details.header-search summary')),
  },
  'family in the finder': {
    path: finder,
    act: touching((page) => page.locator('.awn label', { hasText: 'Galletas' })),
  },
  'search of the finder': { path: finder, act: touching(finderSearch) },
  'letter in the finder': {
    path: finder,
    before: touch(finderSearch),
    act: async (page) => () => page.keyboard.press('j'),
  },
  heart: {
    path: product,
    act: touching((page) => page.locator('main [data-like]')),
  },
  'empty form': {
    path: addressOf('contact-work', 'es'),
    before: touch((page) => page.locator('main form.form input:visible').first()),
    act: touching(submit),
  },
};

/**
 * How soon a page answers a touch, on a phone whose processor is four times slower:
 * medians of the time to the next paint, in ms.
 */
export async function interactionsTable(
  browser: Browser,
  site: string,
  runs: number,
): Promise<{ rows: string[][]; late: string[] }> {
  const rows = [['touch', 'to the next paint, median', 'at most']];
  const late: string[] = [];
  for (const [name, { path, before, act }] of Object.entries(touches)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await openPhone(browser, site + path, observeInteractions);
      await before?.(page);
      const measured = await act(page);
      await page.waitForTimeout(settles);
      await page.evaluate('longest = 0');
      await measured();
      await page.waitForTimeout(settles);
      times.push(await page.evaluate<number>('longest'));
      await page.context().close();
    }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
    rows.push([name, `${median} ms`, `${times.at(-1)} ms`]);
    if (!(median <= limit)) late.push(`${name}: ${median} ms (limit ${limit} ms)`);
  }
  return { rows, late };
}

/** Runs in the page. */
function observeInteractions(): void {
  const seen = globalThis as unknown as { longest: number };
  seen.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[])
      if (entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
