import { useEffect, useRef } from 'react';
import type { PlainKey } from '../../../site/i18n/words.ts';

/**
 * The popup after a subscription to the newsletter was sent: it says whether it worked, and can be
 * closed. What the visitor can do something about (`problem`) stands above the form
 * instead.
 */
export function SubscriptionResult({
  state,
  problem,
  t,
  close,
}: {
  state: string;
  problem: string | undefined;
  t(word: PlainKey): string;
  close(): void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = state === 'sent' || (state === 'failed' && !problem);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="pop"
      aria-labelledby="newsletter-result"
      onClose={close}
    >
      <div className="stack">
        <p id="newsletter-result" className="lead" role="alert">
          {open && t(state === 'sent' ? 'form.newsletterSent' : 'form.newsletterFailed')}
        </p>
        <form method="dialog">
          <button className="btn" type="submit">
            {t('form.close')}
          </button>
        </form>
      </div>
    </dialog>
  );
}
