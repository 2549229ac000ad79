import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const banners = (page: Page) => page.locator('[data-banners]');
export const pause = (page: Page) => banners(page).locator('.banners__tools button');
/**
 * Interacts with the banners, and resolves once Swiper has taken over: last of all,
 * hidden slides become inert.
 *
 * @param wait Of a visitor whose clock is paused.
 */
export const wakeBanners = async (
  page: Page,
  wait: (milliseconds: number) => Promise<void> = async () => undefined,
) => {
  await banners(page).dispatchEvent('pointerdown');
  await expect
    .poll(async () => {
      await wait(20);
      return banners(page).locator('.swiper-slide[inert]').count();
    })
    .toBeGreaterThan(0);
};
/** Indexes of the usable slides. */
export const usable = (page: Page) =>
  banners(page)
    .locator('.swiper-slide')
    .evaluateAll((slides) =>
      slides.flatMap((slide, i) => ((slide as HTMLElement).inert ? [] : [i])),
    );
export const filmPlays = (page: Page) =>
  page.locator('video').evaluate((film) => !(film as HTMLVideoElement).paused);
