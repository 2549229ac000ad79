import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addressOfPlace } from '../../src/site/addresses/addresses.ts';
import { consentVersion } from '../../src/site/privacy/consent.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { wakeFinder } from '../support/browser/finder.ts';
import { tookOver } from '../support/browser/react.ts';
import { newVisitor, type Visitor } from '../support/browser/visitor.ts';
import { pageTypes } from '../support/places.ts';
import { type RunningSite, startSite } from '../support/site.ts';

const browser = await openBrowser();
let visitor: Visitor;

const today = new Date().toISOString().slice(0, 10);
const answered = { version: consentVersion, date: today };
/** What a visitor may have answered about cookies. */
const answers = {
  'nobody has answered': undefined,
  'cookies are refused': { ...answered, analytics: false, marketing: false },
  'cookies are accepted': { ...answered, analytics: true, marketing: true },
};

describe('before any interaction, no kind of page fetches more than 6 kB of script', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ TAG_MANAGER_ID: 'GTM-TEST1', PIXEL_ID: '1234567890' });
  });
  afterAll(() => site.close());

  test.each(Object.entries(answers))(
    'where %s',
    async (_, answer) => {
      visitor = await newVisitor(browser, site.url);
      const { page, context, wait } = visitor;
      await context.addInitScript((value) => {
        sessionStorage.clear();
        if (value) localStorage.setItem('risi.consent', value);
      }, JSON.stringify(answer));
      // What is no script only takes time.
      await page.route(/\.(css|svg|webp|avif|png|jpe?g|mp4|woff2)$/, (route) =>
        route.abort(),
      );
      const scripts = new Set<string>();
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        // The slider of home turns by itself: it comes some seconds after the page.
        const counts = origin === site.url && !pathname.includes('/bannerSwiper-');
        if (counts && request.resourceType() === 'script') scripts.add(pathname);
      });
      const heavy: string[] = [];
      for (const place of pageTypes) {
        scripts.clear();
        const path = addressOfPlace(place, 'es');
        await page.goto(path);
        // The question about cookies comes after two seconds.
        await wait(3_500);
        const bytes = [...scripts].reduce((sum, script) => sum + weightOf(script), 0);
        if (bytes > 6_000) heavy.push(`${path}: ${bytes} of ${[...scripts].join(' ')}`);
      }
      expect(heavy).toEqual([]);
    },
    180_000,
  );
});

const weightOf = (script: string): number =>
  brotliCompressSync(readFileSync(`dist/client${script}`)).length;

interface Sleeper {
  path: string;
  /** Part of the name of a file that loads with it. */
  file: string;
  /** Activates it, and waits until it is interactive. */
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
    wake: wakeFinder,
  },
};

/** Compressed as an edge does on the fly. */
const compressed = async (response: Response) =>
  brotliCompressSync(await response.body(), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;

test.each(Object.entries(sleepers))(
  '%s becomes interactive with at most 87 kB of downloads, React included',
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
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(87_000);
    console.log(
      path,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
  },
);
