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
