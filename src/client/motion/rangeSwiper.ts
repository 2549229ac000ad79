import Swiper from 'swiper';
import { Navigation } from 'swiper/modules';

/**
 * Visible slides by window width; RangeSlider.css has the same values for the native
 * row.
 */
const breakpoints = { 480: { slidesPerView: 3 }, 900: { slidesPerView: 4 } };

/**
 * Starts Swiper on a row of ranges for its buttons; scrolling and snapping stay native.
 */
export function takeOver(row: HTMLElement): void {
  const wrapper = row.querySelector('.swiper-wrapper');
  const [previous, next] = row.querySelectorAll<HTMLButtonElement>('.ranges__go');
  if (!wrapper || !previous || !next) return;
  const current = [...wrapper.children].findIndex((slide) =>
    slide.querySelector('[aria-current]'),
  );
  const spaceBetween = Number.parseFloat(getComputedStyle(wrapper).columnGap) || 0;
  for (const button of [previous, next]) button.hidden = false;
  row.classList.add('is-live');
  new Swiper(row, {
    modules: [Navigation],
    cssMode: true,
    slidesPerView: 1.15,
    spaceBetween,
    breakpoints,
    initialSlide: Math.max(0, current),
    navigation: { prevEl: previous, nextEl: next },
  });
}
