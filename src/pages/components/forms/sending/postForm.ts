import type { Form } from '../../../../site/forms/form.ts';

/**
 * Time after which a post without a response counts as failed. The Worker responds well
 * before that.
 */
const timeoutMs = 30_000;

/** Outcome of a post. */
interface Posted {
  state: 'sent' | 'check' | 'failed';
  /** HTTP status of a failure, if there was a response. */
  status?: number;
  /** Error messages by field. */
  errors: Record<string, string>;
  /** Error message of the form as a whole. */
  problem?: string | undefined;
  reference?: string | undefined;
  /** Query string of the receipt page. */
  receipt?: string | undefined;
}

interface Answer {
  ok: boolean;
  reference?: string;
  receipt?: string;
  errors?: Record<string, string[]>;
  error?: string;
}

/** Posts the answers. Never throws: network errors become the state `failed`. */
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
      signal: AbortSignal.timeout(timeoutMs),
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
    // Show only errors that the visitor can fix. Server errors get a generic message.
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
