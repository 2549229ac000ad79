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
export function onFirstInteraction(action: (event?: Event) => void): void {
  const listeners = new AbortController();
  const begin = (event: Event) => {
    listeners.abort();
    action(event);
  };
  if (document.activeElement !== document.body || document.querySelector(changed)) {
    action();
    return;
  }
  for (const type of pageInteractions)
    addEventListener(type, begin, { signal: listeners.signal, passive: true });
}
