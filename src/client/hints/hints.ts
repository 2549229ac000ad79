import { hintsKey } from '../../site/privacy/storageNames.ts';
import { readJson, store } from '../browser/storage.ts';
import { linkStyle } from '../browser/style.ts';
import sheet from './Hint.css?url&no-inline';

/** Other overlays. No tip is shown while one of them is open. */
const overlays = 'dialog[open], .burger[open], .consent, .invite, [data-hint]:not([hidden])';

/**
 * Shows each tip when it scrolls into view and no overlay is open. Its close button, or
 * a press anywhere else on the page, dismisses it for good.
 */
export async function start(): Promise<void> {
  await linkStyle(sheet);
  const dismissed = dismissedHints();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || document.querySelector(overlays)) continue;
        observer.unobserve(target);
        show(target.querySelector<HTMLElement>('[data-hint]'));
      }
    },
    { rootMargin: '0px 0px -25%' },
  );
  for (const hint of document.querySelectorAll<HTMLElement>('[data-hint]')) {
    if (!dismissed.includes(hint.dataset['hint'] ?? '') && hint.parentElement)
      observer.observe(hint.parentElement);
  }
}

function show(hint: HTMLElement | null): void {
  const text = hint?.querySelector('p');
  if (!hint || !text) return;
  hint.hidden = false;
  // A live region announces only changes made after it is rendered.
  text.textContent = text.dataset['text'] ?? '';
  const listeners = new AbortController();
  const close = () => {
    listeners.abort();
    hint.hidden = true;
    const dismissed = [...dismissedHints(), hint.dataset['hint']];
    store('localStorage', hintsKey, JSON.stringify(dismissed));
  };
  hint.querySelector('button')?.addEventListener('click', close);
  addEventListener('pointerdown', ({ target }) => hint.contains(target as Node) || close(), {
    signal: listeners.signal,
  });
}

function dismissedHints(): string[] {
  const stored = readJson('localStorage', hintsKey);
  return Array.isArray(stored) ? stored : [];
}
