/** Shares, or copies the address, by code that comes with the first such click. */
export function shareWhenAsked(): void {
  const share = document.querySelector<HTMLButtonElement>('[data-share]');
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]');
  if (!share || !copy) return;
  const actions = () => import('./share.ts');
  share.onclick = () => actions().then((to) => to.share(share), console.error);
  copy.onclick = () => actions().then((to) => to.copyAddress(copy), console.error);
}
