/** Loads sharing and copying at the first click on either button. */
export function loadSharing(): void {
  const share = document.querySelector<HTMLButtonElement>('[data-share]');
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]');
  if (!share || !copy) return;
  const load = () => import('./share.ts');
  share.onclick = () => load().then((sharing) => sharing.share(share), console.error);
  copy.onclick = () => load().then((sharing) => sharing.copyAddress(copy), console.error);
}
