import { newsListKey as memory } from '../../site/privacy/consent.ts';

/**
 * Restores the scroll position in the list after the back button or a story's link
 * back.
 */
export function returnToPlace(): void {
  const [address, top = 0, wanted] = place();
  const [visit] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  if (
    address === location.pathname + location.search &&
    (wanted || visit?.type === 'back_forward')
  )
    scrollTo({ top, behavior: 'instant' });
}

function place(): [address?: string, top?: number, wanted?: boolean] {
  try {
    return JSON.parse(sessionStorage.getItem(memory) ?? '[]');
  } catch {
    return [];
  }
}

/** Points a story's link back to the list as the visitor left it. */
export function closeStory(close: HTMLAnchorElement): void {
  const [address, top] = place();
  if (address?.split('?')[0] !== close.pathname) return;
  close.href = address;
  close.addEventListener('click', () =>
    sessionStorage.setItem(memory, JSON.stringify([address, top, true])),
  );
}
