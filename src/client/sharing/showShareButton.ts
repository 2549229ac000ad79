/**
 * Shows the button of the browser's share sheet where there is one, else that which
 * copies the address.
 */
export function showShareButton(): void {
  const share = document.querySelector<HTMLElement>('[data-share]');
  const copy = document.querySelector<HTMLElement>('[data-copy]');
  if (!share || !copy) return;
  share.hidden = typeof navigator.share !== 'function';
  copy.hidden = !share.hidden || !navigator.clipboard;
}
