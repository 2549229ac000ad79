import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Answers, Faults } from '../../../site/forms/answers.ts';
import { faultMessage } from '../../../site/forms/faultMessage.ts';
import { formOf } from '../../../site/forms/forms.ts';
import { postIdName } from '../../../site/forms/hiddenFields.ts';
import { check } from '../../../site/forms/schema.ts';
import type { Words } from '../../../site/i18n/words.ts';
import type { Refusal } from './attachment/chosenFile.ts';
import type { FormProps } from './formProps.ts';
import { postForm } from './postForm.ts';
import { fillIn, type TypedAnswers, typedAnswersIn } from './typedAnswers.ts';
import { useChange } from './useChange.ts';

type SendingState = 'idle' | 'ready' | 'check' | 'sending' | 'sent' | 'failed';

interface Sending {
  state: SendingState;
  /** Error messages by field. */
  errors: Record<string, string>;
  /** Error message of the form as a whole. */
  problem?: string | undefined;
  reference?: string | undefined;
  /** Outcome shown in a popup until it is closed. */
  popup?: 'sent' | 'failed' | undefined;
}

/**
 * State of a form in the browser. Errors show only after the first attempt to submit.
 * From then on, every change is validated.
 */
export function useSending(props: FormProps, element: RefObject<HTMLFormElement | null>) {
  const form = formOf(props.name);
  const isNewsletter = form.call === '/api/newsletter';
  const t: Words = (word, ...[values]) =>
    fill(props.words[word] ?? '', values as Record<string, string | number> | undefined);
  const inWords = (faults: Faults): Record<string, string> =>
    Object.fromEntries(
      Object.entries(faults).map(([name, word]) => [
        name,
        faultMessage(
          t,
          word,
          form.fields.find((field) => field.name === name),
        ),
      ]),
    );
  const [sending, setSending] = useState<Sending>(() => ({
    state: isAny(props.faults) ? 'check' : props.problem ? 'failed' : 'idle',
    errors: inWords(props.faults),
    problem: props.problem && t(props.problem),
  }));
  const [attempts, setAttempts] = useState(0);
  const tried = useRef(sending.state !== 'idle');
  const postId = useRef<string>(undefined);
  /** Answers that a failed subscription cleared from the form. */
  const [cleared, setCleared] = useState<TypedAnswers>();
  const summary = useErrorFocus(sending, attempts, t);
  /** New error messages after a change, for the live region. */
  const [changed, setChanged] = useState('');
  /** Why the last chosen file was refused. */
  const [refused, onRefused] = useState<Refusal>();
  /** Resolves once the chosen file is in the form. */
  const file = useRef<Promise<void>>(undefined);

  const checkNow = (): Faults =>
    element.current
      ? check(form, answersIn(element.current), {
          now: new Date(),
          adultsOnly: props.adultsOnly,
        }).faults
      : {};
  /** Message that says how to try again. */
  const problemOf = (status: number | undefined, said: string | undefined): string =>
    isNewsletter && status === 429
      ? t('form.newsletterWait')
      : (said ?? t(isNewsletter ? 'form.newsletterAgain' : 'form.failed'));
  const send = async (): Promise<Sending> => {
    if (file.current) {
      setSending({ state: 'sending', errors: {} });
      await file.current;
    }
    const faults = checkNow();
    if (isAny(faults) || !element.current)
      return { state: 'check', errors: inWords(faults) };
    const data = new FormData(element.current);
    setSending({ state: 'sending', errors: {} });
    // Keep the id until the post succeeds, so that the server deduplicates retries.
    postId.current ??= crypto.getRandomValues(new Uint32Array(4)).join('-');
    data.set(postIdName, postId.current);
    const posted = props.sealing ? await sealed(data, props) : data;
    const { receipt, status, ...result } = await postForm(form, posted, props.language);
    if (result.state === 'sent') postId.current = undefined;
    // The receipt page reports the conversion itself. After a report, it replaces the
    // form in the history, so that Back does not reach it.
    const receiptPage = props.action + receipt;
    if (receipt && form.anonymous) location.replace(receiptPage);
    else if (receipt) location.assign(receiptPage);
    // Analytics listens for this event, and only after consent.
    else if (result.state === 'sent')
      document.dispatchEvent(new CustomEvent('form-sent', { detail: props.name }));
    const popup = isNewsletter && result.state !== 'check' ? result.state : undefined;
    if (popup) {
      setCleared(popup === 'failed' ? typedAnswersIn(element.current, form) : undefined);
      element.current.reset();
    }
    tried.current = !popup;
    return result.state === 'failed'
      ? { ...result, popup, problem: problemOf(status, result.problem) }
      : { ...result, popup };
  };
  const onSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (sending.state === 'sending') return;
    tried.current = true;
    void send().then((result) => {
      setSending(result);
      setAttempts((before) => before + 1);
    });
  };
  const recheck = useChange(props.name, element, () => {
    if (sending.state === 'sending') return;
    const faults = checkNow();
    const state = isAny(faults) ? (tried.current ? 'check' : 'idle') : 'ready';
    const errors = tried.current ? inWords(faults) : {};
    setChanged(newMessages(sending.errors, errors));
    setSending({ state, errors });
  });
  const closePopup = () => {
    if (sending.popup === 'sent') return setSending({ state: 'idle', errors: {} });
    setSending((before) => ({ ...before, popup: undefined }));
    summary.current?.focus();
  };
  const undo = () => {
    if (!element.current || !cleared) return;
    fillIn(element.current, form, cleared);
    setCleared(undefined);
    recheck();
    element.current.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  const onFile = (ready: Promise<void>) => {
    const waited = ready.then(() => {
      if (file.current === waited) file.current = undefined;
      recheck();
    });
    file.current = waited;
  };
  return {
    ...sending,
    changed,
    refused,
    summary,
    t,
    onFile,
    onRefused,
    onSubmit,
    recheck,
    cleared,
    undo: cleared && undo,
    closePopup,
  };
}

/** Fills in `{{placeholders}}`. */
const fill = (word: string, values: Record<string, string | number> = {}): string =>
  word.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** Messages in `after` that differ from `before`. */
const newMessages = (
  before: Record<string, string>,
  after: Record<string, string>,
): string =>
  Object.entries(after)
    .filter(([field, message]) => before[field] !== message)
    .map(([, message]) => message)
    .join('. ');

const isAny = (faults: Faults): boolean => Object.keys(faults).length > 0;

/**
 * Focuses the error summary after each failed attempt, and mentions the errors in the
 * document's title.
 */
function useErrorFocus({ errors, problem }: Sending, attempts: number, t: Words) {
  const summary = useRef<HTMLElement>(null);
  const title = useRef<string>(undefined);
  const wrong = problem !== undefined || Object.keys(errors).length > 0;
  useEffect(() => {
    // The server may have added the prefix already.
    title.current ??= document.title
      .replace(t('form.errorTitle', { title: '' }).trimEnd(), '')
      .trimStart();
    document.title = wrong
      ? t('form.errorTitle', { title: title.current })
      : title.current;
  }, [wrong, t]);
  useEffect(() => {
    if (attempts) summary.current?.focus();
  }, [attempts]);
  return summary;
}

const answersIn = (form: HTMLFormElement): Answers =>
  Object.fromEntries(new FormData(form)) as Answers;

/**
 * Seals the answers to the officer of the ethical channel. If the browser cannot seal
 * them, they are sent in clear text and the Worker seals them before storing anything.
 */
async function sealed(
  data: FormData,
  { sealing, language }: FormProps,
): Promise<FormData> {
  try {
    const { sealAnswers } = await import('./sealAnswers.ts');
    return sealing ? await sealAnswers(data, sealing.key, language) : data;
  } catch {
    return data;
  }
}
