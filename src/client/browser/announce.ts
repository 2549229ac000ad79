import { element } from './element.ts';

/** Announces a text to screen readers. A live region announces only its changes. */
export function announce(text: string): void {
  const status = element('<p class="sr" aria-live="polite"></p>');
  document.body.appendChild(status);
  setTimeout(() => {
    status.textContent = text;
  }, 100);
}
