import { likesKey } from '../../site/privacy/storageNames.ts';

/** Shows stored likes, and keeps them in sync with other tabs. */
export function restoreLikes(): void {
  if (!document.querySelector('[data-like], #heart')) return;
  const show = () =>
    void import('./likes.ts').then(({ showLikes }) => showLikes()).catch(console.error);
  addEventListener('storage', ({ key }) => key === likesKey && show());
  if (localStorage.getItem(likesKey)) show();
}
