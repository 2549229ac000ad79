import { answersKey } from '../site/privacy/storageNames.ts';
import { nextPaint } from './browser/schedule.ts';
import { read } from './browser/storage.ts';

/** Buttons that do nothing, or less, without a script. */
const buttons = '[data-kiosk-card], [data-like], [data-share], [data-news=more] a';

/**
 * Loads the interactive part of the site at the first interaction. Clicks on script-only
 * buttons are queued and replayed once it has loaded. Each form replays its own input.
 */
export function loadOnFirstInteraction(): void {
  const queued: HTMLElement[] = [];
  const queueClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(buttons);
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queued.push(button);
  };
  document.addEventListener('click', queueClick, true);
  const load = (event?: Event) =>
    import('./interactive.ts')
      .then(({ startInteractive }) => startInteractive(event))
      .catch(console.error)
      .finally(() => {
        document.removeEventListener('click', queueClick, true);
        for (const button of queued) button.click();
      });
  // Answers were carried over from the form in another language.
  if (read('sessionStorage', answersKey)) void load();
  else
    onFirstInteraction(async (event) => {
      // The browser answers the touch by itself first: a menu needs no script.
      await nextPaint();
      await load(event);
    });
}

const pageInteractions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'] as const;

/** Boxes that are checked now but were not in the server's HTML. */
const changed = 'main :checked:not([checked], [selected])';

/**
 * Runs `action` at the first interaction by pointer or keyboard. Runs it immediately if
 * the visitor interacted before the script loaded, or if the browser restored form state.
 */
function onFirstInteraction(action: (event?: Event) => void): void {
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
