import { dismissalCookie, dismissalSeconds } from '../../site/privacy/storageNames.ts';
import { setCookie } from '../browser/cookie.ts';

/** Whether the visitor closed or followed the invitation in the last 30 days. */
export const isDismissed = (): boolean => document.cookie.includes(`${dismissalCookie}=`);

export const rememberDismissal = (): void =>
  setCookie(dismissalCookie, '1', dismissalSeconds);

/**
 * Remembers the dismissal, and scrolls to the form if it is on this page. Otherwise the
 * link is followed.
 */
export function goToForm(event: Event): void {
  rememberDismissal();
  if (!document.getElementById('newsletter')) return;
  event.preventDefault();
  location.hash = 'newsletter';
}
