import { useEffect, useRef } from 'react';
import type { PlainKey } from '../../../site/i18n/words.ts';

/**
 * The popup after a subscription to the newsletter was sent: it says whether it worked,
 * and can be closed. What to do about a failure stands above the form.
 */
export function SubscriptionResult({
  outcome,
  t,
  close,
}: {
  /** Undefined while there is nothing to say. */
  outcome: 'sent' | 'failed' | undefined;
  t(word: PlainKey): string;
  close(): void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (outcome) dialog.current?.showModal();
  }, [outcome]);
  return (
    <dialog
      ref={dialog}
      className="pop"
      aria-labelledby="newsletter-result"
      onClose={close}
    >
      <div className="stack">
        <p id="newsletter-result" className="lead" role="alert">
          {outcome &&
            t(outcome === 'sent' ? 'form.newsletterSent' : 'form.newsletterFailed')}
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
