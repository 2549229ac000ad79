/**
 * Lets the chooser of a file offer photos from the first touch: the form, which that
 * touch wakes, makes PDFs of them.
 */
export function acceptPhotos(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]'))
    input.accept += ',image/jpeg,image/png';
}
