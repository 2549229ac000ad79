import checkCss from '../../pages/components/forms/Check.css?inline';
import type { Language } from '../../site/i18n/languages.ts';
import { consentWords } from '../../site/i18n/noticeWords.ts';
import {
  type Choice,
  consentKey,
  consentVersion,
  type Purpose,
} from '../../site/privacy/consent.ts';
import { adoptStyle } from '../browser/adoptStyle.ts';
import { element, openPopup } from '../browser/popup.ts';
import css from './Consent.css?inline';
import { currentChoice, nothing, privacySignal } from './choice.ts';
import { honour, settle } from './consent.ts';
import { forget } from './forget.ts';

const words = consentWords[document.documentElement.lang as Language];
const purposes: readonly Purpose[] = ['analytics', 'marketing'];
const everything: Choice = { analytics: true, marketing: true };
adoptStyle(css + checkCss);

let bar: HTMLElement | undefined;

/**
 * Shows the bar over the end of the page. It stands first in the document, so that the
 * first Tab reaches it.
 */
export function showBar(settings: HTMLElement): void {
  bar = element(`<section class="consent" aria-label="${words.label}">
    <p><b>${words.title}</b> ${words.text} <a href="${settings.dataset['consent']}">${words.policy}</a></p>
    <div class="answers">${button('settings', words.settings)}${button('reject', words.reject)}${button('accept', words.accept)}</div>
  </section>`);
  bar.addEventListener('click', ({ target }) => {
    const action = (target as HTMLElement).dataset['do'];
    if (action === 'settings') openPurposes(settings);
    else if (action) answer(settings, action === 'accept' ? everything : nothing);
  });
  document.body.insertAdjacentElement('afterbegin', bar);
  makeRoom(bar);
}

const button = (action: string, name: string) =>
  `<button type="button" class="btn btn--small" data-do="${action}">${name}</button>`;

/**
 * What the bar covers can still be scrolled to, and a focus under it scrolls into view,
 * until it is hidden or gone. Said to the two elements alone: a custom property of the
 * document would give every element its style anew.
 */
function makeRoom(covering: HTMLElement): void {
  const foot = document.querySelector<HTMLElement>('.foot');
  new ResizeObserver(() => {
    const height = covering.offsetHeight;
    const room = (space: number) => (height ? `calc(${height}px + ${space}rem)` : '');
    document.documentElement.style.scrollPaddingBottom = room(2.25);
    if (foot) foot.style.paddingBottom = room(3.5);
  }).observe(covering);
}

/**
 * Opens the choice purpose by purpose. Nothing is ticked but what was allowed before;
 * closing it changes nothing.
 */
export function openPurposes(settings: HTMLElement): void {
  const before = currentChoice() ?? nothing;
  const choices = purposes
    .map((purpose) =>
      check(
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
      <div class="purposes" role="group" aria-label="${words.choose}">${check('necessary', `<b>${words.necessary}</b> ${words.always}`, words.necessaryText, 'checked disabled')}${choices}</div>
      <div class="answers">${button('reject', words.rejectAll)}${button('save', words.save)}${button('accept', words.acceptAll)}</div>
    </div>`,
  );
  dialog.addEventListener('click', ({ target }) => {
    const action = (target as HTMLElement).dataset['do'];
    if (!action) return;
    const ticked = (purpose: string) =>
      dialog.querySelector<HTMLInputElement>(`[name=${purpose}]`)?.checked === true;
    dialog.close();
    answer(
      settings,
      action === 'save'
        ? { analytics: ticked('analytics'), marketing: ticked('marketing') }
        : action === 'accept'
          ? everything
          : nothing,
    );
  });
}

const check = (name: string, title: string, text: string, state: string) =>
  `<label class="check"><input type="checkbox" name="${name}" ${state}><span>${title}<br>${text}</span></label>`;

function answer(settings: HTMLElement, choice: Choice): void {
  const before = currentChoice();
  keep(choice);
  bar?.remove();
  settle();
  forget(choice);
  if (before && purposes.some((purpose) => before[purpose] && !choice[purpose]))
    void withdraw(choice).catch(console.error);
  honour(settings, choice);
  say(words.kept);
}

function keep(choice: Choice): void {
  try {
    const date = new Date().toISOString().slice(0, 10);
    localStorage.setItem(
      consentKey,
      JSON.stringify({
        version: consentVersion,
        date,
        ...choice,
        ...(privacySignal() ? { signal: true } : {}),
      }),
    );
  } catch (error) {
    // Where nothing can be kept, the answer holds for this page.
    console.warn(error);
  }
}

/** A tag that runs cannot be stopped: it is told, and the page begins anew without it. */
async function withdraw(choice: Choice): Promise<void> {
  if (!document.querySelector('script[data-tag]')) return;
  const { tellTags } = await import('./tags.ts');
  tellTags(choice);
  forget(choice);
  location.reload();
}

function say(text: string): void {
  const status = element('<p class="sr" role="status"></p>');
  document.body.appendChild(status);
  // A live region speaks what changes after it was there.
  setTimeout(() => {
    status.textContent = text;
  }, 100);
}
