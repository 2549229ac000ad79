import { afterLoad, whenIdle } from '../browser/idle.ts';

/** Swiper is fetched this long after the page has loaded. */
const quietMs = 4_000;

/**
 * Starts Swiper on the banners at their first touch, or some seconds after the page has
 * loaded, once the browser is idle and they are in view. Until then, and without a
 * script, the row scrolls natively.
 */
export function startBanners(): void {
  const row = document.querySelector<HTMLElement>('[data-banners]');
  if (!row) return;
  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    import('./bannerSwiper.ts')
      .then(({ takeOver }) => takeOver(row))
      .catch(console.error);
  };
  const wakeInView = () =>
    new IntersectionObserver(([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      wake();
    }).observe(row);
  for (const touch of ['pointerdown', 'focusin'])
    row.addEventListener(touch, wake, { once: true });
  afterLoad(() => setTimeout(() => whenIdle(wakeInView), quietMs));
}
