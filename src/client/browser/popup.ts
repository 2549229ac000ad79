import popupCss from '../../pages/layout/styles/Popup.css?inline';
import { adoptStyle } from './adoptStyle.ts';

/**
 * The element that a piece of HTML describes. The HTML is the site's own: nothing of a
 * visitor may stand in it.
 */
export function element<E extends HTMLElement = HTMLElement>(html: string): E {
  const template = document.createElement('template');
  template.innerHTML = html.trim();
  return template.content.firstElementChild as E;
}

adoptStyle(popupCss);
/** The icon `close` of src/pages/drawings, without the others. */
const cross =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"/></svg>';

/**
 * Opens a dialog over the page, named by its h2. It closes with its button, Escape or a
 * click beside it, and is gone then; the focus goes back to where it was.
 */
export function openPopup(
  className: string,
  close: string,
  html: string,
): HTMLDialogElement {
  const dialog =
    element<HTMLDialogElement>(`<dialog class="pop ${className}" closedby="any" aria-labelledby="${className}-title">
    <button type="button" class="btn btn--small btn--line btn--round pop__x" aria-label="${close}">${cross}</button>
    ${html.replace('<h2>', `<h2 id="${className}-title">`)}
  </dialog>`);
  dialog.querySelector('.pop__x')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.appendChild(dialog);
  dialog.showModal();
  return dialog;
}
