/** Events that count as interaction. */
const pageInteractions = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'input',
] as const;

/** Boxes that are checked now but were not in the server's HTML. */
const changed = 'main :checked:not([checked], [selected])';

/**
 * Runs `action` at the first interaction by pointer or keyboard. Runs it immediately if
 * the visitor interacted before the script loaded, or if the browser restored form state.
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
  for (const touch of pageInteractions)
    addEventListener(touch, begin, { signal: listeners.signal, passive: true });
}
