import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { tookOver } from '../support/react.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';

const browser = await openBrowser();
let visitor: Visitor;

test('a page of ranges fetches at most 4 kB of script before it is touched', async () => {
  visitor = await newVisitor(browser, inject('site'), { privacySignal: true });
  const scripts: string[] = [];
  visitor.page.on(
    'response',
    (response) =>
      void (
        response.request().resourceType() === 'script' &&
        scripts.push(new URL(response.url()).pathname)
      ),
  );
  await visitor.page.goto('/es/snacks');
  await visitor.page.locator('.ranges').scrollIntoViewIfNeeded();
  await visitor.wait(5_000);
  expect(scripts).toHaveLength(1);
  expect(
    brotliCompressSync(readFileSync(`dist/client${scripts[0]}`)).length,
  ).toBeLessThan(4_000);
});

interface Sleeper {
  path: string;
  /** Part of the name of a file that comes with it. */
  file: string;
  /** Wakes it, and waits until it is awake. */
  wake(page: Page): Promise<unknown>;
}

const touchForm = async (page: Page) => {
  await page.locator('form.form').first().hover();
  await tookOver(page, 'form.form');
};
// Of the forms the one with a popup, and the one with the most fields; the others fetch
// the same files.
const sleepers: Record<string, Sleeper> = {
  'the newsletter': { path: '/es/newsletter', file: 'hydrateIsland', wake: touchForm },
  'the job application': {
    path: '/es/contacto/trabaja-con-nosotros',
    file: 'hydrateIsland',
    wake: touchForm,
  },
  'the row of banners': {
    path: '/es',
    file: 'bannerSwiper',
    wake: async (page) => {
      await page.locator('[data-banners] h1').click();
      await page.locator('[data-banners].swiper-initialized').waitFor();
    },
  },
  'the choice of cookies': {
    path: '/es/historia',
    file: 'purposesDialog',
    wake: async (page) => {
      await page.locator('footer [data-consent]').click();
      await page.locator('dialog.choice').waitFor();
    },
  },
  'the finder': {
    path: '/es/productos',
    file: 'finder',
    wake: (page) => page.locator('.finder.is-live').waitFor(),
  },
};

/** Compressed as an edge does in passing. */
const compressed = async (response: Response) =>
  brotliCompressSync(await response.body(), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;

test.each(Object.entries(sleepers))(
  '%s wakes for at most 86 kB of all that the browser fetches, React included',
  async (_, { path, file, wake }) => {
    // The signal spares the question about cookies.
    visitor = await newVisitor(browser, inject('site'), {
      privacySignal: true,
      reducedMotion: 'reduce',
    });
    const { page, wait } = visitor;
    const fetched: Response[] = [];
    page.on(
      'response',
      (response) =>
        void (
          ['script', 'fetch'].includes(response.request().resourceType()) &&
          fetched.push(response)
        ),
    );
    await page.goto(path);
    await wait(2_100);
    await wake(page);
    expect(fetched.some((response) => response.url().includes(`/${file}-`))).toBe(true);
    const weights = await Promise.all(fetched.map(compressed));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(86_000);
    console.log(
      path,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
  },
);
