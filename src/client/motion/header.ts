/**
 * Colours the header after 200 px of scrolling in browsers without scroll-driven
 * animations.
 */
export function colourHeader(): void {
  if (!CSS.supports('animation-timeline: scroll()'))
    import('./scrolledHeader.ts')
      .then(({ colourOnScroll }) => colourOnScroll())
      .catch(console.error);
}
