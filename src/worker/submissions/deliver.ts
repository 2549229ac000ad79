import { type Form, type FormName, formOf } from '../../site/forms/forms.ts';
import type { Values } from '../../site/forms/schema.ts';
import type { Language } from '../../site/i18n/languages.ts';
import type { Environment } from '../env.ts';
import type { Attachment } from './attachment.ts';
import { attemptDelivery, type Submission } from './attempt.ts';
import { payloadOf } from './contract.ts';
import { post, triesAtOnce } from './outbox.ts';
import { type Fate, record } from './record.ts';
import { deleteAttachment, storeAttachment } from './store.ts';

interface Sending {
  reference: string;
  site: string;
  language: Language;
  environment: Environment;
  requestId: string;
  began: number;
}

/**
 * Stores the attachment and hands the submission to the origin, or to the outbox where
 * the origin cannot take it now or is called by the outbox alone.
 *
 * @returns Whether it went anywhere; if not, nothing of it is left behind.
 */
export async function deliver(
  form: FormName,
  values: Values,
  attachment: { field: string; file: Attachment } | undefined,
  { reference, site, language, environment, requestId, began }: Sending,
): Promise<boolean> {
  let attempts = 0;
  const done = (fate: Fate, reason?: string) =>
    record(environment, {
      fate,
      form,
      requestId,
      reference,
      attempts,
      milliseconds: Date.now() - began,
      reason,
    });
  const submission: Submission = {
    reference,
    form,
    payload: payloadOf(formOf(form), values, reference, language),
    site,
    language,
  };
  try {
    if (attachment)
      submission.attachment = await stored(formOf(form), attachment, environment);
    attempts = triesAtOnce(form);
    const delivery = attempts ? await attemptDelivery(submission, environment) : 'later';
    if (delivery === 'later') await post(submission, environment);
    done(delivery === 'later' ? 'queued' : delivery);
    if (delivery !== 'refused') return true;
  } catch (error) {
    done('failed', error instanceof Error ? error.name : 'unknown');
  }
  if (submission.attachment)
    await deleteAttachment(environment.SUBMISSIONS, submission.attachment.key).catch(
      () => undefined,
    );
  return false;
}

async function stored(
  form: Form,
  { field, file }: { field: string; file: Attachment },
  { SUBMISSIONS }: Environment,
): Promise<Submission['attachment'] & object> {
  const key = await storeAttachment(SUBMISSIONS, form.folder ?? 'questions', file);
  return {
    field,
    key,
    nombre: file.name,
    bytes: file.bytes.byteLength,
    sha256: file.sha256,
    storedAt: Date.now(),
  };
}
