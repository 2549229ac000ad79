import { visitCookie, visitSeconds } from '../../site/privacy/consent.ts';
import { setCookie } from '../browser/cookie.ts';
import { settled } from '../consent/consent.ts';

/**
 * A visitor gets so long to look around, in milliseconds, after the question about
 * cookies is settled.
 */
const delay = 5_000;

/**
 * Invites to the newsletter on pages that may: the strip of the page at once, the popup
 * once nothing else asks.
 */
export function startInvite(): void {
  const page = document.querySelector<HTMLElement>('[data-invite]');
  const strip = document.querySelector<HTMLElement>('[data-invite-strip]');
  if (isAnswered()) strip?.remove();
  else if (strip) startStrip(strip);
  // Where no cookie can be kept, the popup would come again on every page.
  if (page && navigator.cookieEnabled && !isAnswered())
    void settled.then(() =>
      setTimeout(
        () => void invite(page.dataset['invite'] ?? '').catch(console.error),
        delay,
      ),
    );
}

/** Whether this visitor closed the invitation, or followed it, in the last 30 days. */
export const isAnswered = (): boolean => document.cookie.includes(`${visitCookie}=`);

export const rememberVisit = (): void => setCookie(visitCookie, '1', visitSeconds);

async function invite(address: string): Promise<void> {
  if (isAnswered()) return;
  const { openInvitation } = await import('./invitation.ts');
  openInvitation(address);
}

function startStrip(strip: HTMLElement): void {
  strip.querySelector('a')?.addEventListener('click', goToForm);
  const close = strip.querySelector('button');
  if (!close) return;
  close.disabled = false;
  close.addEventListener('click', () => {
    rememberVisit();
    strip.remove();
  });
}

/** Scrolls to the form where the page has it; else the link leads to it. */
export function goToForm(event: Event): void {
  rememberVisit();
  if (!document.getElementById('newsletter')) return;
  event.preventDefault();
  location.hash = 'newsletter';
}
