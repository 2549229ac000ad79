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

/** The Worker's JSON response. */
interface PostResult {
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
          Object.entries(result.errors).map(([field, [message = '']]) => [
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
      problem: response.status < 500 ? result.error : undefined,
    };
  } catch {
    return { state: 'failed', errors: {} };
  }
}
