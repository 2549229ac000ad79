import { Fragment, type ReactNode, useRef, useState } from 'react';
import {
  type Field,
  type Form,
  fileFieldOf,
  type Part,
  partsOf,
  postIdName,
  readersName,
  restoreQuery,
  thanksWord,
  trapName,
} from '../../../site/forms/form.ts';
import { formOf } from '../../../site/forms/forms.ts';
import type { PlainKey, Words } from '../../../site/i18n/words.ts';
import { FormField } from './FormField.tsx';
import type { FormProps } from './formProps.ts';
import { useCarriedAnswers } from './keptAnswers.ts';
import { SubscriptionResult, Thanks } from './Outcome.tsx';
import { Spinner } from './Spinner.tsx';
import { answersInHtml } from './useChange.ts';
import { useSending } from './useSending.ts';

/**
 * Renders any of the site's forms from its definition. The server renders a plain form
 * that posts to its page. Once hydrated, it validates with the same schema and submits
 * with fetch.
 */
export default function FormIsland(props: FormProps) {
  const { name, action } = props;
  const form = formOf(name);
  const element = useRef<HTMLFormElement>(null);
  const [answers] = useState(() => props.answers ?? answersInHtml(name));
  const sending = useSending(props, element);
  const { state, errors, warnings, problem, reference, summary, refused, t } = sending;
  const { cleared, undo, withFile, email } = sending;
  useCarriedAnswers(props, element, cleared, sending.tried, sending.recheck);
  if (state === 'sent' && form.call !== '/api/newsletter')
    return (
      <Thanks
        form={form}
        t={t}
        word={thanksWord(form)}
        reference={reference}
        withFile={withFile}
        email={email}
        step={props.next}
      />
    );
  return (
    <>
      <form
        ref={element}
        className="form"
        method="post"
        action={action}
        encType={fileFieldOf(form) ? 'multipart/form-data' : undefined}
        noValidate
        autoComplete={form.anonymous ? 'off' : undefined}
        aria-busy={state === 'sending'}
        onSubmit={sending.onSubmit}
      >
        <Summary
          {...{ form: name, problem, undo, t }}
          errors={state === 'idle' ? {} : errors}
          // With a script, the popup has already said that it failed.
          failed={name === 'newsletter' && !!problem && !sending.attempted}
          ref={summary}
        />
        {hasOptional(form) && <p className="wide">{t('form.required')}</p>}
        <FormParts form={form} pictures={props.pictures} t={t}>
          {(field) =>
            field.choosesReaders && !isReadersChoiceShown(props) ? null : (
              <FormField
                key={field.name}
                form={name}
                field={field}
                error={field.kind === 'file' && refused ? t(refused) : errors[field.name]}
                warning={warnings?.[field.name]}
                onFile={sending.onFile}
                onRefused={sending.onRefused}
                answer={answers[field.name]}
                t={t}
                {...props}
              />
            )
          }
        </FormParts>
        {props.postId && <input type="hidden" name={postIdName} value={props.postId} />}
        <p className="sr" aria-hidden="true">
          <label>
            {t('field.trap')}
            <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <p className="sr" role="status">
          {sending.changed}
        </p>
        <div className="wide row">
          <button className="btn" type="submit" aria-disabled={state === 'sending'}>
            {state === 'sending' ? t('form.sending') : t(form.submit)}
            {state === 'sending' && <Spinner />}
          </button>
        </div>
        <Status state={state} t={t} />
      </form>
      {cleared && (
        <form id={restoreForm(name)} method="post" action={`${action}?${restoreQuery}`}>
          {Object.entries(cleared).map(([field, answer]) => (
            <input key={field} type="hidden" name={field} value={answer} />
          ))}
        </form>
      )}
      {form.call === '/api/newsletter' && (
        <SubscriptionResult outcome={sending.popup} t={t} close={sending.closePopup} />
      )}
    </>
  );
}

/**
 * Whether the author chooses who may read a report: while there is a substitute, or to
 * choose anew because there is none any more.
 */
const isReadersChoiceShown = ({ readers, faults }: FormProps): boolean =>
  readers?.substitute !== undefined || readersName in faults;

/** Id of the form that asks the server for cleared answers without a script. */
const restoreForm = (form: string): string => `${form}-restore`;

/**
 * Error summary above the form, with a link to each field. It gets focus when it
 * appears, and through `autoFocus` on a page rendered after a post.
 */
function Summary({
  form,
  errors,
  problem,
  undo,
  failed,
  t,
  ref,
}: {
  form: string;
  errors: Record<string, string>;
  problem: string | undefined;
  /** Restores the answers that a failed subscription cleared. */
  undo: (() => void) | undefined;
  /** Whether it says first that the subscription failed. */
  failed: boolean;
  t: Words;
  ref: React.Ref<HTMLElement>;
}) {
  const wrong = Object.entries(errors);
  const count = wrong.length;
  if (!count && !problem && !undo) return null;
  return (
    <section
      className="wide errors"
      aria-labelledby={`${failed ? `${form}-failed ` : ''}${form}-errors`}
      tabIndex={-1}
      ref={ref}
      // biome-ignore lint/a11y/noAutofocus: the sender must hear first that the form was rejected
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
        <button
          type="submit"
          form={restoreForm(form)}
          className="btn btn--small btn--line"
          onClick={(event) => {
            event.preventDefault();
            undo();
          }}
        >
          {t('form.undo')}
        </button>
      )}
    </section>
  );
}

/** Whether a form has anything optional, and so says that the rest is not. */
const hasOptional = ({ fields }: Form): boolean =>
  fields.some(({ kind, required }) => !required && kind !== 'hidden');

/** Number of errors, in words. One plural form is enough for the site's languages. */
const countOf = (count: number, t: Words): string =>
  t(count === 1 ? 'form.faultsOne' : 'form.faultsOther', { count });

/**
 * State of the submission as a live region. It stands below the button, which must not
 * move under a finger when it appears.
 */
function Status({ state, t }: { state: ReturnType<typeof useSending>['state']; t: Words }) {
  const word = ({ ready: 'form.ready', check: 'form.check', sending: 'form.sending' } as const)[
    state as 'ready'
  ];
  const tone = state === 'check' ? 'is-error' : 'is-ready';
  return (
    <div className="wide" role="status">
      {word && <p className={`status ${tone}`}>{t(word)}</p>}
    </div>
  );
}

/** The fields of a form, grouped into fieldsets if the form has parts. */
function FormParts({
  form,
  pictures,
  t,
  children,
}: {
  form: Form;
  /** URLs of the drawings, by name. */
  pictures: Readonly<Record<string, string>> | undefined;
  t(word: PlainKey): string;
  children(field: Field): ReactNode;
}) {
  return partsOf(form).map(([part, fields]) => {
    const shown = fields.map(children);
    if (!part) return <Fragment key="whole">{shown}</Fragment>;
    return (
      <fieldset key={part.from} className="wide form part">
        <legend>{t(part.title)}</legend>
        <Help part={part} pictures={pictures} t={t} />
        {shown}
      </fieldset>
    );
  });
}

function Help({
  part: { hint, drawing },
  pictures,
  t,
}: Pick<Parameters<typeof FormParts>[0], 'pictures' | 't'> & { part: Part }) {
  if (!hint) return null;
  return (
    <div className="row field--wide part__row">
      {drawing && <img src={pictures?.[drawing]} width="150" height="120" alt="" />}
      <p>{t(hint)}</p>
    </div>
  );
}
