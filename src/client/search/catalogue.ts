/** Starts the finder and the hearts on the pages that have them. */
export function startCatalogue(): void {
  if (document.querySelector('[data-finder]'))
    import('./finder.ts').then(({ startFinder }) => startFinder()).catch(console.error);
  if (document.querySelector('[data-finder], [data-like]'))
    import('../likes/likes.ts')
      .then(({ startLikes }) => startLikes())
      .catch(console.error);
}
