import { languageCookie, languageSeconds } from '../../site/privacy/storageNames.ts';
import { setCookie } from '../browser/cookie.ts';

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
