import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../../build/commands/chromium.ts';
import { type ReusableContext, reusable } from './reusableContext.ts';

let launched: Promise<Browser> | undefined;

/** The Chromium of this test worker. It can reach only this machine. */
const chromiumOfWorker = (): Promise<Browser> =>
  (launched ??= chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumFlags,
      // A tab that leaves the site and returns keeps its process: a visit takes 180 ms
      // instead of 330.
      '--process-per-site',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
    ],
  }));

const contexts = new Set<ReusableContext>();

export interface ContextOptions extends BrowserContextOptions {
  /** Nothing is cached, not even the site's scripts and styles. */
  cold?: boolean;
  /** The browser sends Global Privacy Control, so no page asks about cookies. */
  privacySignal?: boolean;
}

export interface TestBrowser {
  newContext(options?: ContextOptions): Promise<BrowserContext>;
  newPage(options?: ContextOptions): Promise<Page>;
}

/** Idle contexts, by the options that cannot be changed. */
const idle = new Map<string, ReusableContext[]>();

/**
 * The browser for the tests of one file. Its contexts know nothing of earlier visits, but
 * most are reused, with the site's files in their cache: a new one starts a process and
 * compiles every script again, which takes twice the processor time of the visit itself.
 */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await chromiumOfWorker();
  afterAll(async () => {
    for (const context of contexts) await context.end();
  });
  const newContext = async ({
    viewport,
    extraHTTPHeaders,
    cold = false,
    privacySignal = false,
    ...fixed
  }: ContextOptions = {}) => {
    // Motion takes most of the processor time of a page, and few tests are about it.
    const options = { reducedMotion: 'reduce', ...fixed } as const;
    const key = JSON.stringify(options);
    const waiting = idle.get(key) ?? [];
    idle.set(key, waiting);
    const context =
      waiting.pop() ??
      (await reusable(await browser.newContext(options), (ended) => waiting.push(ended)));
    contexts.add(context);
    const lent = await context.begin({ viewport, extraHTTPHeaders, cold });
    if (privacySignal) await lent.addInitScript(sendPrivacySignal);
    return lent;
  };
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
  };
}

/** Runs in the page. */
function sendPrivacySignal(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}
