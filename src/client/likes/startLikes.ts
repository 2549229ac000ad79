import { likesKey } from '../../site/privacy/storageNames.ts';
import { read } from '../browser/storage.ts';

/** Shows stored likes, and keeps them in sync with other tabs. */
export function restoreLikes(): void {
  if (!document.querySelector('[data-like], #heart')) return;
  const show = () =>
    void import('./likes.ts').then(({ showLikes }) => showLikes()).catch(console.error);
  addEventListener('storage', ({ key }) => key === likesKey && show());
  if (read('localStorage', likesKey)) show();
}

/** Loads the like buttons on pages that have them, and toggles them on click. */
export function startLikes(): void {
  if (!document.querySelector('[data-like], #heart')) return;
  const loaded = import('./likes.ts');
  document.addEventListener('click', ({ target }) => {
    const heart = (target as Element).closest<HTMLElement>('[data-like]');
    if (heart) loaded.then(({ toggleLike }) => toggleLike(heart)).catch(console.error);
  });
}
