import { element } from '../browser/popup.ts';
import { answer } from './answer.ts';
import { openPurposes } from './purposesDialog.ts';
import { allowEverything, noConsent } from './storedChoice.ts';
import { answerButton, consentWords as words } from './words.ts';

/**
 * Shows the bar over the end of the page. It stands first in the document, so that the
 * first Tab reaches it.
 */
export function showBar(settings: HTMLElement): void {
  const bar = element(`<section class="consent" aria-label="${words.label}">
    <p><b>${words.title}</b> ${words.text} <a href="${settings.dataset['consent']}">${words.policy}</a></p>
    <div class="answers">${answerButton('settings', words.settings)}${answerButton('reject', words.reject)}${answerButton('accept', words.accept)}</div>
  </section>`);
  bar.addEventListener('click', ({ target }) => {
    const action = (target as HTMLElement).dataset['do'];
    if (action === 'settings') openPurposes(settings);
    else if (action) answer(settings, action === 'accept' ? allowEverything : noConsent);
  });
  document.body.insertAdjacentElement('afterbegin', bar);
  makeRoom(bar);
}

/**
 * Lets the page scroll past what the bar covers, and a focused control scroll out from
 * under it. Set on two elements: a custom property of the document would restyle all.
 */
function makeRoom(bar: HTMLElement): void {
  const foot = document.querySelector<HTMLElement>('.foot');
  new ResizeObserver(() => {
    const height = bar.offsetHeight;
    const room = (space: number) => (height ? `calc(${height}px + ${space}rem)` : '');
    document.documentElement.style.scrollPaddingBottom = room(2.25);
    if (foot) foot.style.paddingBottom = room(3.5);
  }).observe(bar);
}
