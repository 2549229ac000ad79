import { afterLoad, whenIdle } from '../browser/idle.ts';

/**
 * Lays out the sections that home/Home.css skips at first (content-visibility), one per
 * idle moment, so that the page gets its real height.
 */
export function layOutChapters(): void {
  const pending = [...document.querySelectorAll('.chapter')];
  const layOutNext = () => pending.shift()?.classList.remove('chapter');
  const layOutAll = () =>
    whenIdle(() => {
      layOutNext();
      if (pending.length) layOutAll();
    });
  // Whoever comes back, or to an anchor, comes to a place that the heights above it
  // decide.
  if (
    location.hash ||
    (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
      ?.type !== 'navigate'
  )
    while (pending.length) layOutNext();
  else afterLoad(layOutAll);
}
