import { visitCookie, visitSeconds } from '../../site/privacy/consent.ts';
import { setCookie } from '../browser/cookie.ts';

/** Whether this visitor closed the invitation, or followed it, in the last 30 days. */
export const isDismissed = (): boolean => document.cookie.includes(`${visitCookie}=`);

export const rememberDismissal = (): void => setCookie(visitCookie, '1', visitSeconds);

/** Scrolls to the form where the page has it; else the link leads to it. */
export function goToForm(event: Event): void {
  rememberDismissal();
  if (!document.getElementById('newsletter')) return;
  event.preventDefault();
  location.hash = 'newsletter';
}
