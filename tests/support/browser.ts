import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../build/commands/chromium.ts';
import { type ReusableContext, reusable } from './reusableContext.ts';

let launched: Promise<Browser> | undefined;

/** The Chromium of this test worker. It can reach only this machine. */
const chromiumOfWorker = (): Promise<Browser> =>
  (launched ??= chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumFlags,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
    ],
  }));

const contexts = new Set<ReusableContext>();
export type TestBrowser = Pick<Browser, 'newContext' | 'newPage'>;

/** Idle contexts, by the options that cannot be changed. */
const idle = new Map<string, ReusableContext[]>();

/**
 * The browser for the tests of one file. Its contexts are as good as new, but most are
 * reused: a new one starts a process and compiles every script again, which takes twice
 * the processor time of the visit itself.
 */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await chromiumOfWorker();
  afterAll(async () => {
    for (const context of contexts) await context.end();
  });
  const newContext = async ({
    viewport,
    extraHTTPHeaders,
    ...fixed
  }: BrowserContextOptions = {}) => {
    const key = JSON.stringify(fixed);
    const waiting = idle.get(key) ?? [];
    idle.set(key, waiting);
    const context =
      waiting.pop() ??
      (await reusable(await browser.newContext(fixed), (ended) => waiting.push(ended)));
    contexts.add(context);
    return context.begin({ viewport, extraHTTPHeaders });
  };
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
  };
}
