import type { Form } from '../../../../site/forms/form.ts';
import type { NextStep } from '../../../../site/forms/nextStep.ts';
import type { PlainKey, Words } from '../../../../site/i18n/words.ts';
import { Reference } from '../Reference.tsx';

/**
 * What stands in the form's place once it was sent: the reference, what happens next and
 * by when, and one way on.
 *
 * It takes the focus that the form had, and is named by its first sentence: so it is
 * spoken once. It is no live region, which would say the same again.
 */
export function Thanks({
  form: { next },
  t,
  word,
  reference,
  step,
}: {
  form: Form;
  t: Words;
  word: PlainKey;
  reference: string | undefined;
  step: NextStep | undefined;
}) {
  return (
    <section
      className="status is-ok thanks"
      aria-labelledby="thanks"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: takes the place of the form that had the focus
      autoFocus
      ref={(element) => element?.focus()}
    >
      <p id="thanks">
        {word === 'form.sent' && `${t('form.thanks')} `}
        {t(word)}
      </p>
      {reference && (
        <p>
          {t('form.reference', { reference: '' })}
          <Reference reference={reference} t={t} />
        </p>
      )}
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
