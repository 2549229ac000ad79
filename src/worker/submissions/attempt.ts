import type { Form } from '../../site/forms/form.ts';
import { type FormName, formOf } from '../../site/forms/forms.ts';
import { connectionFor } from '../backEnd/connection.ts';
import { reasonOfError, reasonOfStatus } from '../backEnd/failure.ts';
import { writeTimeoutMs } from '../backEnd/limits.ts';
import { count } from '../counters.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { signedLink } from './signature.ts';
import type { Attempt, Submission } from './submissionStore.ts';
import { type NoAnswer, readWriteResponse } from './writeResponse.ts';

/** Sends a submission to the back end once. Never throws. */
export async function attemptDelivery(submission: Submission, env: Env): Promise<Attempt> {
  const at = Date.now();
  const { reference, form, language } = submission;
  try {
    const { origin: site, hostname } = new URL(env.SITE_URL || submission.site || '');
    // Throws for a removed form, whose submissions end as dead letters.
    const { call } = formOf(form);
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': reference,
      ...(language ? { 'Accept-Language': language } : {}),
    };
    const body = JSON.stringify(await bodyOf(submission, site, env));
    const signal = AbortSignal.timeout(writeTimeoutMs);
    const response = await connectionFor(hostname, env)(call, {
      method: 'POST',
      headers,
      body,
      signal,
    });
    const { status } = response;
    const { meaning, answer } = await readWriteResponse(call, response, signal);
    if (meaning === 'accepted') return { at, delivery: 'delivered', status };
    const told = { at, status, answer };
    if (meaning === 'refused')
      return { ...told, delivery: 'refused', reason: reasonOfStatus(status) };
    if (meaning === 'unavailable')
      return { ...told, delivery: 'later', reason: reasonOfStatus(status) };
    report(meaning, form, call, env);
    return { ...told, delivery: 'later', reason: meaning };
  } catch (error) {
    return { at, delivery: 'later', reason: reasonOfError(error) };
  }
}

/** Tells operators that something else than the back end may be answering. */
function report(reason: NoAnswer, form: FormName, call: Form['call'], env: Env): void {
  log('warn', 'answer-unreadable', { form, call, reason });
  count(env, 'answer-unreadable', form, reason);
}

async function bodyOf(
  { payload, attachment }: Submission,
  site: string,
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
