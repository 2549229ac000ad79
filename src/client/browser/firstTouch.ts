/** What shows that a visitor begins to do something. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'] as const;

/** Choices of the page that are not as it came. */
const changed = 'main :checked:not([checked], [selected])';

/**
 * Runs once the visitor touches the page by pointer or keyboard; at once where that was
 * before the script came, or the browser filled the page in again.
 */
export function atFirstTouch(action: (touch?: Event) => void): void {
  const untouched = new AbortController();
  const begin = (touch: Event) => {
    untouched.abort();
    action(touch);
  };
  if (document.activeElement !== document.body || document.querySelector(changed)) {
    action();
    return;
  }
  for (const touch of touches)
    addEventListener(touch, begin, { signal: untouched.signal, passive: true });
}
