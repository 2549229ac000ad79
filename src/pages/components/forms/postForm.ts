import type { Form } from '../../../site/forms/form.ts';

/**
 * Milliseconds after which a post without an answer has failed; the Worker answers well
 * before.
 */
const patience = 30_000;

/** What became of a post. */
interface Posted {
  state: 'sent' | 'check' | 'failed';
  /** Of the answer, where one came that was a failure. */
  status?: number;
  /** What is wrong, in words, by field. */
  errors: Record<string, string>;
  /** What is wrong with the whole, in words. */
  problem?: string | undefined;
  reference?: string | undefined;
  /** Where the page of the receipt is, as its query. */
  receipt?: string | undefined;
}

interface Answer {
  ok: boolean;
  reference?: string;
  receipt?: string;
  errors?: Record<string, string[]>;
  error?: string;
}

/** Posts the answers and says what became of them. */
export async function postForm(
  form: Form,
  data: FormData,
  language: string,
): Promise<Posted> {
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
      status: response.status,
      problem: response.status < 500 ? answer.error : undefined,
    };
  } catch {
    return { state: 'failed', errors: {} };
  }
}
