import { setTimeout } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../../build/commands/chromium.ts';
import { isSweep } from '../inTurn.ts';

export interface ContextOptions extends BrowserContextOptions {
  /** Nothing is cached, not even the site's scripts and styles. */
  cold?: boolean;
  /** Time can be moved. */
  clock?: boolean;
  /** The context has not been used before, and is not used again. */
  isFresh?: boolean;
  /** Run in each page before its scripts. */
  init?: (string | (() => void))[];
}

/** A context of one site that is lent to one test after the other. */
interface Reusable {
  context: BrowserContext;
  /**
   * A page without scripts that stays open: it keeps the site's process, and clears what
   * a test stored.
   */
  anchor: Page;
}

/** Milliseconds for anything that a slow or busy machine does: no test is about them. */
const generous = 60_000;

let launched: Promise<Browser> | undefined;

/** The Chromium of this test worker. It can reach only this machine. */
function chromiumOfWorker(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumFlags,
      // Pictures take most of the processor time of a visit. What they look like is for
      // the sweep.
      ...(isSweep ? [] : ['--blink-settings=imagesEnabled=false']),
      // A tab that leaves the site and returns keeps its process: a visit takes 180 ms
      // instead of 330.
      '--process-per-site',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
    ],
  });
  return launched;
}

/** Idle contexts, by the options that cannot be changed. */
const idle = new Map<string, Reusable[]>();

/**
 * Lends a browser context that knows nothing of earlier visits. Most have been used
 * before, and have the site's files in their cache: a new one starts a process and
 * compiles every script again, which takes twice the processor time of the visit itself.
 */
export async function lendContext({
  viewport = null,
  extraHTTPHeaders = {},
  cold = false,
  clock = false,
  isFresh = false,
  init = [],
  ...fixed
}: ContextOptions & { baseURL: string }) {
  // Motion takes most of the processor time of a page, and few tests are about it.
  const options = { reducedMotion: 'reduce', ...fixed } as const;
  const key = JSON.stringify({ ...options, clock });
  const waiting = idle.get(key) ?? [];
  idle.set(key, waiting);
  const lent = (!isFresh && !cold && waiting.pop()) || (await newReusable(options));
  const { context, anchor } = lent;
  await context.setExtraHTTPHeaders(extraHTTPHeaders);
  const scripts = await Promise.all(init.map((script) => context.addInitScript(script)));
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  // Once it is there, it stays, and is set anew.
  if (clock) await page.clock.install();
  const closeTabs = async () => {
    for (const other of context.pages()) if (other !== anchor) await other.close();
  };
  const forget = async () => {
    // Chromium never closes a tab that goes to another page at that moment, but its context.
    const closed = await Promise.race([closeTabs().then(() => true), setTimeout(5_000, false)]);
    if (!closed) return context.close();
    for (const script of scripts) await script.dispose();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    await anchor.evaluate(() => localStorage.clear());
    waiting.push(lent);
  };
  return { context, page, giveBack: () => (isFresh ? context.close() : forget()) };
}

async function newReusable(
  options: BrowserContextOptions & { baseURL: string },
): Promise<Reusable> {
  const context = await (await chromiumOfWorker()).newContext(options);
  context.setDefaultTimeout(generous);
  await context.addInitScript(ignoreRestingPointer);
  const anchor = await context.newPage();
  await anchor.goto('/robots.txt');
  return { context, anchor };
}

/**
 * A headless browser has its pointer at 0, 0, and tells a page so when it appears under
 * it. On a busy machine that comes so late that it looks like the visitor's first
 * movement. Runs in the page.
 */
function ignoreRestingPointer(): void {
  addEventListener(
    'pointermove',
    (event) => {
      const { clientX, clientY, movementX, movementY } = event;
      if (!clientX && !clientY && !movementX && !movementY) event.stopImmediatePropagation();
    },
    true,
  );
}
