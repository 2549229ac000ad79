import { hintsKey } from '../../site/privacy/consent.ts';
import { linkStyle } from '../browser/linkStyle.ts';
import sheet from './Hint.css?url&no-inline';

/** What else may lie over the page: tips stay away meanwhile. */
const overlays = 'dialog[open], .consent, .invite, [data-hint]:not([hidden])';

/**
 * Shows each tip of the page when it comes into view and nothing else is open, until it
 * is dismissed for good: by its button, or by the first touch of the page.
 */
export async function showHints(): Promise<void> {
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
  // A live region speaks what changes after it was there.
  text.textContent = text.dataset['text'] ?? '';
  const listeners = new AbortController();
  const close = () => {
    listeners.abort();
    hint.hidden = true;
    dismiss(hint.dataset['hint'] ?? '');
  };
  hint.querySelector('button')?.addEventListener('click', close);
  addEventListener(
    'pointerdown',
    ({ target }) => hint.contains(target as Node) || close(),
    { signal: listeners.signal },
  );
}

function dismissedHints(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(hintsKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function dismiss(name: string): void {
  try {
    localStorage.setItem(hintsKey, JSON.stringify([...dismissedHints(), name]));
  } catch (error) {
    // The tip comes again on the next page.
    console.warn(error);
  }
}
