import { consentKey, visitStartKey } from '../../site/privacy/storageNames.ts';
import { read, store } from '../browser/storage.ts';
import { consentSettled } from '../consent/consent.ts';
import { goToForm, isDismissed, rememberDismissal, wasInvited } from './dismissal.ts';

/** When this page started, in ms since 1970. */
const pageStart = Date.now();

/** Minimum delay before the invitation, from the start of the visit. */
const minVisitMs = 20_000;
/** Minimum delay on each page. */
const pauseMs = 8_000;

/**
 * Schedules the newsletter invitation for later in the visit.
 * `site/privacy/invitation.ts` says on which pages, `showInvitation.ts` what it waits for.
 */
export function startInvitation(): void {
  const page = document.querySelector<HTMLElement>('[data-invite]');
  // Without cookies the popup would reappear on every page.
  if (!page || !navigator.cookieEnabled || wasInvited()) return;
  setTimeout(
    () => void invite(page.dataset['invite'] ?? '').catch(console.error),
    Math.max(visitStart() + minVisitMs - Date.now(), pauseMs),
  );
  void consentSettled.then(visitStart);
}

async function invite(address: string): Promise<void> {
  if (wasInvited()) return;
  const { showInvitation } = await import('./showInvitation.ts');
  await showInvitation(address);
}

/**
 * Returns when the visit began, across its pages, in ms since 1970. It is stored only
 * after the visitor has answered the cookie question. Without it, each page load starts a
 * new visit.
 */
function visitStart(): number {
  const start = Number(read('sessionStorage', visitStartKey));
  if (start > 0 && start <= Date.now()) return start;
  if (read('localStorage', consentKey)) store('sessionStorage', visitStartKey, String(pageStart));
  return pageStart;
}

/** Removes the strip from the home page once the invitation is dismissed or followed. */
export function startInviteStrip(): void {
  const strip = document.querySelector<HTMLElement>('[data-invite-strip]');
  if (!strip) return;
  if (isDismissed()) {
    strip.remove();
    return;
  }
  strip.querySelector('a')?.addEventListener('click', goToForm);
  const close = strip.querySelector('button');
  if (!close) return;
  close.disabled = false;
  close.addEventListener('click', () => {
    rememberDismissal();
    strip.remove();
  });
}
