const seen: [string, () => Promise<{ start(): unknown }>][] = [
  ['.hint-place', () => import('./hints/hints.ts')],
  ['[data-eaten]', () => import('./bites/bites.ts')],
];

/** Loads the tips, or the bites of the 404 page, once their place is in view. */
export function loadWhenSeen(): void {
  for (const [place, load] of seen) {
    const element = document.querySelector(place);
    if (!element) continue;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      load()
        .then(({ start }) => start())
        .catch(console.error);
    });
    observer.observe(element);
  }
}
