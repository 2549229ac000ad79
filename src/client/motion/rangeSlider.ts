/**
 * Starts Swiper on each row of ranges near the viewport. Until then, and without a
 * script, the row scrolls natively.
 */
export function startRangeSliders(): void {
  const rows = document.querySelectorAll<HTMLElement>('[data-ranges]');
  if (!rows.length) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        import('./rangeSwiper.ts')
          .then(({ takeOver }) => takeOver(target as HTMLElement))
          .catch(console.error);
      }
    },
    { rootMargin: '200px' },
  );
  for (const row of rows) observer.observe(row);
}
