import { useRef } from 'react';
import {
  cleanName,
  type Form,
  fileFieldOf,
  isNewsletter,
  postIdName,
} from '../../../site/forms/form.ts';
import { emailOf } from '../../../site/forms/formats.ts';
import { formOf } from '../../../site/forms/forms.ts';
import type { Words } from '../../../site/i18n/words.ts';
import type { Readers } from '../../../site/sealing/report.ts';
import type { FormProps } from './formProps.ts';

/**
 * Returns a function that posts the form, sealed to these readers if it has some, and then
 * opens its receipt if it has one.
 */
export function usePost(props: FormProps, t: Words) {
  const postId = useRef(props.postId);
  return async (element: HTMLFormElement, readers: Readers | undefined) => {
    const form = formOf(props.name);
    const data = new FormData(element);
    // Keep the id until the post succeeds, so that the server deduplicates retries.
    postId.current ??= crypto.getRandomValues(new Uint32Array(4)).join('-');
    data.set(postIdName, postId.current);
    // The document is clean by now.
    data.delete(cleanName);
    const broken = readers && (await unreadableIn(data));
    if (broken) return { state: 'check' as const, errors: { [broken]: t('invalid.fileBroken') } };
    const posted = readers ? await sealed(data, readers, props.language) : data;
    const { receipt, ...result } = await postForm(form, posted, props.language);
    if (result.state === 'sent') {
      postId.current = undefined;
      result.withFile = hasOptionalFile(form, data);
      result.email = receipt ? undefined : emailOf(String(data.get('email') ?? ''));
    }
    // The receipt page reports the conversion itself. After a report, it replaces the
    // form in the history, so that Back does not reach it.
    const receiptPage = props.action + receipt;
    // Who has left the page meanwhile is on the way to a neutral one.
    if (!element.isConnected) return result;
    if (receipt && form.anonymous) location.replace(receiptPage);
    else if (receipt) location.assign(receiptPage);
    // Analytics listens for this event, and only after consent.
    else if (result.state === 'sent')
      document.dispatchEvent(new CustomEvent('form-sent', { detail: props.name }));
    return result.state === 'failed'
      ? { ...result, problem: result.problem ?? t(failedWord(form)) }
      : result;
  };
}

function hasOptionalFile(form: Form, data: FormData): boolean {
  const field = fileFieldOf(form);
  const file = field && !field.required ? data.get(field.name) : undefined;
  return file instanceof File && file.size > 0;
}

const failedWord = (form: Form) => (isNewsletter(form) ? 'form.newsletterAgain' : 'form.failed');

/**
 * The field of a file that a script cannot read, such as one that was changed since it was
 * chosen. It cannot be sealed, although a browser may still send it.
 */
async function unreadableIn(data: FormData): Promise<string | undefined> {
  for (const [name, value] of data)
    if (value instanceof File && !(await isReadable(value))) return name;
  return undefined;
}

const isReadable = (file: File): Promise<boolean> =>
  file.arrayBuffer().then(
    () => true,
    () => false,
  );

/**
 * Seals the answers to the readers of the ethical channel. If the browser has no such keys,
 * or not the script, they are sent in clear text and the Worker seals them before storing
 * anything.
 *
 * @throws If they cannot be sealed although the browser could: they must not be sent then.
 */
async function sealed(
  data: FormData,
  readers: Readers,
  language: FormProps['language'],
): Promise<FormData> {
  // The Worker never sends forms, so its script leaves the code out.
  if (import.meta.env.SSR) return data;
  const { sealAnswers, canSeal } = (await import('./sealAnswers.ts').catch(() => undefined)) ?? {};
  return sealAnswers && (await canSeal?.()) ? sealAnswers(data, readers, language) : data;
}

/** Time after which a post without a response counts as failed; the Worker needs far less. */
const responseMs = 30_000;
/** The slowest line on which a document still arrives: 256 kbit/s. */
const bytesPerMs = 32;

/** Time after which a post counts as failed: a document takes a slow line a minute and more. */
export function timeoutMsOf(data: FormData): number {
  const sizes = [...data.values()].map((value) =>
    typeof value === 'string' ? value.length : value.size,
  );
  return responseMs + sizes.reduce((sum, size) => sum + size, 0) / bytesPerMs;
}

interface Posted {
  state: 'sent' | 'check' | 'failed';
  /** Error messages by field. */
  errors: Record<string, string>;
  /** Error message of the form as a whole. */
  problem?: string | undefined;
  reference?: string | undefined;
  /** Whether a file was sent that might have been left out. */
  withFile?: boolean;
  /** The sender's address, unless a receipt page follows: it must not get there. */
  email?: string | undefined;
  /** Query string of the receipt page. */
  receipt?: string | undefined;
  /** The readers of today, if the answers were sealed to others. */
  readers?: Readers | undefined;
}

/** The Worker's JSON response. */
interface PostResult {
  ok: boolean;
  reference?: string;
  receipt?: string;
  errors?: Record<string, string[]>;
  error?: string;
  readers?: Readers;
}

/** Posts the answers. Never throws: network errors become the state `failed`. */
async function postForm(form: Form, data: FormData, language: string): Promise<Posted> {
  if (form.formulario) data.set('formulario', form.formulario);
  if (form.tipo !== undefined) data.set('tipo', String(form.tipo));
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMsOf(data));
  try {
    const response = await fetch(`${form.call}?lang=${language}`, {
      method: 'POST',
      body: data,
      signal: timeout.signal,
    });
    const result = (await response.json()) as PostResult;
    if (result.ok)
      return {
        state: 'sent',
        errors: {},
        reference: result.reference,
        receipt: result.receipt,
      };
    if (result.errors)
      return {
        state: 'check',
        errors: Object.fromEntries(
          Object.entries(result.errors).map(([field, [message = '']]) => [field, message]),
        ),
      };
    // Show only errors that the visitor can fix. Server errors get a generic message.
    return {
      state: 'failed',
      errors: {},
      problem: response.status < 500 ? result.error : undefined,
      readers: result.readers,
    };
  } catch {
    return { state: 'failed', errors: {} };
  } finally {
    clearTimeout(timer);
  }
}
