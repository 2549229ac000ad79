import { invite } from 'virtual:content/dictionary/invite';
import maria from 'virtual:picture/motif/maria';
import type { Language } from '../../site/i18n/languages.ts';
import { announce, closeIcon, element } from '../browser/element.ts';
import { linkStyle } from '../browser/style.ts';
import { goToForm, rememberDismissal, rememberInvitation, wasInvited } from './dismissal.ts';
import sheet from './Invitation.css?url&no-inline';

const words = invite[document.documentElement.lang as Language];
/** Delay before trying again while the visitor is busy. */
const retryMs = 2_000;

/**
 * Parts of home on which it never lies: two invite to the newsletter themselves, and a
 * banner fills the window with words and buttons.
 */
const neverOn = '[data-banners], [data-invite-strip], #newsletter';

/**
 * Shows the newsletter invitation in a corner of the window once the visitor is not
 * busy, and for 30 days not again. It does not take focus. The cookie question makes room
 * for it (Invitation.css). A visitor who scrolls to the form no longer needs it.
 *
 * @param address Link to the newsletter section of the home page.
 */
export async function showInvitation(address: string): Promise<void> {
  await linkStyle(sheet);
  // After the wait, during which a dialog may have opened.
  if (isBusy()) {
    setTimeout(() => wasInvited() || void showInvitation(address), retryMs);
    return;
  }
  const popup = element(`<aside class="invite" aria-labelledby="invite-title">
    <button type="button" class="btn btn--small btn--line btn--round invite__close" aria-label="${words.close}">${closeIcon}</button>
    <img class="motif" src="${maria.src}" width="${maria.width}" height="${maria.height}" alt="">
    <div class="stack"><h2 id="invite-title">${words.title}</h2><p>${words.text}</p><a class="btn" href="${address}">${words.go}</a></div>
  </aside>`);
  const remove = () => {
    popup.remove();
    removeEventListener('keydown', closeOnEscape, true);
  };
  const close = () => {
    rememberDismissal();
    remove();
  };
  // Captured, before Escape closes what it makes room for.
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && getComputedStyle(popup).visibility === 'visible') close();
  };
  addEventListener('keydown', closeOnEscape, true);
  popup.querySelector('button')?.addEventListener('click', close);
  popup.querySelector('a')?.addEventListener('click', (event) => {
    remove();
    goToForm(event);
  });
  document.querySelector('main')?.insertAdjacentElement('afterend', popup);
  rememberInvitation();
  announce(words.title);
  whenInWindow(document.querySelectorAll(neverOn), remove);
}

function whenInWindow(parts: Iterable<Element>, act: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  for (const part of parts) observer.observe(part);
}

function isInWindow(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * The tab is hidden, a field has focus, another overlay is open, the cookie question is
 * being answered, or a part of home is in the window on which it never lies.
 */
const isBusy = (): boolean =>
  document.hidden ||
  [...document.querySelectorAll(neverOn)].some(isInWindow) ||
  !!document.querySelector(
    'dialog[open], .consent:is(:hover, :focus-within), [data-hint]:not([hidden]), [data-header] details[open], :is(input, select, textarea):focus',
  );
