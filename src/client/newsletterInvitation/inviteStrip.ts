import { goToForm, isDismissed, rememberDismissal } from './dismissal.ts';

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
