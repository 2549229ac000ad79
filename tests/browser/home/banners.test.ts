import { describe, test } from 'vitest';
import {
  banners,
  filmPlays,
  pause,
  showFirst,
  usable,
  wakeBanners,
} from '../../support/browser/banners.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { openTab } from '../../support/browser/tab.ts';

const browser = await openBrowser();

// They wait for seconds at a time, so they run concurrently.
describe.concurrent('the banners', () => {
  test('turn by themselves every five seconds; the film plays on the first only', async ({
    expect,
  }) => {
    await using tab = await openTab(browser, '/es', { reducedMotion: 'no-preference' });
    const { page } = tab;
    await wakeBanners(page);
    await expect.poll(() => usable(page), { timeout: 8_000 }).toEqual([1]);
    expect(await page.evaluate(timeSinceLoad)).toBeGreaterThan(4_500);
    expect(await filmPlays(page)).toBe(false);
    expect(await page.locator('[data-banners] [aria-live]').count()).toBe(0);
    expect(await banners(page).locator('a[aria-current]').textContent()).toContain(
      'Cae como quiere',
    );
    await expect.poll(() => usable(page), { timeout: 8_000 }).toEqual([2]);
    await showFirst(page);
    await expect.poll(() => filmPlays(page)).toBe(true);
  });

  test('a banner that is played with stays for five seconds more', async ({ expect }) => {
    await using tab = await openTab(browser, '/fr', { reducedMotion: 'no-preference' });
    const { page } = tab;
    await wakeBanners(page);
    const timePasses = (ms: number) => page.waitForFunction(hasBeenLoadedFor, ms);
    await timePasses(4_000);
    await banners(page).locator('.swiper-slide').first().dispatchEvent('pointerdown');
    await timePasses(7_500);
    expect(await usable(page)).toEqual([0]);
    await expect.poll(() => usable(page), { timeout: 8_000 }).toEqual([1]);
  });

  test('stop at the button, with the film, and start again', async ({ expect }) => {
    await using tab = await openTab(browser, '/en', { reducedMotion: 'no-preference' });
    const { page } = tab;
    await wakeBanners(page);
    await showFirst(page);
    await pause(page).click();
    expect(await pause(page).getAttribute('aria-pressed')).toBe('true');
    expect(await filmPlays(page)).toBe(false);
    await page.waitForTimeout(6_500);
    expect(await usable(page)).toEqual([0]);
    await pause(page).click();
    await expect.poll(() => filmPlays(page)).toBe(true);
    await expect.poll(() => usable(page), { timeout: 8_000 }).toEqual([1]);
  });

  test('pause while the keyboard focus is inside', async ({ expect }) => {
    await using tab = await openTab(browser, '/es', { reducedMotion: 'no-preference' });
    const { page } = tab;
    await wakeBanners(page);
    await showFirst(page);
    await banners(page).locator('.hero a').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.waitForTimeout(6_500);
    expect(await usable(page)).toEqual([0]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => usable(page)).toEqual([1]);
  });

  test('wait while a menu lies on them', async ({ expect }) => {
    await using tab = await openTab(browser, '/fr', { reducedMotion: 'no-preference' });
    const { page } = tab;
    await wakeBanners(page);
    await showFirst(page);
    await page.locator('[data-header] summary:visible').first().click();
    await page.waitForTimeout(6_500);
    expect(await usable(page)).toEqual([0]);
    await page.keyboard.press('Escape');
    await expect.poll(() => usable(page), { timeout: 8_000 }).toEqual([1]);
  });

  test('keep the keyboard focus that was inside before they started', async ({
    expect,
  }) => {
    await using tab = await openTab(browser, '/es', { reducedMotion: 'no-preference' });
    const { page } = tab;
    await page.keyboard.press('Tab');
    await banners(page).locator('.hero a').first().focus();
    await expect.poll(() => usable(page)).toEqual([0]);
    await page.waitForTimeout(6_500);
    expect(await usable(page)).toEqual([0]);
  });

  test('keep the keyboard focus that moves on while they start', async ({ expect }) => {
    await using tab = await openTab(browser, '/en');
    const { page } = tab;
    await page.evaluate(focusSecondOnceStarted);
    await banners(page).locator('.hero a').first().focus();
    await expect.poll(() => usable(page)).toEqual([1]);
    expect(await page.locator('[data-banners] :focus').count()).toBe(1);
  });

  test('turn by the arrow keys, which lead the focus to the dot of the banner shown', async ({
    expect,
  }) => {
    await using tab = await openTab(browser, '/fr');
    const { page } = tab;
    await wakeBanners(page);
    await banners(page).locator('.hero a').first().focus();
    for (const [key, shown] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      expect(await usable(page)).toEqual([shown]);
      expect(await banners(page).locator('[aria-current]:focus').count()).toBe(1);
    }
  });

  test('stay still with reduced motion, and turn with their dots', async ({ expect }) => {
    await using tab = await openTab(browser, '/fr');
    const { page } = tab;
    await wakeBanners(page);
    expect(await pause(page).isVisible()).toBe(false);
    await banners(page).locator('.banners__tools a').nth(3).click();
    await expect.poll(() => usable(page)).toEqual([3]);
    await page.waitForTimeout(5_500);
    expect(await usable(page)).toEqual([3]);
    expect(await filmPlays(page)).toBe(false);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('scroll and snap without JavaScript, and every one can be reached', async ({
    expect,
  }) => {
    await using tab = await openTab(browser, '/es', { javaScriptEnabled: false });
    const { page } = tab;
    expect(await pause(page).isVisible()).toBe(false);
    await banners(page).locator('.banners__tools a').nth(2).click();
    const slide = banners(page).locator('.swiper-slide').nth(2);
    await expect
      .poll(async () => Math.round((await slide.boundingBox())?.x ?? -1))
      .toBe(0);
    expect(await slide.getByRole('link').first().isVisible()).toBe(true);
  });

  test('load Swiper only on this page, after it has loaded', async ({ expect }) => {
    await using home = await openTab(browser, '/es');
    await wakeBanners(home.page);
    const swiperFile = home.requests.findIndex((url) => /bannerSwiper/.test(url));
    expect(swiperFile).toBeGreaterThan(
      home.requests.findIndex((url) => /\/start-/.test(url)),
    );
    await using other = await openTab(browser, '/es/historia');
    await other.page.waitForTimeout(1_000);
    expect(other.requests.filter((url) => /swiper/i.test(url))).toEqual([]);
  });
});

/** Runs in the page. */
function hasBeenLoadedFor(ms: number): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return performance.now() - (visit as PerformanceNavigationTiming).loadEventEnd > ms;
}

/** In milliseconds. Runs in the page. */
function timeSinceLoad(): number {
  const [visit] = performance.getEntriesByType('navigation');
  return performance.now() - (visit as PerformanceNavigationTiming).loadEventEnd;
}

/** Moves the focus while Swiper has started but not all of it. Runs in the page. */
function focusSecondOnceStarted(): void {
  const row = document.querySelector('[data-banners]') as HTMLElement;
  new MutationObserver((_, observer) => {
    if (!row.classList.contains('swiper-initialized')) return;
    observer.disconnect();
    row.querySelector<HTMLElement>('.swiper-slide:nth-child(2) a')?.focus();
  }).observe(row, { attributeFilter: ['class'] });
}
