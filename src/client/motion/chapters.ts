import { afterLoad, whenIdle } from '../browser/idle.ts';

/**
 * Lays out the sections that home/Home.css skips at first (content-visibility), one per
 * idle moment, so that the page gets its real height.
 */
export function wakeChapters(): void {
  const asleep = [...document.querySelectorAll('.chapter')];
  const wakeNext = () => asleep.shift()?.classList.remove('chapter');
  const wakeAll = () =>
    whenIdle(() => {
      wakeNext();
      if (asleep.length) wakeAll();
    });
  // Whoever comes back, or to an anchor, comes to a place that the heights above it
  // decide.
  if (
    location.hash ||
    (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
      ?.type !== 'navigate'
  )
    while (asleep.length) wakeNext();
  else afterLoad(wakeAll);
}
