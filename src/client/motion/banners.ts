import { afterLoad, whenIdle } from '../browser/idle.ts';

/**
 * Hands the row of banners to Swiper once the page has loaded and the browser is idle;
 * until then, and without a script, it scrolls by itself.
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
