import { hintsKey } from '../../site/privacy/consent.ts';
import { adoptStyle } from '../browser/adoptStyle.ts';
import hintCss from './Hint.css?inline';

/** Shows each tip of the page when it comes into view, until it is dismissed for good. */
export function showHints(): void {
  adoptStyle(hintCss);
  const dismissed = dismissedHints();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
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
  hint.querySelector('button')?.addEventListener('click', () => {
    hint.hidden = true;
    dismiss(hint.dataset['hint'] ?? '');
  });
}

function dismissedHints(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(hintsKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
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
