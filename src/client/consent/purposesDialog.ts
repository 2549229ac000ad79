import { consent } from 'virtual:content/dictionary/consent';
import type { Language } from '../../site/i18n/languages.ts';
import { allowEverything, type Choice, noConsent, purposes } from '../../site/privacy/consent.ts';
import { closeIcon, element, smallButton } from '../browser/element.ts';
import { adoptStyle } from '../browser/style.ts';
import css from './PurposesDialog.css?inline';

const words = consent[document.documentElement.lang as Language];
adoptStyle(css);

/**
 * Opens the dialog with one choice per purpose. Only purposes that are already allowed
 * are ticked. Closing the dialog changes nothing.
 */
export function openPurposes(
  before: Choice,
  submit: (choice: Choice, message: string) => void,
): void {
  const choices = purposes
    .map((purpose) =>
      checkbox(
        purpose,
        `<b>${words[purpose]}</b>`,
        words[`${purpose}Text`],
        before[purpose] ? 'checked' : '',
      ),
    )
    .join('');
  const dialog = openPopup(
    'choice',
    words.close,
    `<div class="stack"><h2>${words.choose}</h2><p>${words.intro}</p>
      <div class="purposes" role="group" aria-label="${words.choose}">${checkbox('necessary', `<b>${words.necessary}</b> ${words.always}`, words.necessaryText, 'checked disabled')}${choices}</div>
      <div class="answers">${smallButton('reject', words.rejectAll)}${smallButton('save', words.save)}${smallButton('accept', words.acceptAll)}</div>
    </div>`,
  );
  const isTicked = (name: string) =>
    dialog.querySelector<HTMLInputElement>(`[name=${name}]`)?.checked === true;
  const choiceOf = {
    reject: () => noConsent,
    save: () => ({ analytics: isTicked('analytics'), marketing: isTicked('marketing') }),
    accept: () => allowEverything,
  };
  dialog.addEventListener('click', ({ target }) => {
    const action = (target as HTMLElement).dataset['do'] as keyof typeof choiceOf;
    if (!action) return;
    const choice = choiceOf[action]();
    dialog.close();
    submit(choice, words.kept);
  });
}

const checkbox = (name: string, title: string, text: string, state: string) =>
  `<label class="check"><input type="checkbox" name="${name}" ${state}><span>${title}<br>${text}</span></label>`;

/**
 * Opens a modal dialog, labelled by its h2. Its button, Escape or a click on the backdrop
 * closes and removes it, and focus returns to where it was. The styles are in
 * src/pages/layout/styles/popup.css.
 */
function openPopup(className: string, close: string, html: string): HTMLDialogElement {
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
