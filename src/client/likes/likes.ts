import { likesKey as place } from '../../site/privacy/consent.ts';

/**
 * Keys of the products and news that this visitor likes. They are stored in this
 * browser only.
 */
export function likes(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return new Set(
      Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [],
    );
  } catch {
    return new Set();
  }
}

function toggle(key: string): void {
  const liked = likes();
  if (!liked.delete(key)) liked.add(key);
  try {
    localStorage.setItem(place, JSON.stringify([...liked]));
  } catch (error) {
    // Full or forbidden: the heart stays as it was.
    console.warn(error);
  }
}

/** Shows the page's hearts and keeps them in sync with the stored likes, across tabs. */
export function startLikes(): void {
  document.addEventListener('click', (event) => {
    const key = (event.target as Element).closest<HTMLElement>('[data-like]')?.dataset[
      'like'
    ];
    if (!key) return;
    toggle(key);
    showLikes();
  });
  addEventListener('storage', ({ key }) => {
    if (key === place) showLikes();
  });
  showLikes();
}

/** Updates every heart and notifies the page. */
export function showLikes(): void {
  const liked = likes();
  for (const heart of document.querySelectorAll<HTMLElement>('[data-like]')) {
    heart.hidden = false;
    heart.ariaPressed = String(liked.has(heart.dataset['like'] ?? ''));
  }
  document.dispatchEvent(new Event('likes'));
}
