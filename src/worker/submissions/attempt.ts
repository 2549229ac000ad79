import type { Form } from '../../site/forms/form.ts';
import { type FormName, formOf } from '../../site/forms/forms.ts';
import { connectionFor } from '../backEnd/connection.ts';
import { writeTimeoutMs } from '../backEnd/limits.ts';
import { count } from '../counters.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { signedLink } from './signedLink.ts';
import type { Submission } from './submission.ts';
import { readWriteResponse } from './writeResponse.ts';

/**
 * `later`: the back end is unavailable, or may not have received it. `refused`: it will
 * never accept it.
 */
export type Delivery = 'delivered' | 'later' | 'refused';

/** Sends a submission to the back end once. Never throws. */
export async function attemptDelivery(
  submission: Submission,
  env: Env,
): Promise<Delivery> {
  const { reference, form, site, language } = submission;
  try {
    // Throws for a removed form, whose submissions end as dead letters.
    const { call, anonymous } = formOf(form);
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': reference,
      ...(anonymous ? {} : { 'Accept-Language': language }),
    };
    const body = JSON.stringify(await bodyOf(submission, env));
    const response = await connectionFor(new URL(site).hostname, env)(call, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(writeTimeoutMs),
    });
    if (response.ok) return await outcomeOf(form, call, response, env);
    response.body?.cancel().catch(() => undefined);
    return isFinal(response.status) ? 'refused' : 'later';
  } catch {
    return 'later';
  }
}

/** Whether an error status means that retrying is useless. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 425, 429].includes(status);

/** Interprets a 2xx response; logs one that is not JSON. */
async function outcomeOf(
  form: FormName,
  call: Form['call'],
  response: Response,
  env: Env,
): Promise<Delivery> {
  const result = await readWriteResponse(call, response);
  if (result === 'unreadable') {
    log('warn', 'answer-unreadable', { form, call });
    count(env, 'answer-unreadable', form);
  }
  return result === 'refused' ? 'refused' : 'delivered';
}

async function bodyOf(
  { payload, attachment, site }: Submission,
  env: Env,
): Promise<object> {
  if (!attachment) return payload;
  const { field, key, nombre, bytes, sha256, storedAt } = attachment;
  return {
    ...payload,
    [field]: {
      nombre,
      tipo: 'application/pdf',
      bytes,
      sha256,
      url: await signedLink(site, key, env, storedAt),
    },
  };
}
