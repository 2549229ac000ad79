import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../../build/commands/chromium.ts';
import { isSweep } from '../inTurn.ts';
import { type ReusableContext, reusable } from './reusableContext.ts';

const launched = new Map<boolean, Promise<Browser>>();

/** The Chromium of this test worker. It can reach only this machine. */
function chromiumOfWorker(pictures: boolean): Promise<Browser> {
  const running = launched.get(pictures);
  if (running) return running;
  const browser = chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumFlags,
      ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
      // A tab that leaves the site and returns keeps its process: a visit takes 180 ms
      // instead of 330.
      '--process-per-site',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
    ],
  });
  launched.set(pictures, browser);
  return browser;
}

const contexts = new Set<ReusableContext>();

export interface ContextOptions extends BrowserContextOptions {
  /** Nothing is cached, not even the site's scripts and styles. */
  cold?: boolean;
  /** The browser sends Global Privacy Control, so no page asks about cookies. */
  privacySignal?: boolean;
  /**
   * Pictures are drawn, as they always are in the sweep. They take most of the processor
   * time of a visit, and few tests are about them.
   */
  pictures?: boolean;
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
  afterAll(async () => {
    for (const context of contexts) await context.end();
  });
  const newContext = async ({
    viewport,
    extraHTTPHeaders,
    cold = false,
    privacySignal = false,
    pictures = isSweep,
    ...fixed
  }: ContextOptions = {}) => {
    // Motion takes most of the processor time of a page, and few tests are about it.
    const options = { reducedMotion: 'reduce', ...fixed } as const;
    const browser = await chromiumOfWorker(pictures);
    const key = JSON.stringify({ ...options, pictures });
    const waiting = idle.get(key) ?? [];
    idle.set(key, waiting);
    const context = waiting.pop() ?? (await newReusable(browser, options, waiting));
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

/** Milliseconds for anything that a slow or busy machine does: no test is about them. */
const generous = 60_000;

async function newReusable(
  browser: Browser,
  options: BrowserContextOptions,
  idle: ReusableContext[],
): Promise<ReusableContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(generous);
  return reusable(context, (ended) => idle.push(ended));
}

/** Runs in the page. */
function sendPrivacySignal(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}
