import { consent } from 'virtual:content/dictionary/consent';
import type { Language } from '../../site/i18n/languages.ts';
import { purposes } from '../../site/privacy/consent.ts';
import { adoptStyle } from '../browser/adoptStyle.ts';
import { openPopup } from '../browser/popup.ts';
import { choiceButton } from './choiceButton.ts';
import { currentChoice, noConsent } from './currentChoice.ts';
import css from './PurposesDialog.css?inline';
import { allowEverything } from './saveChoice.ts';
import { submitChoice } from './submitChoice.ts';

const words = consent[document.documentElement.lang as Language];
adoptStyle(css);

/**
 * Opens the dialog with one choice per purpose. Only purposes that are already allowed
 * are ticked. Closing the dialog changes nothing.
 */
export function openPurposes(settings: HTMLElement): void {
  const before = currentChoice() ?? noConsent;
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
      <div class="answers">${choiceButton('reject', words.rejectAll)}${choiceButton('save', words.save)}${choiceButton('accept', words.acceptAll)}</div>
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
    submitChoice(settings, choice, words.kept);
  });
}

const checkbox = (name: string, title: string, text: string, state: string) =>
  `<label class="check"><input type="checkbox" name="${name}" ${state}><span>${title}<br>${text}</span></label>`;
