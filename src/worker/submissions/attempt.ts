import { type FormName, formOf } from '../../site/forms/forms.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { connectionFor } from '../backEnd/connection.ts';
import type { Environment } from '../env.ts';
import type { Payload } from './contract.ts';
import { signedLink } from './signedLink.ts';
import type { AttachmentKey } from './store.ts';

/** Milliseconds a write may take. */
const writeTimeout = 8_000;

/** A submission on its way to the origin: all that is needed to send it, now or later. */
export interface Submission {
  reference: string;
  form: FormName;
  payload: Payload;
  /** Scheme and host of the page; they decide which back end gets it. */
  site: string;
  language: Language;
  /** `storedAt` in milliseconds since 1970. */
  attachment?: {
    field: string;
    key: AttachmentKey;
    nombre: string;
    bytes: number;
    sha256: string;
    storedAt: number;
  };
}

/**
 * `later`: the origin cannot take it now, or nobody knows whether it did. `refused`: it
 * never will.
 */
export type Delivery = 'delivered' | 'later' | 'refused';

/** Sends a submission to the origin once. Never throws. */
export async function attemptDelivery(
  submission: Submission,
  environment: Environment,
): Promise<Delivery> {
  const { reference, form, site, language } = submission;
  try {
    // A form that is no more has neither: its submissions end among the dead letters.
    const { call, anonymous } = formOf(form);
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': reference,
      ...(anonymous ? {} : { 'Accept-Language': language }),
    };
    const body = JSON.stringify(await bodyOf(submission, environment));
    const response = await connectionFor(new URL(site).hostname, environment)(call, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(writeTimeout),
    });
    // Only the status counts.
    response.body?.cancel().catch(() => undefined);
    return outcomeOf(response.status);
  } catch {
    return 'later';
  }
}

function outcomeOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'delivered';
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status)
    ? 'refused'
    : 'later';
}

async function bodyOf(
  { payload, attachment, site }: Submission,
  environment: Environment,
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
      url: await signedLink(site, key, environment, storedAt),
    },
  };
}
