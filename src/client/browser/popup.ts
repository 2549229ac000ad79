import { closeIcon } from './closeIcon.ts';
import { element } from './element.ts';

/**
 * Opens a dialog over the page, named by its h2. It closes with its button, Escape or a
 * click beside it, and is gone then; the focus goes back to where it was. Its styles
 * stand in src/pages/layout/late.css.
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
