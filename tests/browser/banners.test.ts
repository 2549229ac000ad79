import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { menus } from '../support/browser/headerMenus.ts';
import { type Habits, newTab, openTab, phone } from '../support/browser/tab.ts';
import { rareTest } from '../support/inTurn.ts';

const banners = (page: Page) => page.locator('[data-banners]');
const pause = (page: Page) => banners(page).locator('.banners__tools button');
/**
 * Resolves once Swiper has taken over: last of all, hidden slides become inert.
 *
 * @param pass Lets time pass.
 */
const swiperStarts = (page: Page, pass: () => Promise<void>) =>
  expect
    .poll(async () => {
      await pass();
      return banners(page).locator('.swiper-slide[inert]').count();
    })
    .toBeGreaterThan(0);
/** Has the film take ever so long. Runs in the page. */
function slowFilm(): void {
  const slow = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) target.playbackRate = 0.0625;
  };
  document.addEventListener('play', slow, true);
}

/** Has the film end now. */
const endFilm = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration;
  });

/** The browser of a visitor who saves data. Runs in the page. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Indexes of the usable slides. */
const usable = (page: Page) =>
  banners(page)
    .locator('.swiper-slide')
    .evaluateAll((slides) =>
      slides.flatMap((slide, i) => ((slide as HTMLElement).inert ? [] : [i])),
    );
const filmBegan = (page: Page) =>
  page.locator('video').evaluate((film) => (film as HTMLVideoElement).currentTime > 0);
const filmPlays = (page: Page) =>
  page.locator('video').evaluate((film) => !(film as HTMLVideoElement).paused);

/** Home with banners that move, and have been touched; time passes only in `wait`. */
async function openBanners(path: string, habits: Habits = {}) {
  const tab = await openTab(path, {
    isClockPaused: true,
    reducedMotion: 'no-preference',
    init: [slowFilm],
    ...habits,
  });
  // They start at the first touch.
  await banners(tab.page).dispatchEvent('pointerdown');
  await swiperStarts(tab.page, () => tab.wait(20));
  return tab;
}

describe('the banners', () => {
  test('begin with the film, which plays whole and on the first only, and turn every five seconds', async () => {
    const { page, wait, requests } = await openTab('/es', {
      isClockPaused: true,
      reducedMotion: 'no-preference',
      init: [slowFilm],
    });
    await expect.poll(() => filmBegan(page)).toBe(true);
    expect(requests.filter((url) => url.includes('bannerSwiper'))).toEqual([]);
    await wait(4_000);
    await swiperStarts(page, () => wait(100));
    await wait(20_000);
    expect(await usable(page)).toEqual([0]);
    await endFilm(page);
    await expect.poll(() => usable(page)).toEqual([1]);
    await expect.poll(() => filmPlays(page)).toBe(false);
    expect(await page.locator('[data-banners] [aria-live]').count()).toBe(0);
    expect(await banners(page).locator('a[aria-current]').textContent()).toContain(
      'Cae como quiere',
    );
    await wait(4_800);
    expect(await usable(page)).toEqual([1]);
    // Five seconds begin with the end of the motion, which no clock holds.
    const later = async () => {
      await wait(1_000);
      return usable(page);
    };
    await expect.poll(later).toEqual([2]);
  });

  rareTest('show the picture of a film that cannot be loaded', async () => {
    const { page } = await newTab({ reducedMotion: 'no-preference' });
    await page.route('**/video/*.*m*', (route) => route.fulfill({ body: 'no film' }));
    await page.goto('/es');
    await expect.poll(() => page.locator('.grin source').count()).toBe(0);
    expect(await page.locator('.grin video').evaluate((film: HTMLVideoElement) => film.error)).toBe(
      null,
    );
  });

  test('stop at the button, with the film, and start again', async () => {
    const { page, wait } = await openBanners('/en');
    await pause(page).click();
    expect(await pause(page).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => filmPlays(page)).toBe(false);
    await wait(20_000);
    expect(await usable(page)).toEqual([0]);
    await pause(page).click();
    await expect.poll(() => filmPlays(page)).toBe(true);
    await endFilm(page);
    await expect.poll(() => usable(page)).toEqual([1]);
  });

  rareTest('leave the film where it is for visitors who save data, and turn', async () => {
    const { page, wait, requests } = await openBanners('/es', { init: [saveData] });
    await wait(5_400);
    await expect.poll(() => usable(page)).toEqual([1]);
    expect(requests.filter((url) => url.includes('/video/hero.webm'))).toEqual([]);
    expect(await filmPlays(page)).toBe(false);
  });

  test('pause while the keyboard focus is inside, and turn by the arrow keys, which lead it to the dot of the banner shown', async () => {
    const { page, wait } = await openBanners('/es');
    await banners(page).locator('.hero a').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await wait(20_000);
    expect(await usable(page)).toEqual([0]);
    for (const [key, shown] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => usable(page)).toEqual([shown]);
      expect(await banners(page).locator('[aria-current]:focus').count()).toBe(1);
    }
  });

  test('show the banner of a dot at its first press, which is what loads Swiper, and stay there', async () => {
    const { page } = await openTab('/es', {
      ...phone,
      hasTouch: true,
      reducedMotion: 'no-preference',
    });
    await banners(page).locator('.banners__tools a').nth(2).tap();
    await swiperStarts(page, async () => {});
    expect(await usable(page)).toEqual([2]);
    expect(await pause(page).getAttribute('aria-pressed')).toBe('true');
  });

  test('stay at the one that the visitor has chosen, until they are started again', async () => {
    const { page, wait } = await openBanners('/en', { init: [saveData] });
    await banners(page).locator('.banners__tools a').nth(2).click();
    await expect.poll(() => usable(page)).toEqual([2]);
    // A turn begins with the end of the motion, which no clock holds.
    const moving = () =>
      banners(page)
        .locator('.swiper-wrapper')
        .evaluate((list) => list.getAnimations().length);
    await expect.poll(moving).toBe(0);
    await wait(12_000);
    expect(await usable(page)).toEqual([2]);
    await pause(page).click();
    await wait(5_400);
    await expect.poll(() => usable(page)).toEqual([3]);
  });

  rareTest('stay still with reduced motion, and turn with their dots', async () => {
    const { page, wait } = await openBanners('/fr', { reducedMotion: 'reduce' });
    expect(await pause(page).isVisible()).toBe(false);
    await banners(page).locator('.banners__tools a').nth(3).click();
    await expect.poll(() => usable(page)).toEqual([3]);
    await wait(20_000);
    expect(await usable(page)).toEqual([3]);
    expect(await filmPlays(page)).toBe(false);
    expect(new URL(page.url()).hash).toBe('');
  });

  rareTest('stay for five seconds more when played with', async () => {
    const { page, wait } = await openBanners('/fr', { init: [saveData] });
    await wait(4_000);
    await banners(page).locator('.swiper-slide').first().dispatchEvent('pointerdown');
    await wait(4_800);
    expect(await usable(page)).toEqual([0]);
    await wait(400);
    await expect.poll(() => usable(page)).toEqual([1]);
  });

  rareTest('wait while a menu lies on them', async () => {
    const { page, wait } = await openBanners('/fr', { init: [saveData] });
    await menus(page).first().locator('summary').click();
    await wait(20_000);
    expect(await usable(page)).toEqual([0]);
    await page.keyboard.press('Escape');
    await wait(5_400);
    await expect.poll(() => usable(page)).toEqual([1]);
  });

  rareTest('keep the keyboard focus that was inside before they started', async () => {
    const { page, wait } = await openTab('/es', { clock: true, reducedMotion: 'no-preference' });
    await page.keyboard.press('Tab');
    await banners(page).locator('.hero a').first().focus();
    await expect.poll(() => usable(page)).toEqual([0]);
    await wait(20_000);
    expect(await usable(page)).toEqual([0]);
  });

  rareTest('keep the keyboard focus that moves on while they start', async () => {
    const { page } = await openTab('/en');
    await page.evaluate(focusSecondOnceStarted);
    await banners(page).locator('.hero a').first().focus();
    await expect.poll(() => usable(page)).toEqual([1]);
    expect(await page.locator('[data-banners] :focus').count()).toBe(1);
  });

  rareTest('scroll and snap without JavaScript, and every one can be reached', async () => {
    const { page } = await openTab('/es', { javaScriptEnabled: false });
    expect(await pause(page).isVisible()).toBe(false);
    await banners(page).locator('.banners__tools a').nth(2).click();
    const slide = banners(page).locator('.swiper-slide').nth(2);
    await expect.poll(async () => Math.round((await slide.boundingBox())?.x ?? -1)).toBe(0);
    expect(await slide.getByRole('link').first().isVisible()).toBe(true);
  });
});

/** Moves the focus while Swiper has started but not all of it. Runs in the page. */
function focusSecondOnceStarted(): void {
  const row = document.querySelector('[data-banners]') as HTMLElement;
  new MutationObserver((_, observer) => {
    if (!row.classList.contains('swiper-initialized')) return;
    observer.disconnect();
    row.querySelector<HTMLElement>('.swiper-slide:nth-child(2) a')?.focus();
  }).observe(row, { attributeFilter: ['class'] });
}
