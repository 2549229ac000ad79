import { questionClosed } from '../consent/question.ts';
import { goToForm, isAnswered, rememberAnswer } from './answered.ts';
import { visitLengthMs } from './visitLength.ts';

/** The popup never shows in this first part of a visit. */
const quietMs = 20_000;

/**
 * Starts the newsletter invitation on pages that allow it: the strip at once, the popup
 * later in the visit, when nothing else is open.
 */
export function startInvitation(): void {
  const strip = document.querySelector<HTMLElement>('[data-invite-strip]');
  if (isAnswered()) {
    strip?.remove();
    return;
  }
  if (strip) startStrip(strip);
  const page = document.querySelector<HTMLElement>('[data-invite]');
  // Where no cookie can be stored, the popup would come again on every page.
  if (!page || !navigator.cookieEnabled) return;
  const address = page.dataset['invite'] ?? '';
  void questionClosed.then(() =>
    setTimeout(
      () => void invite(address).catch(console.error),
      quietMs - visitLengthMs(),
    ),
  );
}

async function invite(address: string): Promise<void> {
  if (isAnswered()) return;
  const { showInvitation } = await import('./popup.ts');
  showInvitation(address);
}

function startStrip(strip: HTMLElement): void {
  strip.querySelector('a')?.addEventListener('click', goToForm);
  const close = strip.querySelector('button');
  if (!close) return;
  close.disabled = false;
  close.addEventListener('click', () => {
    rememberAnswer();
    strip.remove();
  });
}
