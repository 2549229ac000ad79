/** Plays the film: first without its loop, whose end bannerSwiper.ts waits for. */
export function startFilm(film: HTMLVideoElement): void {
  film.loop = false;
  const play = () => film.play().catch(() => undefined);
  film.addEventListener('ended', () => {
    film.loop = true;
    play();
  });
  play();
}

/** A film that cannot be loaded or played gives way to its picture. */
export function showPictureOnError(film: HTMLVideoElement): void {
  const showPicture = () => {
    film.replaceChildren();
    film.load();
  };
  film.addEventListener('error', showPicture);
  film.lastElementChild?.addEventListener('error', showPicture);
}

/** The film of the first banner, unless the visitor wants no motion or little data. */
export function wantedFilm(row: HTMLElement): HTMLVideoElement | null {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return isStill || connection?.saveData ? null : row.querySelector('video');
}
