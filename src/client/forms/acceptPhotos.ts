/**
 * Lets file inputs accept photos as well as PDF. The hydrated form converts a photo to
 * PDF.
 */
export function acceptPhotos(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]'))
    input.accept += ',image/jpeg,image/png';
}
