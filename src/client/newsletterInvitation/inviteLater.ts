import { isDismissed } from './dismissal.ts';
import { visitLengthMs } from './visitLength.ts';

/** No popup during the first part of a visit. */
const quietMs = 20_000;

/** Shows the popup later in the visit, when nothing else is open. */
export function inviteLater(address: string, pageStart: number): void {
  if (!isDismissed())
    setTimeout(
      () => void invite(address).catch(console.error),
      quietMs - visitLengthMs(pageStart),
    );
}

async function invite(address: string): Promise<void> {
  if (isDismissed()) return;
  const { showInvitation } = await import('./popup.ts');
  await showInvitation(address);
}
