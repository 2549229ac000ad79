import { isDismissed } from './dismissal.ts';
import { visitLengthMs } from './visitLength.ts';

/** Minimum delay before the invitation, from the start of the visit. */
const minVisitMs = 20_000;
/** Minimum delay after the answer about cookies, and on each later page of the visit. */
const pauseMs = 8_000;

/**
 * Shows the invitation later in the visit. `site/privacy/invitation.ts` says on which
 * pages, `showInvitation.ts` what it waits for.
 */
export function inviteLater(address: string, pageStart: number): void {
  if (!isDismissed())
    setTimeout(
      () => void invite(address).catch(console.error),
      Math.max(minVisitMs - visitLengthMs(pageStart), pauseMs),
    );
}

async function invite(address: string): Promise<void> {
  if (isDismissed()) return;
  const { showInvitation } = await import('./showInvitation.ts');
  await showInvitation(address);
}
