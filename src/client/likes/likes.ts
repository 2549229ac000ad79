import { likesKey } from '../../site/privacy/storageNames.ts';
import { readJson, store } from '../browser/storage.ts';

/**
 * Keys of the products and news that the visitor likes. They never leave the browser.
 */
export function likes(): Set<string> {
  const stored = readJson('localStorage', likesKey);
  return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []);
}

/** Toggles the like of a button's product or story. */
export function toggleLike({ dataset }: HTMLElement): void {
  const key = dataset['like'] ?? '';
  const liked = likes();
  if (!liked.delete(key)) liked.add(key);
  keep(liked);
}

/** Likes several products, those already liked included. */
export const addLikes = (keys: readonly string[]): void => keep([...likes(), ...keys]);

function keep(liked: Iterable<string>): void {
  store('localStorage', likesKey, JSON.stringify([...new Set(liked)]));
  showLikes();
}

/** Updates every like button and dispatches `likes` on the document. */
export function showLikes(): void {
  addHearts();
  const liked = likes();
  for (const heart of document.querySelectorAll<HTMLElement>('[data-like]'))
    heart.setAttribute('aria-pressed', String(liked.has(heart.dataset['like'] ?? '')));
  document.dispatchEvent(new Event('likes'));
}

/** Adds a like button to every card of the finder that has none. */
function addHearts(): void {
  const [template] = document.querySelector<HTMLTemplateElement>('#heart')?.content.children ?? [];
  if (!template) return;
  for (const card of document.querySelectorAll('.shelf > li:not(:has(.heart))')) {
    const heart = template.cloneNode(true) as HTMLElement;
    const link = card.querySelector('a');
    heart.dataset['like'] = keyOf(link);
    const label = heart.getAttribute('aria-label') ?? '';
    heart.setAttribute('aria-label', label.replace('{name}', link?.textContent ?? ''));
    card.appendChild(heart);
  }
}

/** Returns a product's key, the last segment of its URL. */
export const keyOf = (link: HTMLAnchorElement | null): string =>
  decodeURIComponent(link?.pathname.split('/').at(-1) ?? '');
