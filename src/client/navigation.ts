import { languageCookie, languageSeconds } from '../site/privacy/storageNames.ts';
import { setCookie } from './browser/cookie.ts';

/**
 * Closes the header's menus on Escape, on a click outside and when focus leaves.
 * Opening needs no script.
 */
export function closeMenus(): void {
  const header = document.querySelector('[data-header]');
  const open = () => header?.querySelectorAll<HTMLDetailsElement>('[name=header][open]') ?? [];
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const details of open()) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
  });
  const closeOthers = (event: Event) => {
    for (const details of open()) if (!details.contains(event.target as Node)) details.open = false;
  };
  const closeAll = () => {
    for (const details of open()) details.open = false;
  };
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  // An entry may link to an anchor on this page.
  addEventListener('hashchange', closeAll);
  // Menus are closed when the page is restored from the back/forward cache.
  addEventListener('pagehide', closeAll);
}

/** Moves through the entries of an open header menu by arrow keys, which would scroll the page. */
export function moveInMenus(): void {
  document.addEventListener('keydown', (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const focused = (event.target as Element).closest('summary, a');
    const menu = focused?.closest('[name=header][open]:not(.burger)');
    if (!by || !menu || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
    stops[stops.indexOf(focused as HTMLElement) + by]?.focus();
  });
}

/**
 * Keeps what stands in a list's search for the way back: WebKit resets fields without
 * autocompletion to their first value when it takes a page out of its cache.
 */
export function keepSearches(): void {
  addEventListener('pagehide', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('main [type=search]'))
      field.defaultValue = field.value;
  });
}

/** Opens the `details` that holds a link's target, for browsers that do not. */
export function openTargetDetails(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
}

/**
 * Carries the query and the hash over to the other language, and stores the choice for
 * a year, except on private pages.
 */
export function rememberLanguage(): void {
  const choose = (event: Event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
    if (!document.querySelector('[data-private]'))
      setCookie(languageCookie, link.dataset['language'] ?? '', languageSeconds);
  };
  document.addEventListener('click', choose);
  // Middle click.
  document.addEventListener('auxclick', choose);
}

/**
 * Gives a transparent header its background after 200 px of scrolling, in browsers
 * without scroll-driven animations.
 */
export function colourHeader(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const header = document.querySelector('[data-header]:not(.is-solid)');
  if (!header) return;
  const colour = () => header.classList.toggle('is-solid', scrollY > 200);
  addEventListener('scroll', colour, { passive: true });
  colour();
}
