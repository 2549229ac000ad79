import { questionClosed } from '../consent/question.ts';
import { goToForm, isAnswered, rememberAnswer } from './answered.ts';

/** The popup waits this long after the question about cookies is closed. */
const delayMs = 5_000;

/**
 * Invites to the newsletter on pages that may: the strip of the page at once, the popup
 * once nothing else asks.
 */
export function startInvitation(): void {
  const page = document.querySelector<HTMLElement>('[data-invite]');
  const strip = document.querySelector<HTMLElement>('[data-invite-strip]');
  if (isAnswered()) strip?.remove();
  else if (strip) startStrip(strip);
  // Where no cookie can be kept, the popup would come again on every page.
  if (page && navigator.cookieEnabled && !isAnswered())
    void questionClosed.then(() =>
      setTimeout(
        () => void invite(page.dataset['invite'] ?? '').catch(console.error),
        delayMs,
      ),
    );
}

async function invite(address: string): Promise<void> {
  if (isAnswered()) return;
  const { openInvitation } = await import('./dialog.ts');
  openInvitation(address);
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
