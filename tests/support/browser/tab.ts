import type { Page, Request } from 'playwright-core';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { newVisitorAddress } from '../visitorAddress.ts';
import { type ContextOptions, lendContext } from './browser.ts';
import { layoutShifts, sumOf } from './layoutShifts.ts';

export type Tab = Awaited<ReturnType<typeof newTab>>;

export interface Habits extends ContextOptions {
  /** The address of the site, by default of the one that all tests share. */
  site?: string;
  /** By default 1440 by 900 pixels. */
  width?: number;
  height?: number;
  /**
   * Pages ask about cookies. By default, the browser sends Global Privacy Control, so that
   * nothing comes to lie on a page.
   */
  isAsked?: boolean;
  /** Time passes only in `wait`: so can be asked what has not happened yet. */
  isClockPaused?: boolean;
  /** What all other hosts answer. If nothing, none may be asked. */
  elsewhere?: { contentType: string; body: string | Buffer };
  /** Errors of the browser that the test brings about. */
  expected?: RegExp;
}

export const phone = { width: 390, height: 844 };
export const touchPhone = { ...phone, hasTouch: true, isMobile: true };

/** Opens a page, and resolves once the scripts that it loads by itself have run. */
export async function openTab(path: string, habits: Habits = {}) {
  const tab = await newTab(habits);
  await tab.page.goto(path);
  // Without JavaScript nothing more is asked for, and waiting for tasks never ends.
  if (habits.javaScriptEnabled !== false) await tab.wait(0);
  return tab;
}

/** A new visitor's browser with an empty page, given back at the end of the test. */
export async function newTab({
  site = inject('site'),
  width = 1440,
  height = 900,
  isAsked = false,
  isClockPaused = false,
  elsewhere,
  expected,
  init = [],
  ...options
}: Habits = {}) {
  const { page, context, giveBack } = await lendContext({
    baseURL: site,
    viewport: { width, height },
    extraHTTPHeaders: newVisitorAddress(),
    init: isAsked ? init : [sendPrivacySignal, ...init],
    ...(isClockPaused ? { clock: true, isFresh: true } : {}),
    ...options,
  });
  const complaints: string[] = [];
  const requests: string[] = [];
  const foreign = () => requests.filter((url) => !url.startsWith(site) && !/^data:/.test(url));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => void complaints.push(message));
  page.on('request', (request) => void requests.push(request.url()));
  const settled = followRequests(page);
  onTestFinished(async () => {
    await giveBack();
    expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([]);
    if (!elsewhere) expect(foreign()).toEqual([]);
  });
  if (elsewhere)
    await page.route(
      (url) => url.origin !== new URL(site).origin,
      (route) => route.fulfill(elsewhere),
    );
  if (isClockPaused) await page.clock.pauseAt(new Date(Date.now() + 1_000));
  return {
    page,
    context,
    requests,
    foreign,
    /** Advances the page's clock, with all that follows from it. */
    // In steps, because what is fetched in between sets the next timer.
    wait: async (milliseconds: number) => {
      await settled();
      for (let left = milliseconds; left > 0; left -= 20_000) {
        await page.clock.fastForward(Math.min(left, 20_000));
        await settled();
      }
    },
    /** Names of all cookies, storage keys, databases, caches and service workers. */
    kept: async () => {
      const cookies = (await context.cookies()).map(({ name }) => name);
      return [...cookies, ...(await page.evaluate(namesKept))].sort();
    },
    layoutShift: async () => sumOf(await page.evaluate(layoutShifts)),
  };
}

/** Has no script but the entry arrive, as on a slow line, until the result is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/assets\/(?!start-)[^/]*\.js/, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/**
 * Tracks a page's requests. The returned function resolves once all of them, including
 * those of loaded scripts, have arrived and run.
 */
function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => void pending.add(request));
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  return async () => {
    do {
      await vi.waitUntil(() => pending.size === 0, { timeout: 60_000, interval: 10 });
      await page.evaluate(tasksDone);
    } while (pending.size > 0);
  };
}

/**
 * Resolves after the pending tasks and those that they add. Messages do not depend on the
 * page's clock, which tests can pause. Runs in the page.
 */
async function tasksDone(): Promise<void> {
  for (let turn = 0; turn < 3; turn++)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
}

/** Runs in the page. */
export function sendPrivacySignal(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
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
