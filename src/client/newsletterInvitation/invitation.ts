import { goToForm, isDismissed, rememberDismissal, wasInvited } from './dismissal.ts';

/** Minimum delay on the first page of a visit. */
const firstPageMs = 20_000;
/** Minimum delay on a page that a link of this site led to. */
const laterPageMs = 8_000;

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
    document.referrer.startsWith(`${location.origin}/`) ? laterPageMs : firstPageMs,
  );
}

async function invite(address: string): Promise<void> {
  if (wasInvited()) return;
  const { showInvitation } = await import('./showInvitation.ts');
  await showInvitation(address);
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
