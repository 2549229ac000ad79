import { afterLoad, whenIdle } from '../browser/schedule.ts';
import { showPictureOnError, startFilm, wantedFilm } from './film.ts';

const bannerRow = () => document.querySelector<HTMLElement>('[data-banners]');

/** Time from the load event until Swiper loads; its own delay is in bannerSwiper.ts. */
const loadDelayMs = 4_000;

/**
 * Plays the film of the first banner as soon as the page has loaded, and loads Swiper some
 * seconds later, once the browser is idle; each when the banners are in view.
 */
export function autoplayBanners(): void {
  const row = bannerRow();
  if (!row) return;
  const film = wantedFilm(row);
  if (film) showPictureOnError(film);
  afterLoad(() => {
    // The browser tells what is in view once it has painted.
    if (film) whenInView(row, () => startFilm(film));
    setTimeout(() => whenIdle(() => whenInView(row, () => loadSwiper(row))), loadDelayMs);
  });
}

function whenInView(row: HTMLElement, action: () => void): void {
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    action();
  }).observe(row);
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
