import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
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
  /** Run in each page before its scripts. */
  init?: (string | (() => void))[];
}

/** A context whose one page is lent to one test after the other. */
interface Reusable {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
  /** Adds a script to each page, and returns how to remove it. */
  addScript(script: string | (() => void)): Promise<{ dispose(): Promise<void> }>;
  /** Origins visited since it was lent. */
  origins: Set<string>;
  /** Whether a test did something to it that cannot be undone. */
  isSpent: boolean;
}

export interface Lent extends Pick<Reusable, 'context' | 'page'> {
  giveBack(): Promise<void>;
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
  viewport,
  extraHTTPHeaders,
  cold = false,
  clock = false,
  init = [],
  ...fixed
}: ContextOptions): Promise<Lent> {
  // Motion takes most of the processor time of a page, and few tests are about it.
  const options = { reducedMotion: 'reduce', ...fixed } as const;
  const key = JSON.stringify({ ...options, clock });
  const waiting = idle.get(key) ?? [];
  idle.set(key, waiting);
  const lent = waiting.pop() ?? (await newReusable(await chromiumOfWorker(), options));
  const { context, page, devtools } = lent;
  // Once it is there, it stays, and goes on where the last test left it.
  if (clock) await page.clock.install();
  if (cold) await devtools.send('Network.clearBrowserCache');
  await page.setViewportSize(viewport ?? { width: 1440, height: 900 });
  await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
  const scripts = await Promise.all(init.map((script) => lent.addScript(script)));
  return {
    context,
    page,
    giveBack: async () => {
      for (const script of scripts) await script.dispose();
      // One that cannot be emptied because its site is gone is not used again.
      await (lent.isSpent ? Promise.reject() : empty(lent)).then(
        () => waiting.push(lent),
        () => context.close(),
      );
    },
  };
}

async function newReusable(browser: Browser, options: BrowserContextOptions): Promise<Reusable> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(generous);
  const page = await context.newPage();
  const reusable: Reusable = {
    context,
    page,
    devtools: await context.newCDPSession(page),
    addScript: context.addInitScript.bind(context),
    origins: new Set(),
    isSpent: false,
  };
  await context.addInitScript(ignoreRestingPointer);
  page.on('framenavigated', (frame) => reusable.origins.add(new URL(frame.url()).origin));
  const spend = () => {
    reusable.isSpent = true;
  };
  before(spend, context, ['addInitScript', 'grantPermissions', 'newCDPSession', 'setOffline']);
  before(spend, page, ['addInitScript', 'emulateMedia', 'exposeFunction', 'setExtraHTTPHeaders']);
  before(spend, page.clock, ['pauseAt']);
  return reusable;
}

/** Calls `action` before each of the methods. */
function before<T extends object>(action: () => void, target: T, names: (keyof T)[]): void {
  for (const name of names) {
    const method = target[name] as (...parameters: unknown[]) => unknown;
    Object.assign(target, {
      [name]: (...parameters: unknown[]) => {
        action();
        return method.apply(target, parameters);
      },
    });
  }
}

/** Events that tests listen to. */
const events = ['console', 'load', 'page', 'pageerror', 'request', 'requestfailed'] as const;
const moreEvents = ['requestfinished', 'response'] as const;

/** Makes a context forget a test, except for its cache of the site's files. */
async function empty({ context, page, devtools, origins }: Reusable): Promise<void> {
  for (const event of [...events, ...moreEvents]) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  // From a file without JavaScript, because a page may store something when it is left.
  for (const origin of origins)
    if (origin !== 'null') {
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate(clearStorage);
    }
  origins.clear();
  await context.clearCookies();
  // The site of the last test may be gone when the next test goes back.
  await page.goto('about:blank');
  await devtools.send('Page.resetNavigationHistory');
}

/** Runs in the page. */
function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
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
