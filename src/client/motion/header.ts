/**
 * Colours the header after 200 px of scrolling where the browser cannot do it by a
 * scroll-driven animation.
 */
export function colourHeader(): void {
  const header = document.querySelector('[data-header]:not(.is-solid)');
  if (!header || CSS.supports('animation-timeline: scroll()')) return;
  const colour = () => header.classList.toggle('is-solid', scrollY > 200);
  addEventListener('scroll', colour, { passive: true });
  colour();
}
