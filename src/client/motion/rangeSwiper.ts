import Swiper from 'swiper';
import { Navigation } from 'swiper/modules';

/** Slides in view from a width on; RangeSlider.css says the same for the row before. */
const breakpoints = { 480: { slidesPerView: 3 }, 900: { slidesPerView: 4 } };

/**
 * Gives a row of ranges to Swiper, which adds buttons; scrolling and snapping stay the
 * browser's own.
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
