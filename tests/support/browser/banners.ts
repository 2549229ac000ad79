import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const banners = (page: Page) => page.locator('[data-banners]');
export const pause = (page: Page) => banners(page).locator('.banners__tools button');
/**
 * Interacts with the banners, and resolves once Swiper has taken over: last of all,
 * hidden slides become inert.
 */
export const wakeBanners = async (page: Page) => {
  await banners(page).dispatchEvent('pointerdown');
  await banners(page)
    .locator('.swiper-slide[inert]')
    .first()
    .waitFor({ state: 'attached' });
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
/** Shows the first banner anew: on a slow machine, it may have turned already. */
export const showFirst = async (page: Page) => {
  const dots = banners(page).locator('.banners__tools a');
  for (const index of [1, 0]) {
    await dots.nth(index).click();
    await expect.poll(() => usable(page)).toEqual([index]);
  }
};
