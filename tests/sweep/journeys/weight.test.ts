import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { wakeFinder } from '../../support/browser/finder.ts';
import { tookOver } from '../../support/browser/react.ts';
import { newVisitor } from '../../support/browser/visitor.ts';
import { pageTypes } from '../../support/places.ts';

const browser = await openBrowser();

const weightOf = (file: string): number =>
  brotliCompressSync(readFileSync(`dist/client${file}`)).length;

test('before any interaction, no kind of page fetches more than 6 kB of script', async () => {
  const { page, wait } = await newVisitor(browser, inject('site'));
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The slider of home turns by itself: it comes some seconds after the page.
    if (request.resourceType() === 'script' && !pathname.includes('/bannerSwiper-'))
      scripts.add(pathname);
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
});

const touchForm = async (page: Page) => {
  await page.locator('form.form').first().hover();
  await tookOver(page, 'form.form');
};
const wakers: [string, string, (page: Page) => Promise<unknown>][] = [
  ['/es/newsletter', 'hydrateIsland', touchForm],
  ['/es/contacto/trabaja-con-nosotros', 'hydrateIsland', touchForm],
  ['/es', 'bannerSwiper', (page) => page.locator('[data-banners] h1').click()],
  ['/es/historia', 'purposesDialog', (page) => page.locator('footer [data-consent]').click()],
  ['/es/productos', 'finder', wakeFinder],
];

test.each(wakers)(
  '%s becomes interactive by %s with at most 90 kB of script',
  async (path, file, wake) => {
    const { page, wait } = await newVisitor(browser, inject('site'), {
      privacySignal: true,
      reducedMotion: 'reduce',
    });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await wake(page);
    await wait(2_100);
    await expect.poll(() => [...scripts].some((script) => script.includes(`/${file}-`))).toBe(true);
    const bytes = [...scripts].reduce((sum, script) => sum + weightOf(script), 0);
    expect(bytes).toBeLessThanOrEqual(90_000);
  },
);
