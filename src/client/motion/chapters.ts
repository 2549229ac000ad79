import { afterLoad, whenIdle } from '../browser/schedule.ts';

/**
 * Lays out the sections that home/Home.css skips with `content-visibility`, one per idle
 * callback, so that the page gets its real height.
 */
export function layOutChapters(): void {
  const pending = [...document.querySelectorAll('.chapter')];
  const layOutNext = () => pending.shift()?.classList.add('shown');
  const layOutAll = () => {
    layOutNext();
    if (pending.length) whenIdle(layOutAll);
  };
  // Back navigation and anchors scroll to a position that depends on the heights above.
  if (
    location.hash ||
    (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type !==
      'navigate'
  )
    while (pending.length) layOutNext();
  else afterLoad(() => whenIdle(layOutAll));
}
