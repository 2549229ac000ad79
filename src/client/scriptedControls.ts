/** Shows the print buttons, which do nothing without a script. */
export function showPrintButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}

/**
 * Shows the share button in browsers with a share sheet, and the copy button in others.
 */
export function showShareButton(): void {
  const share = document.querySelector<HTMLElement>('[data-share]');
  const copy = document.querySelector<HTMLElement>('[data-copy]');
  if (!share || !copy) return;
  share.hidden = typeof navigator.share !== 'function';
  copy.hidden = !share.hidden || !navigator.clipboard;
}

/**
 * Takes pictures of the back end away that fail, so that their covers show: WebKit draws
 * a question mark over them.
 */
export function hideFailedPictures(): void {
  const hide = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && target.closest('.cover')) target.hidden = true;
  };
  document.addEventListener('error', ({ target }) => hide(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('.cover img'))
    if (image.complete && image.currentSrc && !image.naturalWidth) hide(image);
}

/**
 * Lets file inputs accept several photos as well as a PDF. The hydrated form converts them
 * to one PDF.
 */
export function acceptPhotos(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    input.accept += ',image/jpeg,image/png';
    input.multiple = true;
  }
}
