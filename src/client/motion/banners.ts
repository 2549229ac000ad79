import { afterLoad, whenIdle } from '../browser/schedule.ts';

const bannerRow = () => document.querySelector<HTMLElement>('[data-banners]');

/** Time from the load event until Swiper loads; its own delay is in bannerSwiper.ts. */
const loadDelayMs = 4_000;

/** Loads Swiper once the browser is idle and the banners are in view. */
export function autoplayBanners(): void {
  const row = bannerRow();
  if (!row) return;
  const startInView = () =>
    new IntersectionObserver(([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      loadSwiper(row);
    }).observe(row);
  afterLoad(() => setTimeout(() => whenIdle(startInView), loadDelayMs));
}

/**
 * Loads Swiper at the first interaction with the banners. Until then, and without a
 * script, the row scrolls natively.
 */
export function startBannersOnInteraction(): void {
  const row = bannerRow();
  if (!row) return;
  for (const interaction of ['pointerdown', 'focusin'])
    row.addEventListener(interaction, () => loadSwiper(row), { once: true });
}

function loadSwiper(row: HTMLElement): void {
  import('./bannerSwiper.ts').then((swiper) => swiper.startSwiper(row)).catch(console.error);
}
