import { useEffect, useRef } from 'react';
import type { PlainKey } from '../../../site/i18n/words.ts';

/**
 * Popup after a newsletter subscription that says whether it worked. The error summary
 * above the form says how to try again.
 */
export function SubscriptionResult({
  outcome,
  t,
  close,
}: {
  /** The popup is closed while undefined. */
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
