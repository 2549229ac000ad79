import { type RefObject, useRef, useState } from 'react';
import type { Answers, Faults } from '../../../../site/forms/answers.ts';
import { isNewsletter } from '../../../../site/forms/form.ts';
import { formOf } from '../../../../site/forms/forms.ts';
import { check } from '../../../../site/forms/schema.ts';
import type { FormProps } from '../formProps.ts';
import { formWords } from './formWords.ts';
import { useAttempts } from './useAttempts.ts';
import { useChange } from './useChange.ts';
import { useErrorFocus } from './useErrorFocus.ts';
import { useFile } from './useFile.ts';
import { usePost } from './usePost.ts';
import { useUndo } from './useUndo.ts';

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
  const { t, messagesOf } = formWords(form, props.words);
  const [sending, setSending] = useState<Sending>(() => ({
    state: isAny(props.faults) ? 'check' : props.problem ? 'failed' : 'idle',
    errors: messagesOf(props.faults),
    problem: props.problem && t(props.problem),
  }));
  const tried = useRef(sending.state !== 'idle');
  /** New error messages after a change, for the live region. */
  const [changed, setChanged] = useState('');

  const recheck = useChange(props.name, element, () => {
    if (sending.state === 'sending') return;
    const faults = faultsIn(element.current, props);
    const state = isAny(faults) ? (tried.current ? 'check' : 'idle') : 'ready';
    const errors = tried.current ? messagesOf(faults) : {};
    setChanged(newMessages(sending.errors, errors));
    setSending({ state, errors });
  });
  const { chosen, ...file } = useFile(recheck);
  const { clear, ...undoing } = useUndo(form, element, recheck);
  const post = usePost(props, t);

  const send = async (): Promise<Sending> => {
    tried.current = true;
    const showsSending = () => setSending({ state: 'sending', errors: {} });
    if (chosen.current) {
      showsSending();
      await chosen.current;
    }
    const faults = faultsIn(element.current, props);
    if (isAny(faults) || !element.current)
      return { state: 'check', errors: messagesOf(faults) };
    showsSending();
    const result = await post(element.current);
    tried.current = !isNewsletter(form) || result.state === 'check';
    if (!isNewsletter(form) || result.state === 'check') return result;
    clear(result.state);
    return { ...result, popup: result.state };
  };
  const { attempts, attempt } = useAttempts(send, setSending);
  const isWrong = sending.problem !== undefined || isAny(sending.errors);
  const summary = useErrorFocus(isWrong, attempts, t);
  const onSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    void attempt();
  };
  const closePopup = () => {
    if (sending.popup === 'sent') return setSending({ state: 'idle', errors: {} });
    setSending((before) => ({ ...before, popup: undefined }));
    summary.current?.focus();
  };
  return {
    ...sending,
    ...file,
    ...undoing,
    changed,
    summary,
    t,
    onSubmit,
    recheck,
    closePopup,
  };
}

const faultsIn = (
  form: HTMLFormElement | null,
  { name, adultsOnly }: FormProps,
): Faults => {
  if (!form) return {};
  const answers = Object.fromEntries(new FormData(form)) as Answers;
  return check(formOf(name), answers, { now: new Date(), adultsOnly }).faults;
};

/** Messages in `after` that differ from `before`. */
const newMessages = (
  before: Record<string, string>,
  after: Record<string, string>,
): string =>
  Object.entries(after)
    .filter(([field, message]) => before[field] !== message)
    .map(([, message]) => message)
    .join('. ');

const isAny = (faults: Faults | Sending['errors']): boolean =>
  Object.keys(faults).length > 0;
