import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import { settings } from '../../support/browser/consentBar.ts';
import { wakeFinder } from '../../support/browser/finder.ts';
import { wake } from '../../support/browser/formInBrowser.ts';
import { type Habits, newTab } from '../../support/browser/tab.ts';
import { pageTypes } from '../../support/places.ts';

/** Bytes of scripts as they are sent. */
const weightOf = (scripts: Set<string>): number =>
  [...scripts]
    .map((script) => brotliCompressSync(readFileSync(`dist/client${script}`)).length)
    .reduce((sum, bytes) => sum + bytes, 0);

/** A tab, and the paths of the scripts that it fetches. */
async function openCounted(habits: Habits) {
  const tab = await newTab(habits);
  const scripts = new Set<string>();
  tab.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  return { ...tab, scripts };
}

test('before any interaction, no kind of page fetches more than 6 kB of script', async () => {
  const { page, wait, scripts } = await openCounted({
    isAsked: true,
    clock: true,
    reducedMotion: 'no-preference',
    expected: /status of 404/,
  });
  const heavy: string[] = [];
  for (const place of pageTypes) {
    scripts.clear();
    const path = addressOfPlace(place, 'es');
    await page.goto(path);
    // The question about cookies comes after two seconds.
    await wait(3_500);
    // The slider of home turns by itself: it comes some seconds after the page.
    const early = new Set([...scripts].filter((script) => !script.includes('/bannerSwiper-')));
    if (weightOf(early) > 6_000)
      heavy.push(`${path}: ${weightOf(early)} of ${[...early].join(' ')}`);
  }
  expect(heavy).toEqual([]);
});

const wakers: [string, string, (page: Page) => Promise<unknown>][] = [
  ['/es/newsletter', 'hydrateIsland', (page) => wake(page, 'newsletter')],
  ['/es/contacto/trabaja-con-nosotros', 'hydrateIsland', (page) => wake(page, 'work')],
  ['/es', 'bannerSwiper', (page) => page.locator('[data-banners] h1').click()],
  ['/es/historia', 'purposesDialog', (page) => settings(page).click()],
  ['/es/productos', 'finder', wakeFinder],
];

test.each(wakers)(
  '%s becomes interactive by %s with at most 90 kB of script',
  async (path, file, touch) => {
    const { page, wait, scripts } = await openCounted({ clock: true });
    await page.goto(path);
    await touch(page);
    await wait(2_100);
    await expect.poll(() => [...scripts].some((script) => script.includes(`/${file}-`))).toBe(true);
    expect(weightOf(scripts)).toBeLessThanOrEqual(90_000);
  },
);
