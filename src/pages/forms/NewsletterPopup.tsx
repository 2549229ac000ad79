import { useEffect, useRef } from 'react';
import type { WordKey } from '../../site/words.ts';

/** The popup after a subscription was sent: it says whether it worked, and can be closed. */
export function NewsletterPopup({ state, say, close }: { state: string; say(word: WordKey): string; close(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = state === 'sent' || state === 'failed';
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  return (
    <dialog ref={dialog} className="pop" aria-labelledby="newsletter-result" onClose={close}>
      <div className="stack">
        <p id="newsletter-result" className="lead" role="alert">
          {open && say(state === 'sent' ? 'form.newsletterSent' : 'form.newsletterFailed')}
        </p>
        <form method="dialog">
          <button className="btn" type="submit">
            {say('form.close')}
          </button>
        </form>
      </div>
    </dialog>
  );
}
