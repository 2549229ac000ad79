import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const banners = (page: Page) => page.locator('[data-banners]');
export const pause = (page: Page) => banners(page).locator('.banners__tools button');
/**
 * Interacts with the banners, and resolves once Swiper has taken over.
 *
 * @param wait Of a visitor whose clock is paused.
 */
export const wakeBanners = async (
  page: Page,
  wait: (milliseconds: number) => Promise<void> = async () => undefined,
) => {
  await banners(page).dispatchEvent('pointerdown');
  await swiperStarts(page, () => wait(20));
};
/**
 * Resolves once Swiper has taken over: last of all, hidden slides become inert.
 *
 * @param pass Lets time pass.
 */
export const swiperStarts = (page: Page, pass: () => Promise<void>) =>
  expect
    .poll(async () => {
      await pass();
      return banners(page).locator('.swiper-slide[inert]').count();
    })
    .toBeGreaterThan(0);
/** Has the film take ever so long. Runs in the page. */
export function slowFilm(): void {
  const slow = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) target.playbackRate = 0.0625;
  };
  document.addEventListener('play', slow, true);
}

/** Has the film end now. */
export const endFilm = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration;
  });

/** The browser of a visitor who saves data. Runs in the page. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Indexes of the usable slides. */
export const usable = (page: Page) =>
  banners(page)
    .locator('.swiper-slide')
    .evaluateAll((slides) =>
      slides.flatMap((slide, i) => ((slide as HTMLElement).inert ? [] : [i])),
    );
export const filmBegan = (page: Page) =>
  page.locator('video').evaluate((film) => (film as HTMLVideoElement).currentTime > 0);
export const filmPlays = (page: Page) =>
  page.locator('video').evaluate((film) => !(film as HTMLVideoElement).paused);
