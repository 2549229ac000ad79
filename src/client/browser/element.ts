/** Creates an element from the site's own HTML, which must contain no visitor input. */
export function element<E extends HTMLElement = HTMLElement>(html: string): E {
  const template = document.createElement('template');
  template.innerHTML = html.trim();
  return template.content.firstElementChild as E;
}

/** HTML of a small button; `action` is what a listener does for it. */
export const smallButton = (action: string, label: string): string =>
  `<button type="button" class="btn btn--small" data-do="${action}">${label}</button>`;

/** Copy of the `close` icon in src/pages/drawings, so that no other icon is bundled. */
export const closeIcon =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"/></svg>';

/** Announces a text to screen readers. A live region announces only its changes. */
export function announce(text: string): void {
  const status = element('<p class="sr" aria-live="polite"></p>');
  document.body.appendChild(status);
  setTimeout(() => {
    status.textContent = text;
  }, 100);
}
