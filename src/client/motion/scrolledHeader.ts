/** Gives a transparent header its background once the page has scrolled. */
export function colourOnScroll(): void {
  const header = document.querySelector('[data-header]:not(.is-solid)');
  if (!header) return;
  const colour = () => header.classList.toggle('is-solid', scrollY > 200);
  addEventListener('scroll', colour, { passive: true });
  colour();
}
