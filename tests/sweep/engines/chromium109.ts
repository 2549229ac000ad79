import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from 'playwright-core';
import { chromiumFlags } from '../../../build/commands/chromium.ts';
import type { Engine } from './engine.ts';
import { fetched } from './fetched.ts';

/** The package of a Chromium that is started on servers, and needs no installation. */
interface PackedChromium {
  default: { executablePath(): Promise<string> };
}

/** Chromium of January 2023, the oldest that the site supports. */
export const chromium109: Engine = {
  name: 'Chromium 109',
  install: 'it comes from npm, for Linux on x64',
  isInstalled: () => process.platform === 'linux' && process.arch === 'x64',
  start: async () => {
    const packed = await fetched<PackedChromium>('@sparticuz/chromium', '109.0.6');
    // Every process unpacks its own: none starts what another is still writing.
    process.env['TMPDIR'] = mkdtempSync(`${tmpdir()}/chromium-`);
    const browser = await chromium.launch({
      executablePath: await packed.default.executablePath(),
      args: [...chromiumFlags, '--headless', '--no-zygote'],
    });
    return {
      close: () => browser.close(),
      newWindow: async () => {
        const context = await browser.newContext({
          viewport: { width: 1280, height: 900 },
          ignoreHTTPSErrors: true,
        });
        const page = await context.newPage();
        return {
          open: async (url) => void (await page.goto(url)),
          // Functions of the tests return plain data, which arrives as it was.
          run: (act, ...given) =>
            page.evaluate(`(${act}).apply(null, ${JSON.stringify(given)})`) as never,
          clickAt: (x, y) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key),
          upload: (selector, path) => page.locator(selector).setInputFiles(path),
          resize: (width, height) => page.setViewportSize({ width, height }),
          close: () => context.close(),
        };
      },
    };
  },
};
