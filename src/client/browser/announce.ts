import { element } from './element.ts';

/** Has screen readers speak a text. A live region speaks only what changes in it. */
export function announce(text: string): void {
  const status = element('<p class="sr" aria-live="polite"></p>');
  document.body.appendChild(status);
  setTimeout(() => {
    status.textContent = text;
  }, 100);
}
