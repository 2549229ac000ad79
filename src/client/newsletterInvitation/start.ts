import { consentSettled } from '../consent/settled.ts';

/** When this page started, in ms since 1970. */
const pageStart = Date.now();

/**
 * Schedules the newsletter invitation on pages that allow it, once the visitor has
 * answered the cookie question.
 */
export function startInvitation(): void {
  const page = document.querySelector<HTMLElement>('[data-invite]');
  // Without cookies the popup would reappear on every page.
  if (!page || !navigator.cookieEnabled) return;
  consentSettled
    .then(() => import('./inviteLater.ts'))
    .then(({ inviteLater }) => inviteLater(page.dataset['invite'] ?? '', pageStart))
    .catch(console.error);
}
