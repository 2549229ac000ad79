import { useRef, useState } from 'react';
import type { Form } from '../../../site/forms/form.ts';
import { formOf } from '../../../site/forms/forms.ts';
import { trapName } from '../../../site/forms/hiddenFields.ts';
import type { Words } from '../../../site/i18n/words.ts';
import { answersInHtml } from './answersInHtml.ts';
import { FormField } from './FormField.tsx';
import type { FormProps } from './formProps.ts';
import { FormParts } from './parts/FormParts.tsx';
import { Spinner } from './Spinner.tsx';
import { SubscriptionResult } from './SubscriptionResult.tsx';
import { Thanks } from './sent/Thanks.tsx';
import { useCarriedAnswers } from './useCarriedAnswers.ts';
import { useSending } from './useSending.ts';

/**
 * Any form of the site, made from its data. The server renders it as a plain form that
 * posts to its page; awake in the browser it checks the answers by the same schema
 * before it sends them itself.
 */
export default function FormIsland(props: FormProps) {
  const { name, action } = props;
  const form = formOf(name);
  const element = useRef<HTMLFormElement>(null);
  const [answers] = useState(() => props.answers ?? answersInHtml(name));
  const sending = useSending(props, element);
  const { state, errors, problem, reference, summary, refused, undo, t } = sending;
  useCarriedAnswers(props, element, sending.kept, sending.recheck);
  if (state === 'sent' && form.call !== '/api/newsletter')
    return (
      <Thanks
        form={form}
        t={t}
        word={form.formulario === 'concurso' ? 'form.participated' : 'form.sent'}
        reference={reference}
        step={props.next}
      />
    );
  const abroad = form.fields.some(({ kind }) => kind === 'country');
  const hasFile = form.fields.some(({ kind }) => kind === 'file');
  return (
    <>
      <form
        ref={element}
        className="form"
        method="post"
        action={action}
        encType={hasFile ? 'multipart/form-data' : undefined}
        noValidate
        autoComplete={form.anonymous ? 'off' : undefined}
        aria-busy={state === 'sending'}
        onSubmit={sending.onSubmit}
      >
        <Summary {...{ form: name, errors, problem, undo, t }} ref={summary} />
        {hasOptional(form) && <p className="wide">{t('form.required')}</p>}
        <FormParts form={form} pictures={props.pictures} t={t}>
          {(field) => (
            <FormField
              key={field.name}
              form={name}
              abroad={abroad}
              field={field}
              error={field.kind === 'file' && refused ? t(refused) : errors[field.name]}
              onFile={sending.onFile}
              onRefused={sending.onRefused}
              answer={answers[field.name]}
              t={t}
              {...props}
            />
          )}
        </FormParts>
        <p className="sr" aria-hidden="true">
          <label>
            {t('field.trap')}
            <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <p className="sr" role="status">
          {sending.changed}
        </p>
        <Status state={state} t={t} />
        <div className="wide row">
          <button className="btn" type="submit" aria-disabled={state === 'sending'}>
            {state === 'sending' ? t('form.sending') : t(form.submit)}
            {state === 'sending' && <Spinner />}
          </button>
        </div>
      </form>
      {form.call === '/api/newsletter' && (
        <SubscriptionResult outcome={sending.popup} t={t} close={sending.closePopup} />
      )}
    </>
  );
}

/**
 * What is wrong, above the form, with a way to each field. Focused when it appears: by
 * the browser as it stands on a new page.
 */
function Summary({
  form,
  errors,
  problem,
  undo,
  t,
  ref,
}: {
  form: string;
  errors: Record<string, string>;
  problem: string | undefined;
  /** Brings the answers back that a failure took. */
  undo: (() => void) | undefined;
  t: Words;
  ref: React.Ref<HTMLElement>;
}) {
  const wrong = Object.entries(errors);
  const count = wrong.length;
  if (!count && !problem && !undo) return null;
  // Where a script runs, the popup has said so.
  const failed = form === 'newsletter' && problem && !undo;
  return (
    <section
      className="wide errors"
      aria-labelledby={`${failed ? `${form}-failed ` : ''}${form}-errors`}
      tabIndex={-1}
      ref={ref}
      // biome-ignore lint/a11y/noAutofocus: whoever sent the form must learn first that it was not taken
      autoFocus
    >
      {failed && <p id={`${form}-failed`}>{t('form.newsletterFailed')}</p>}
      <h2 id={`${form}-errors`}>
        {problem ?? (count ? countOf(count, t) : t('form.newsletterAgain'))}
      </h2>
      {count > 0 && (
        <ul>
          {wrong.map(([field, message]) => (
            <li key={field}>
              <a href={`#${form}-${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
      {undo && (
        <button type="button" className="btn btn--small btn--line" onClick={undo}>
          {t('form.undo')}
        </button>
      )}
    </section>
  );
}

/** Whether a form has answers that may be left out, besides consents. */
const hasOptional = ({ fields }: Form): boolean =>
  fields.some(
    ({ kind, required }) => !required && !['hidden', 'checkbox'].includes(kind),
  );

/** How much is wrong. Languages of the site have one plural. */
const countOf = (count: number, t: Words): string =>
  t(count === 1 ? 'form.faultsOne' : 'form.faultsOther', { count });

/** The state in words, beside the button; screen readers hear it change. */
function Status({
  state,
  t,
}: {
  state: ReturnType<typeof useSending>['state'];
  t: Words;
}) {
  const word = (
    { ready: 'form.ready', check: 'form.check', sending: 'form.sending' } as const
  )[state as 'ready'];
  const tone = state === 'check' ? ' is-error' : state === 'ready' ? ' is-ok' : '';
  return (
    <div className="wide" role="status">
      {word && <p className={`status${tone}`}>{t(word)}</p>}
    </div>
  );
}
