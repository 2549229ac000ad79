import { afterLoad, whenIdle } from '../browser/idle.ts';

/**
 * Starts Swiper on the banners once the page is loaded and idle. Until then, and
 * without a script, the row scrolls natively.
 */
export function startBanners(): void {
  const row = document.querySelector<HTMLElement>('[data-banners]');
  if (row)
    afterLoad(() =>
      whenIdle(
        () =>
          void import('./bannerSwiper.ts')
            .then(({ takeOver }) => takeOver(row))
            .catch(console.error),
      ),
    );
}
