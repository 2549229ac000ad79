import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../build/chromium.ts';

/** A headless Chromium that finds no host but this machine. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1'] });
