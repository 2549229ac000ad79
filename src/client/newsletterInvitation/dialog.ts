import maria from 'virtual:picture/motif/maria';
import type { Language } from '../../site/i18n/languages.ts';
import { inviteWords } from '../../site/i18n/noticeWords.ts';
import { adoptStyle } from '../browser/adoptStyle.ts';
import { openPopup } from '../browser/popup.ts';
import { goToForm, isAnswered, rememberAnswer } from './answered.ts';
import css from './Invitation.css?inline';

const words = inviteWords[document.documentElement.lang as Language];
/** While the visitor is busy, the invitation looks again after this time. */
const retryMs = 5_000;
adoptStyle(css);

/**
 * Opens the popup that invites to the newsletter, when the visitor is not busy. Closing
 * it is an answer.
 */
export function openInvitation(address: string): void {
  if (isBusy()) {
    setTimeout(() => isAnswered() || openInvitation(address), retryMs);
    return;
  }
  // A question about cookies that was ignored steps back: never two things ask at once.
  const bar = document.querySelector<HTMLElement>('.consent');
  if (bar) bar.hidden = true;
  const dialog = openPopup(
    'invite',
    words.close,
    `<div class="pop__in"><img class="motif" src="${maria.src}" width="${maria.width}" height="${maria.height}" alt="">
      <div class="stack"><h2>${words.title}</h2><p>${words.text}</p><a class="btn" href="${address}">${words.go}</a></div></div>`,
  );
  dialog.addEventListener('close', () => {
    rememberAnswer();
    if (bar) bar.hidden = false;
  });
  dialog.querySelector('a')?.addEventListener('click', (event) => {
    dialog.close();
    goToForm(event);
  });
}

/** In another tab, in a menu or dialog, or writing. */
const isBusy = (): boolean =>
  document.hidden ||
  !!document.querySelector(
    'dialog[open], [data-header] details[open], :is(input, select, textarea):focus',
  );
