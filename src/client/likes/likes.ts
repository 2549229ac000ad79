import { likesKey } from '../../site/privacy/consent.ts';

/**
 * Keys of the products and news that this visitor likes. They are stored in this
 * browser only.
 */
export function likes(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(likesKey) ?? '[]');
    return new Set(
      Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [],
    );
  } catch {
    return new Set();
  }
}

/** Likes what the heart stands for, or likes it no more. */
export function toggleLike({ dataset }: HTMLElement): void {
  const key = dataset['like'] ?? '';
  const liked = likes();
  if (!liked.delete(key)) liked.add(key);
  try {
    localStorage.setItem(likesKey, JSON.stringify([...liked]));
  } catch (error) {
    // Full or forbidden: the heart stays as it was.
    console.warn(error);
  }
  showLikes();
}

/** Updates every heart and notifies the page. */
export function showLikes(): void {
  addHearts();
  const liked = likes();
  for (const heart of document.querySelectorAll<HTMLElement>('[data-like]'))
    heart.ariaPressed = String(liked.has(heart.dataset['like'] ?? ''));
  document.dispatchEvent(new Event('likes'));
}

/** Gives every card of the finder that has none a heart. */
function addHearts(): void {
  const [template] =
    document.querySelector<HTMLTemplateElement>('#heart')?.content.children ?? [];
  if (!template) return;
  for (const card of document.querySelectorAll('.shelf > li:not(:has(.heart))')) {
    const heart = template.cloneNode(true) as HTMLElement;
    const link = card.querySelector('a');
    heart.dataset['like'] = keyOf(link);
    heart.ariaLabel = (heart.ariaLabel ?? '').replace('{name}', link?.textContent ?? '');
    card.appendChild(heart);
  }
}

/** The key of a product, which its address ends with. */
export const keyOf = (link: HTMLAnchorElement | null): string =>
  decodeURIComponent(link?.pathname.split('/').at(-1) ?? '');
