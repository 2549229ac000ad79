import { existsSync } from 'node:fs';
import type { Engine } from './engine.ts';
import { fetched } from './fetched.ts';

const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/** What is used of puppeteer-core, which drives Firefox by WebDriver BiDi. */
interface Puppeteer {
  default: {
    launch(options: object): Promise<{
      close(): Promise<void>;
      createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
    }>;
  };
}
interface Page {
  goto(url: string, options: { timeout: number }): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
  $(selector: string): Promise<{ uploadFile(path: string): Promise<void> } | null>;
  setViewport(size: { width: number; height: number }): Promise<void>;
}

/** The Firefox of the system. */
export const firefox: Engine = {
  name: 'Firefox',
  install: 'apt-get install --no-install-recommends firefox-esr',
  isInstalled: () => executablePath !== undefined,
  start: async () => {
    const { default: puppeteer } = await fetched<Puppeteer>('puppeteer-core', '25.16.0');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      acceptInsecureCerts: true,
    });
    return {
      close: () => browser.close(),
      newWindow: async () => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport({ width: 1280, height: 900 });
        return {
          open: async (url) => void (await page.goto(url, { timeout: 120_000 })),
          run: (act, ...given) =>
            page.evaluate(`(${act}).apply(null, ${JSON.stringify(given)})`) as never,
          clickAt: (x, y) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key),
          upload: async (selector, path) => (await page.$(selector))?.uploadFile(path),
          resize: (width, height) => page.setViewport({ width, height }),
          close: () => context.close(),
        };
      },
    };
  },
};
