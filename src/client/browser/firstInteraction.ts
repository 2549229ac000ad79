/** What shows that a visitor begins to do something. */
const interactions = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'input',
] as const;

/** Choices of the page that are not as it came. */
const changed = 'main :checked:not([checked], [selected])';

/**
 * Runs once the visitor interactions the page by pointer or keyboard; at once where that was
 * before the script came, or the browser filled the page in again.
 */
export function onFirstInteraction(action: (touch?: Event) => void): void {
  const listeners = new AbortController();
  const begin = (touch: Event) => {
    listeners.abort();
    action(touch);
  };
  if (document.activeElement !== document.body || document.querySelector(changed)) {
    action();
    return;
  }
  for (const touch of interactions)
    addEventListener(touch, begin, { signal: listeners.signal, passive: true });
}
