import { useEffect, useRef } from 'react';
import type { Form } from '../../../site/forms/form.ts';
import type { NextStep } from '../../../site/forms/nextStep.ts';
import type { PlainKey, Words } from '../../../site/i18n/words.ts';

/**
 * Replaces the form once it was sent: the reference, what happens next and by when, and
 * a link onwards.
 *
 * It takes focus and is labelled by its first sentence, so screen readers announce it
 * once. It is not a live region, which would announce it twice.
 */
export function Thanks({
  form: { next },
  t,
  word,
  reference,
  withFile,
  email,
  step,
}: {
  form: Form;
  t: Words;
  word: PlainKey;
  reference: string | undefined;
  /** Whether a file was sent that might have been left out, where that is known. */
  withFile?: boolean | undefined;
  /**
   * The sender's address, so that a typing error is noticed. Only who has just sent the form
   * with a script sees it: without one, it would have to be in the page's address.
   */
  email?: string | undefined;
  step: NextStep | undefined;
}) {
  return (
    <section
      className="status is-ok thanks"
      aria-labelledby="thanks"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: replaces the form that had focus
      autoFocus
      ref={(element) => {
        element?.focus({ preventScroll: true });
        element?.scrollIntoView();
      }}
    >
      <p id="thanks">
        {word === 'form.sent' && `${t('form.thanks')} `}
        {t(word)}
      </p>
      {withFile && <p>{t('form.withFile')}</p>}
      {reference && (
        <p>
          {t('form.reference', { reference: '' })}
          <Reference reference={reference} t={t} />
        </p>
      )}
      {email && <p className="thanks__email">{t('form.yourEmail', { email })}</p>}
      {next && step && (
        <>
          <p>{t(next.said, { days: step.days })}</p>
          <a className="btn btn--small" href={step.href}>
            {t(next.label)}
          </a>
        </>
      )}
    </section>
  );
}

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
    <dialog ref={dialog} className="pop" aria-labelledby="newsletter-result" onClose={close}>
      <div className="stack">
        <p id="newsletter-result" className="lead" role="alert">
          {outcome && t(outcome === 'sent' ? 'form.newsletterSent' : 'form.newsletterFailed')}
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

/**
 * A reference that does not wrap, and a button that copies it. The handler is delegated
 * (src/client/sharing.ts), so it works inside and outside islands.
 */
export function Reference({
  reference,
  t,
  as: Code = 'b',
}: {
  reference: string;
  t: Words;
  as?: 'b' | 'h2';
}) {
  return (
    <>
      <Code className="reference">{reference}</Code>{' '}
      <button
        type="button"
        className="btn btn--small btn--line copies"
        data-copy-code={t('form.copied')}
        data-copy-failed={t('form.copyFailed')}
      >
        {t('form.copy')}
      </button>
      <span className="sr" role="status" />
    </>
  );
}
