import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { ContextOptions, TestBrowser } from './browser.ts';
import { layoutShifts, sumOf } from './layoutShifts.ts';
import { followRequests } from './settled.ts';

/** A visitor with a fresh browser, and a record of what the browser did. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /**
   * Requests to other hosts. They never leave the machine: the response is
   * `foreignScript`.
   */
  foreign: string[];
  /** The browser's errors. */
  complaints: string[];
  /** Advances the page's clock. */
  wait(milliseconds: number): Promise<void>;
  /**
   * Names of all cookies, storage keys, databases, caches and service workers, sorted.
   */
  kept(): Promise<string[]>;
  /** Sum of the layout shifts since the page loaded. */
  layoutShift(): Promise<number>;
}

interface Habits extends ContextOptions {
  /** The content of every script from another host. */
  foreignScript?: string;
  /**
   * Time passes only in `wait`, however slow the machine is, so that 'not yet' can be
   * asked. Nor does any frame that a script asks for come by itself.
   */
  isClockPaused?: boolean;
}

/**
 * Opens a browser context for the test, which records requests to other hosts and answers
 * them here.
 */
export async function newVisitor(
  browser: TestBrowser,
  site: string,
  { foreignScript = '', isClockPaused = false, ...options }: Habits = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: site,
    reducedMotion: 'no-preference',
    ...options,
  });
  onTestFinished(() => context.close());
  const foreign: string[] = [];
  const complaints: string[] = [];
  const port = new URL(site).port;
  await context.route(
    (url) => url.port !== port,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: foreignScript });
    },
  );
  const page = await context.newPage();
  page.on(
    'console',
    (message) =>
      void (
        message.type() === 'error' &&
        !message.text().includes('Permissions-Policy') &&
        complaints.push(message.text())
      ),
  );
  page.on('pageerror', ({ message }) => void complaints.push(message));
  const settled = followRequests(page);
  await page.clock.install();
  if (isClockPaused) await page.clock.pauseAt(new Date(Date.now() + 1_000));
  return {
    page,
    context,
    foreign,
    complaints,
    // In steps, because what is fetched in between sets the next timer.
    wait: async (milliseconds) => {
      await settled();
      for (let left = milliseconds; left > 0; left -= 20_000) {
        await page.clock.fastForward(Math.min(left, 20_000));
        await settled();
      }
    },
    kept: async () => {
      const cookies = (await context.cookies()).map(({ name }) => name);
      const keys = await page.evaluate(namesKept);
      return [...cookies, ...keys].sort();
    },
    layoutShift: async () => sumOf(await page.evaluate(layoutShifts)),
  };
}

/** Runs in the page. */
async function namesKept(): Promise<string[]> {
  const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
  const stored = (await caches.keys()).map((name) => `cache ${name}`);
  const workers = (await navigator.serviceWorker.getRegistrations()).map(
    ({ scope }) => `service worker ${scope}`,
  );
  return [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...databases,
    ...stored,
    ...workers,
  ];
}
