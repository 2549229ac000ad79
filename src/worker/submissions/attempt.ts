import type { Form } from '../../site/forms/form.ts';
import { type FormName, formOf } from '../../site/forms/forms.ts';
import { connectionFor } from '../backEnd/connection.ts';
import { writeTimeoutMs } from '../backEnd/limits.ts';
import { count } from '../counters.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { signedLink } from './signature.ts';
import type { Submission } from './submissionStore.ts';
import { type NoAnswer, readWriteResponse } from './writeResponse.ts';

/**
 * `later`: the back end is unavailable, or nobody knows whether it took it. `refused`: it
 * will never accept it.
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
    const signal = AbortSignal.timeout(writeTimeoutMs);
    const response = await connectionFor(new URL(site).hostname, env)(call, {
      method: 'POST',
      headers,
      body,
      signal,
    });
    const result = await readWriteResponse(call, response, signal);
    if (result === 'accepted') return 'delivered';
    if (result === 'refused') return 'refused';
    if (result !== 'unavailable') report(result, form, call, env);
    return 'later';
  } catch {
    return 'later';
  }
}

/** Tells operators that something else than the back end may be answering. */
function report(reason: NoAnswer, form: FormName, call: Form['call'], env: Env): void {
  log('warn', 'answer-unreadable', { form, call, reason });
  count(env, 'answer-unreadable', form, reason);
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
