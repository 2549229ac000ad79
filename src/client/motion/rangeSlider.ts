/**
 * Hands every row of ranges to Swiper once it comes near; until then, and without a
 * script, it scrolls by itself.
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
