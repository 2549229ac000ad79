import { consentKey, visitStartKey } from '../../site/privacy/storageNames.ts';
import { consentSettled } from '../consent/consent.ts';
import { goToForm, isDismissed, rememberDismissal } from './dismissal.ts';

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
  void consentSettled.then(() => inviteLater(page.dataset['invite'] ?? ''));
}

/** Minimum delay before the invitation, from the start of the visit. */
const minVisitMs = 20_000;
/** Minimum delay after the answer about cookies, and on each later page of the visit. */
const pauseMs = 8_000;

/**
 * Shows the invitation later in the visit. `site/privacy/invitation.ts` says on which
 * pages, `showInvitation.ts` what it waits for.
 */
function inviteLater(address: string): void {
  if (!isDismissed())
    setTimeout(
      () => void invite(address).catch(console.error),
      Math.max(minVisitMs - visitLengthMs(), pauseMs),
    );
}

async function invite(address: string): Promise<void> {
  if (isDismissed()) return;
  const { showInvitation } = await import('./showInvitation.ts');
  await showInvitation(address);
}

/**
 * Returns the length of the visit across its pages, in ms. The start is stored only
 * after the visitor has answered the cookie question. Without it, each page load starts
 * a new visit.
 */
const visitLengthMs = (): number => Date.now() - (storedStart() ?? pageStart);

function storedStart(): number | undefined {
  try {
    const start = Number(sessionStorage.getItem(visitStartKey));
    if (start > 0 && start <= Date.now()) return start;
    if (localStorage.getItem(consentKey))
      sessionStorage.setItem(visitStartKey, String(pageStart));
  } catch {
    // Storage is blocked.
  }
  return undefined;
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
