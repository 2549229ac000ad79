import { atFirstTouch } from './browser/firstTouch.ts';
import { isCarrying } from './islands/carried.ts';

/** What is not, or not well, done without a script. */
const buttons =
  '[data-like], [data-share], [data-copy], [data-copy-code], [data-news=more] a';

/**
 * Fetches what answers a visitor once there is one who does something. Clicks that come
 * before it are made again when it is there; what was typed and chosen before, each
 * form heeds.
 */
export function wakeWhenTouched(): void {
  const clicked: HTMLElement[] = [];
  const keep = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(buttons);
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked.push(button);
  };
  document.addEventListener('click', keep, true);
  const wake = (touch?: Event) =>
    import('./touched.ts')
      .then(({ startTouched }) => startTouched(touch))
      .catch(console.error)
      .finally(() => {
        document.removeEventListener('click', keep, true);
        for (const button of clicked) button.click();
      });
  if (isCarrying()) void wake();
  else atFirstTouch((touch) => void wake(touch));
}
