import { afterLoad, whenIdle } from '../browser/schedule.ts';

/**
 * Lays out the sections that home/Home.css skips with `content-visibility`, one per idle
 * callback, so that the page gets its real height. The browser remembers each height, and
 * the sections are skipped again: there is less to restyle when the menu opens or closes
 * (96 instead of 112 ms; docs/decisions/0069-a-touch-is-painted-first.md).
 */
export function layOutChapters(): void {
  const pending = [...document.querySelectorAll('.chapter')];
  const layOutNext = () => {
    const chapter = pending.shift();
    chapter?.classList.add('shown');
    // By then it has been laid out in a frame.
    setTimeout(() => chapter?.classList.remove('shown'), 100);
  };
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
