import { goToForm, isDismissed, rememberDismissal } from './dismissal.ts';

/** The strip of the home page leaves once its button or the popup's has been pressed. */
export function startStrip(): void {
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
