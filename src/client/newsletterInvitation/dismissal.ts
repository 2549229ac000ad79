import { invitationCookie, invitationSeconds } from '../../site/privacy/storageNames.ts';
import { setCookie } from '../browser/cookie.ts';

/** Whether the invitation was shown, or its strip closed, in the last 30 days. */
export const wasInvited = (): boolean => document.cookie.includes(`${invitationCookie}=`);

export const rememberInvitation = (): void =>
  setCookie(invitationCookie, 'shown', invitationSeconds);

/** Whether the visitor closed or followed the invitation in the last 30 days. */
export const isDismissed = (): boolean => document.cookie.includes(`${invitationCookie}=closed`);

export const rememberDismissal = (): void =>
  setCookie(invitationCookie, 'closed', invitationSeconds);

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
