import type { Language } from '../../site/i18n/languages.ts';
import { allowEverything, type Choice, noConsent } from '../../site/privacy/consent.ts';
import { announce, element, smallButton } from '../browser/element.ts';
import { linkStyle } from '../browser/style.ts';
import sheet from './ConsentBar.css?url&no-inline';

type Words = typeof import('virtual:content/consent-bar/es').es;

/** One chunk per language: the bar loads before any interaction, within a tight budget. */
const wordsIn: Record<Language, () => Promise<Words>> = {
  es: () => import('virtual:content/consent-bar/es').then(({ es }) => es),
  en: () => import('virtual:content/consent-bar/en').then(({ en }) => en),
  fr: () => import('virtual:content/consent-bar/fr').then(({ fr }) => fr),
};

/** In a window this short the bar would cover nearly half the page: see ConsentBar.css. */
const shortWindow = matchMedia('(max-height: 22rem)');

/**
 * Shows the bar at the bottom of the window, or at the top of the page in a short window.
 * In tab order it comes right after the header. It does not take focus.
 *
 * @param settings The footer's cookie button, which opens the dialog with one choice per
 *   purpose.
 */
export async function showBar(
  settings: HTMLButtonElement,
  submit: (choice: Choice, message: string) => void,
): Promise<void> {
  const [words] = await Promise.all([
    wordsIn[document.documentElement.lang as Language](),
    linkStyle(sheet),
  ]);
  const bar = element(`<section class="consent" aria-label="${words.label}">
    <p><b>${words.title}</b> ${words.text} <a href="${settings.dataset['consent']}">${words.policy}</a></p>
    <div class="answers">${smallButton('settings', words.settings)}${smallButton('reject', words.reject)}${smallButton('accept', words.accept)}</div>
  </section>`);
  bar.addEventListener('click', ({ target }) => {
    const action = (target as HTMLElement).dataset['do'];
    if (action === 'settings') settings.click();
    else if (action) submit(action === 'accept' ? allowEverything : noConsent, words.kept);
  });
  const place = () =>
    shortWindow.matches
      ? document.querySelector('main')?.insertAdjacentElement('beforebegin', bar)
      : document.querySelector('[data-header]')?.insertAdjacentElement('afterend', bar);
  place();
  shortWindow.addEventListener('change', () => bar.isConnected && place());
  makeRoom(bar);
  announce(words.text);
}

/**
 * Adds room so that the bar covers neither the end of the page, nor a focused control, nor
 * the buttons of a pack. Sets inline styles, because a custom property on the root would
 * restyle the page.
 */
function makeRoom(bar: HTMLElement): void {
  const foot = document.querySelector<HTMLElement>('.foot');
  const pack = document.querySelector<HTMLElement>('.pdp__show');
  new ResizeObserver(() => {
    const isOver = getComputedStyle(bar).position === 'fixed';
    const height = isOver ? bar.offsetHeight : 0;
    const room = (space: number) => (height ? `calc(${height}px + ${space}rem)` : '');
    document.documentElement.style.scrollPaddingBottom = room(2.25);
    if (foot) foot.style.paddingBottom = room(3.5);
    pack?.style.setProperty('--consent', `${height}px`);
  }).observe(bar);
}
