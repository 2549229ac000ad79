import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Answers, Faults } from '../../../site/forms/answers.ts';
import type { Form } from '../../../site/forms/form.ts';
import { formOf } from '../../../site/forms/forms.ts';
import { postIdName } from '../../../site/forms/hiddenFields.ts';
import { saying } from '../../../site/forms/saying.ts';
import { check } from '../../../site/forms/schema.ts';
import type { Words } from '../../../site/i18n/words.ts';
import type { Refusal } from './chosenFile.ts';
import type { FormProps } from './formProps.ts';

type SendingState = 'idle' | 'ready' | 'check' | 'sending' | 'sent' | 'failed';

/**
 * Milliseconds after which a post without an answer has failed; the Worker answers well
 * before.
 */
const patience = 30_000;

interface Sending {
  state: SendingState;
  /** What is wrong, in words, by field. */
  errors: Record<string, string>;
  /** What is wrong with the whole, in words. */
  problem?: string | undefined;
  reference?: string | undefined;
}

/**
 * The states of a form in the browser: nothing is said while somebody fills it in for
 * the first time, but that it is ready; after the first attempt to send, every change
 * is checked.
 */
export function useSending(props: FormProps, element: RefObject<HTMLFormElement | null>) {
  const form = formOf(props.name);
  const t: Words = (word, ...[values]) =>
    fill(props.words[word] ?? '', values as Record<string, string | number> | undefined);
  const inWords = (faults: Faults): Record<string, string> =>
    Object.fromEntries(
      Object.entries(faults).map(([name, word]) => [
        name,
        saying(
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
  const summary = useErrorFocus(sending, attempts, t);
  /** Why the last file that was chosen is not in the form. */
  const [refused, onRefused] = useState<Refusal>();
  /** Ends once the file that was chosen is in the form. */
  const file = useRef<Promise<void>>(undefined);

  const checkNow = (): Faults =>
    element.current
      ? check(form, answersIn(element.current), {
          now: new Date(),
          adultsOnly: props.adultsOnly,
        }).faults
      : {};
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
    // The same until they were received: what is sent again because its answer got lost
    // is taken once.
    postId.current ??= crypto.getRandomValues(new Uint32Array(4)).join('-');
    data.set(postIdName, postId.current);
    const posted = props.sealing ? await sealed(data, props) : data;
    const { receipt, ...result } = await postForm(form, posted, props.language);
    if (result.state === 'sent') postId.current = undefined;
    // The page of the receipt tells of it itself. That of a report takes the form's place
    // in the history, so that nothing is behind it.
    const receiptPage = props.action + receipt;
    if (receipt && form.anonymous) location.replace(receiptPage);
    else if (receipt) location.assign(receiptPage);
    // Whoever counts conversions listens; nobody does before consent.
    else if (result.state === 'sent')
      document.dispatchEvent(new CustomEvent('form-sent', { detail: props.name }));
    const popup =
      form.call === '/api/newsletter' && result.state !== 'check' && !result.problem;
    if (popup) element.current.reset();
    tried.current = !popup;
    return result.state === 'failed' && !popup
      ? { ...result, problem: result.problem ?? t('form.failed') }
      : result;
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
  const recheck = useChange(element, () => {
    if (sending.state === 'sending') return;
    const faults = checkNow();
    const state = isAny(faults) ? (tried.current ? 'check' : 'idle') : 'ready';
    setSending({ state, errors: tried.current ? inWords(faults) : {} });
  });
  const onFile = (ready: Promise<void>) => {
    const waited = ready.then(() => {
      if (file.current === waited) file.current = undefined;
      recheck();
    });
    file.current = waited;
  };
  return {
    ...sending,
    refused,
    summary,
    t,
    onFile,
    onRefused,
    onSubmit,
    closePopup: () => setSending({ state: 'idle', errors: {} }),
  };
}

/** Fills in `{{placeholders}}`. */
const fill = (word: string, values: Record<string, string | number> = {}): string =>
  word.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

const isAny = (faults: Faults): boolean => Object.keys(faults).length > 0;

/**
 * The browser's own change event, which comes when a field is left; React's comes with
 * every key.
 *
 * Where the field is left by pressing on another one, what changes waits for the
 * release: messages that go would move the other one away from under the pointer.
 *
 * The field of a file says itself when there is a change.
 *
 * @returns What tells of a change.
 */
function useChange(
  element: RefObject<HTMLFormElement | null>,
  onChange: () => void,
): () => void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const form = element.current;
    const ending = new AbortController();
    let pressed = false;
    let changed = false;
    const listen = (
      target: EventTarget | null | undefined,
      types: string[],
      listener: (event: Event) => void,
    ) => {
      for (const type of types)
        target?.addEventListener(type, listener, {
          signal: ending.signal,
          capture: true,
        });
    };
    listen(document, ['pointerdown'], () => {
      pressed = true;
    });
    listen(document, ['pointerup', 'pointercancel'], () => {
      pressed = false;
      if (changed) setTimeout(() => latest.current());
      changed = false;
    });
    listen(form, ['change'], ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') return;
      if (pressed) changed = true;
      else latest.current();
    });
    return () => ending.abort();
  }, [element]);
  return () => latest.current();
}

/**
 * Brings the summary into focus after each attempt that failed, and says in the title
 * that something is wrong.
 */
function useErrorFocus({ errors, problem }: Sending, attempts: number, t: Words) {
  const summary = useRef<HTMLElement>(null);
  const title = useRef<string>(undefined);
  const wrong = problem !== undefined || Object.keys(errors).length > 0;
  useEffect(() => {
    // The server may have said it already.
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

interface Answer {
  ok: boolean;
  reference?: string;
  receipt?: string;
  errors?: Record<string, string[]>;
  error?: string;
}

/**
 * The answers, sealed to the officer of the ethical channel. A browser that cannot seal
 * sends them as they are: the Worker seals them before it stores anything.
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

/** Posts the answers and says what became of them. */
async function postForm(
  form: Form,
  data: FormData,
  language: string,
): Promise<Sending & { receipt?: string | undefined }> {
  if (form.formulario) data.set('formulario', form.formulario);
  if (form.tipo !== undefined) data.set('tipo', String(form.tipo));
  try {
    const response = await fetch(`${form.call}?lang=${language}`, {
      method: 'POST',
      body: data,
      signal: AbortSignal.timeout(patience),
    });
    const answer = (await response.json()) as Answer;
    if (answer.ok)
      return {
        state: 'sent',
        errors: {},
        reference: answer.reference,
        receipt: answer.receipt,
      };
    if (answer.errors)
      return {
        state: 'check',
        errors: Object.fromEntries(
          Object.entries(answer.errors).map(([field, [message = '']]) => [
            field,
            message,
          ]),
        ),
      };
    // What the visitor can do something about is said; a failure of the origin has its
    // own words.
    return {
      state: 'failed',
      errors: {},
      problem: response.status < 500 ? answer.error : undefined,
    };
  } catch {
    return { state: 'failed', errors: {} };
  }
}
