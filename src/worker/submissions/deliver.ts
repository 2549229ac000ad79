import type { Values } from '../../site/forms/answers.ts';
import type { Form } from '../../site/forms/form.ts';
import { type FormName, formOf } from '../../site/forms/forms.ts';
import type { Language } from '../../site/i18n/languages.ts';
import type { Environment } from '../env.ts';
import type { Attachment } from './attachment.ts';
import { deleteAttachment, storeAttachment } from './attachmentStore.ts';
import { attemptDelivery } from './attempt.ts';
import { payloadOf } from './contract.ts';
import { attemptsAtOnce, keepInOutbox } from './outbox.ts';
import { record, type SubmissionOutcome } from './record.ts';
import type { Submission } from './submission.ts';
import { removeFromOutbox } from './submissionStore.ts';

/** What delivery needs besides the answers. */
interface Delivering {
  reference: string;
  site: string;
  language: Language;
  environment: Environment;
  requestId: string;
  /** When the post arrived, in milliseconds since 1970. */
  began: number;
  /** Goes on after the visitor has the answer. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Stores the attachment and hands the submission to the back end, or to the outbox if
 * the back end cannot take it now or is called by the outbox alone.
 *
 * @returns Whether it went anywhere; if not, nothing of it is left behind.
 */
export async function deliver(
  form: FormName,
  values: Values,
  attachment: { field: string; file: Attachment } | undefined,
  context: Delivering,
): Promise<boolean> {
  const { reference, site, language, environment, requestId, began } = context;
  const attempts = attemptsAtOnce(form);
  const done = (outcome: SubmissionOutcome, reason?: string) =>
    record(environment, {
      outcome,
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
    const outcome = await handOn(submission, attempts, context);
    done(outcome);
    if (outcome !== 'refused') return true;
  } catch (error) {
    done('failed', error instanceof Error ? error.name : 'unknown');
  }
  await discardAttachment(submission, environment);
  return false;
}

/** To the back end, else into the outbox. Throws where neither takes it. */
async function handOn(
  submission: Submission,
  attempts: 0 | 1,
  { environment, began, waitUntil }: Delivering,
): Promise<'delivered' | 'queued' | 'refused'> {
  const { SUBMISSIONS } = environment;
  const delivery = attempts ? await attemptDelivery(submission, environment) : 'later';
  // The same submission may wait from an earlier post whose answer got lost.
  if (delivery === 'delivered')
    waitUntil(removeFromOutbox(SUBMISSIONS, submission.reference).catch(() => undefined));
  if (delivery !== 'later') return delivery;
  const isNew = await keepInOutbox(submission, began, attempts, environment);
  if (!isNew) await discardAttachment(submission, environment);
  return 'queued';
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

async function discardAttachment(
  { attachment }: Submission,
  { SUBMISSIONS }: Environment,
): Promise<void> {
  if (attachment)
    await deleteAttachment(SUBMISSIONS, attachment.key).catch(() => undefined);
}
