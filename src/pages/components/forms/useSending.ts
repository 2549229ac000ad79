import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Answers,
  type Faults,
  type Form,
  faultMessage,
  isNewsletter,
  readersName,
} from '../../../site/forms/form.ts';
import { formOf } from '../../../site/forms/forms.ts';
import { check } from '../../../site/forms/schema.ts';
import type { Words } from '../../../site/i18n/words.ts';
import type { Refusal } from './attachment/chosenFile.ts';
import type { FormProps } from './formProps.ts';
import { useUndo } from './keptAnswers.ts';
import { useChange } from './useChange.ts';
import { usePost } from './usePost.ts';

type SendingState = 'idle' | 'ready' | 'check' | 'sending' | 'sent' | 'failed';

interface Sending {
  state: SendingState;
  /** Error messages by field. */
  errors: Record<string, string>;
  /** What looks wrong and is accepted, by field. */
  warnings?: Record<string, string>;
  /** Error message of the form as a whole. */
  problem?: string | undefined;
  reference?: string | undefined;
  withFile?: boolean;
  email?: string | undefined;
  /** Outcome shown in a popup until it is closed. */
  popup?: 'sent' | 'failed' | undefined;
}

/**
 * State of a form in the browser. What is typed in a wrong format is pointed out once its field
 * is left; all errors show after the first attempt to submit, and from then on at every change.
 * An error goes as soon as its answer is right.
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

  const chosen = useRef<ChosenFile>(undefined);
  const { readers, checkAndPost } = useCheckedPost(props, element, chosen, t, messagesOf);
  const recheck = useChange(props.name, element, (typed) => {
    if (sending.state === 'sending') return;
    const { faults, warnings } = checkIn(element.current, props, readers.current);
    if (typed && typed in faults) return;
    const state = isAny(faults) ? (tried.current ? 'check' : 'idle') : 'ready';
    const errors = messagesOf(tried.current ? faults : wrongFormats(faults));
    const shown = { ...errors, ...messagesOf(warnings) };
    setChanged(newMessages({ ...sending.errors, ...sending.warnings }, shown));
    setSending({ state, errors, warnings: messagesOf(warnings) });
  });
  const file = useFile(chosen, recheck);
  const { clear, ...undoing } = useUndo(form, element, props.cleared, recheck);

  const send = async (): Promise<Sending> => {
    tried.current = true;
    const showsSending = () => setSending({ state: 'sending', errors: {} });
    const file = chosen.current;
    await afterPaint();
    const result = await checkAndPost(showsSending, file);
    tried.current = !isNewsletter(form) || result.state === 'check';
    if (!isNewsletter(form) || result.state === 'check') return result;
    clear(result.state);
    return { ...result, popup: result.state };
  };
  const { attempts, onSubmit } = useAttempts(send, setSending, brokenOff(form, t));
  const isWrong =
    sending.problem !== undefined || (sending.state !== 'idle' && isAny(sending.errors));
  const summary = useErrorFocus(isWrong, attempts, t);
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
    /** Whether the browser has sent the form, so that a popup has told the outcome. */
    attempted: attempts > 0,
    summary,
    t,
    onSubmit,
    recheck,
    tried,
    closePopup,
  };
}

/**
 * Posts the answers if they pass the check. If the readers of a report have changed since
 * the page was loaded, checks and posts once more: the box that keeps it from the officer
 * may have lost its meaning.
 */
function useCheckedPost(
  props: FormProps,
  element: RefObject<HTMLFormElement | null>,
  chosen: RefObject<ChosenFile>,
  t: Words,
  messagesOf: (faults: Faults) => Record<string, string>,
) {
  const post = usePost(props, t);
  const readers = useRef(props.readers);
  const once = async (onPost: () => void, first?: ChosenFile): ReturnType<typeof post> => {
    // Another file may be chosen meanwhile, or the box be ticked that cleans it.
    for (let file = first ?? chosen.current; file; file = chosen.current) {
      onPost();
      // Its sender believes that the document is there.
      if (await file) return { state: 'check', errors: {} };
    }
    const { faults } = checkIn(element.current, props, readers.current);
    if (isAny(faults) || !element.current) return { state: 'check', errors: messagesOf(faults) };
    onPost();
    return post(element.current, readers.current);
  };
  const checkAndPost: typeof once = async (onPost, first) => {
    const result = await once(onPost, first);
    if (!result.readers) return result;
    readers.current = result.readers;
    return once(onPost);
  };
  return { readers, checkAndPost };
}

/** What an attempt that throws ends with; the answers stay. */
const brokenOff = (form: Form, t: Words): Sending => ({
  state: 'failed',
  errors: {},
  problem: t(isNewsletter(form) ? 'form.newsletterAgain' : 'form.failed'),
});

const checkIn = (
  form: HTMLFormElement | null,
  { name, adultsOnly }: FormProps,
  readers: FormProps['readers'],
): { faults: Faults; warnings: Faults } => {
  if (!form) return { faults: {}, warnings: {} };
  const answers = Object.fromEntries(new FormData(form)) as Answers;
  const { faults, warnings } = check(formOf(name), answers, { now: new Date(), adultsOnly });
  if (answers[readersName] !== undefined && !readers?.substitute)
    faults[readersName] = 'invalid.withoutOfficer';
  return { faults, warnings };
};

/** Faults of what is typed: nobody should hear early of what is still missing. */
const wrongFormats = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, word]) => word.endsWith('Format')));

const newMessages = (before: Record<string, string>, after: Record<string, string>): string =>
  Object.entries(after)
    .filter(([field, message]) => before[field] !== message)
    .map(([, message]) => message)
    .join('. ');

const isAny = (faults: Faults | Sending['errors']): boolean => Object.keys(faults).length > 0;

/**
 * Runs one attempt to submit at a time.
 *
 * @param failed What an attempt that throws ends with; the answers stay.
 * @returns The number of attempts that have ended, and the listener that starts another.
 */
function useAttempts<Result>(
  send: () => Promise<Result>,
  onEnd: (result: Result) => void,
  failed: Result,
) {
  const [attempts, setAttempts] = useState(0);
  const busy = useRef(false);
  const attempt = async () => {
    if (busy.current) return;
    busy.current = true;
    onEnd(
      await send().catch((error) => {
        console.error(error);
        return failed;
      }),
    );
    setAttempts((before) => before + 1);
    busy.current = false;
  };
  const onSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    void attempt();
  };
  return { attempts, onSubmit };
}

/**
 * Resolves once the browser has painted the pressed button: checking the answers and
 * showing the faults takes a slow phone 130 ms. Does not wait for a tab in the background.
 */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/**
 * Focuses the error summary after each failed attempt, and mentions the errors in the
 * document's title.
 */
function useErrorFocus(isWrong: boolean, attempts: number, t: Words) {
  const summary = useRef<HTMLElement>(null);
  const title = useRef<string>(undefined);
  useEffect(() => {
    // The server may have added the prefix already.
    title.current ??= document.title
      .replace(t('form.errorTitle', { title: '' }).trimEnd(), '')
      .trimStart();
    document.title = isWrong ? t('form.errorTitle', { title: title.current }) : title.current;
  }, [isWrong, t]);
  useEffect(() => {
    if (attempts) summary.current?.focus();
  }, [attempts]);
  return summary;
}

/** Resolves once the chosen file is in the form, or to why it was refused. */
type ChosenFile = Promise<Refusal | undefined> | undefined;

function useFile(chosen: RefObject<ChosenFile>, onReady: () => void) {
  const [refused, onRefused] = useState<Refusal>();
  const onFile = (ready: Promise<Refusal | undefined>) => {
    const waited = ready.then((why) => {
      if (chosen.current === waited) chosen.current = undefined;
      onReady();
      return why;
    });
    chosen.current = waited;
  };
  return { refused, onRefused, onFile };
}

/** The words that came with a form, and the messages of its errors by field. */
function formWords({ fields }: Form, words: FormProps['words']) {
  const t: Words = (word, ...[values]) => fill(words[word] ?? '', values);
  const messagesOf = (faults: Faults): Record<string, string> =>
    Object.fromEntries(
      Object.entries(faults).map(([name, word]) => {
        const field = fields.find((one) => one.name === name);
        return [name, faultMessage(t, word, field)];
      }),
    );
  return { t, messagesOf };
}

const fill = (word: string, values: Record<string, string | number> = {}): string =>
  word.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
