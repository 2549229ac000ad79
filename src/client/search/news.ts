import { newsListKey } from '../../site/privacy/storageNames.ts';
import { readJson, store } from '../browser/storage.ts';

/** Saves the scroll position of the news list, and restores it on the way back. */
export function restoreNewsPosition(): void {
  const list = document.querySelector('[data-news-search]');
  if (list)
    addEventListener('pagehide', () => keep([location.pathname + location.search, scrollY]));
  const close = document.querySelector<HTMLAnchorElement>('[data-close-story]');
  if (close) linkBackToList(close);
  else if (list) restorePosition();
}

/**
 * Restores the scroll position of the list after the back button or a story's close
 * link.
 */
function restorePosition(): void {
  const [address, top = 0, wanted] = storedPosition();
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (address === location.pathname + location.search && (wanted || visit?.type === 'back_forward'))
    scrollTo({ top, behavior: 'instant' });
}

type Position = [address?: string, top?: number, wanted?: boolean];

const storedPosition = () => (readJson('sessionStorage', newsListKey) ?? []) as Position;

const keep = (position: Position): void =>
  store('sessionStorage', newsListKey, JSON.stringify(position));

function linkBackToList(close: HTMLAnchorElement): void {
  const [address, top] = storedPosition();
  if (address?.split('?')[0] !== close.pathname) return;
  close.href = address;
  close.addEventListener('click', () => keep([address, top ?? 0, true]));
}
