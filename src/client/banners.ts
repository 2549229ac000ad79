/** Hands the row of banners to Swiper once the page has loaded and the browser is idle; until then, and without a script, it scrolls by itself. */
export function startBanners(): void {
  const row = document.querySelector<HTMLElement>('[data-banners]');
  if (!row) return;
  const begin = () => whenIdle(() => void import('./bannerSwiper.ts').then(({ takeOver }) => takeOver(row)).catch(console.error));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

const whenIdle = (action: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(action, { timeout: 2000 }) : setTimeout(action, 200));
