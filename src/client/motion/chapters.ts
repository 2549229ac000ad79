import { afterLoad, whenIdle } from '../browser/idle.ts';

/**
 * Wakes the chapters that home/Home.css lets sleep, one at a time while the browser is
 * idle: from then on the page is as high as it says.
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
