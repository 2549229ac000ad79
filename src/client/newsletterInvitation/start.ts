import { consentSettled } from '../consent/settled.ts';

/** When this page began, in milliseconds since 1970. */
const pageStart = Date.now();

/**
 * Lets the newsletter's invitation wait for its moment on pages that allow it, once the
 * question about cookies is answered.
 */
export function startInvitation(): void {
  const page = document.querySelector<HTMLElement>('[data-invite]');
  // Where no cookie can be stored, the popup would come again on every page.
  if (!page || !navigator.cookieEnabled) return;
  consentSettled
    .then(() => import('./inviteLater.ts'))
    .then(({ inviteLater }) => inviteLater(page.dataset['invite'] ?? '', pageStart))
    .catch(console.error);
}
