import { type Browser, chromium } from 'playwright-core';
import { afterAll } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../build/commands/chromium.ts';

/** A headless Chromium that finds no host but this machine, for the tests of a file. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumFlags,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
    ],
  });
  afterAll(() => browser.close());
  return browser;
}
