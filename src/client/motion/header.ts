/**
 * Colours the header after 200 px of scrolling where the browser cannot do it by a
 * scroll-driven animation.
 */
export function colourHeader(): void {
  if (!CSS.supports('animation-timeline: scroll()'))
    import('./scrolledHeader.ts')
      .then(({ colourOnScroll }) => colourOnScroll())
      .catch(console.error);
}
