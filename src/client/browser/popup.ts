import { closeIcon } from './closeIcon.ts';
import { element } from './element.ts';

/**
 * Opens a modal dialog, labelled by its h2. Its button, Escape or a click on the backdrop
 * closes and removes it, and focus returns to where it was. The styles are in
 * src/pages/layout/styles/popup.css.
 */
export function openPopup(
  className: string,
  close: string,
  html: string,
): HTMLDialogElement {
  const dialog =
    element<HTMLDialogElement>(`<dialog class="pop ${className}" closedby="any" aria-labelledby="${className}-title">
    <button type="button" class="btn btn--small btn--line btn--round pop__x" aria-label="${close}">${closeIcon}</button>
    ${html.replace('<h2>', `<h2 id="${className}-title">`)}
  </dialog>`);
  dialog.querySelector('.pop__x')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.appendChild(dialog);
  dialog.showModal();
  return dialog;
}
