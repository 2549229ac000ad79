import { type AttachmentFolder, type Form, isNewsletter } from '../../site/forms/form.ts';
import { type FormName, formOf } from '../../site/forms/forms.ts';
import type { Language } from '../../site/i18n/languages.ts';
import type { Env } from '../env.ts';
import { type Case, claimEnvelopes, hashesOf, openCase } from '../ethicalChannel/caseStore.ts';
import { openMailbox } from '../ethicalChannel/mailboxStore.ts';
import { deleteAttachment, type FieldFile, storeAttachment } from './attachment.ts';
import { attemptDelivery } from './attempt.ts';
import { enqueue } from './outbox.ts';
import { record, type SubmissionOutcome } from './record.ts';
import type { Parcel } from './sealing.ts';
import { type Attempt, removeFromOutbox, type Submission } from './submissionStore.ts';

interface DeliveryContext {
  reference: string;
  site: string;
  language: Language;
  env: Env;
  requestId: string;
  /** When the post arrived, in ms since 1970. */
  receivedAt: number;
  /** Keeps work alive after the response. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Attempts made while the sender waits. Anonymous reports have none: a subrequest of the
 * visitor's request would send their IP address to the back end in CF-Connecting-IP. A
 * request of the queue consumer has no such header. A subscription has a second one,
 * because it never waits in the outbox: its message confirms what the back end has done
 * (docs/decisions/0019).
 */
const immediateAttempts = (form: Form): number => (form.anonymous ? 0 : isNewsletter(form) ? 2 : 1);

/**
 * Stores the attachment, then sends the submission to the back end. If that is
 * unavailable, or the form is only delivered from the outbox, the submission goes there,
 * except a subscription. The attachment is removed only if the back end refuses it:
 * otherwise the back end, the outbox or a case may name it, even after an error. The bucket
 * deletes it in time.
 *
 * @returns Whether it was accepted.
 */
export async function deliver(
  form: FormName,
  parcel: Parcel,
  context: DeliveryContext,
): Promise<boolean> {
  const { reference, site, language, env, requestId, receivedAt } = context;
  const { payload, attachment, envelope } = parcel;
  const history: Attempt[] = [];
  const recordOutcome = (
    outcome: SubmissionOutcome,
    { reason, status }: Pick<Attempt, 'reason' | 'status'> = {},
  ) =>
    record(env, {
      outcome,
      form,
      requestId,
      reference,
      attempts: history.length,
      milliseconds: Date.now() - receivedAt,
      status,
      reason,
    });
  const submission: Submission = {
    reference,
    form,
    payload,
    ...(env.SITE_URL ? {} : { site }),
    ...(formOf(form).anonymous ? {} : { language }),
  };
  try {
    if (attachment) {
      const folder = envelope ? 'sealed' : (formOf(form).folder ?? 'questions');
      submission.attachment = await stored(folder, reference, attachment, env);
    }
    if (envelope) await openCaseFor(submission, envelope, parcel, context);
    for (let left = immediateAttempts(formOf(form)); left > 0; left--) {
      const attempt = await attemptDelivery(submission, env);
      history.push(attempt);
      if (attempt.delivery !== 'later') break;
    }
    const outcome = await settle(submission, history, context);
    recordOutcome(outcome, outcome === 'delivered' ? {} : history.at(-1));
    if (outcome === 'refused') await discardAttachment(submission, env);
    return outcome === 'delivered' || outcome === 'queued';
  } catch (error) {
    recordOutcome('failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return false;
  }
}

/**
 * Stores in the outbox what the back end has not taken.
 *
 * @throws If the outbox does not accept it.
 */
async function settle(
  submission: Submission,
  history: Attempt[],
  { env, receivedAt, waitUntil }: DeliveryContext,
): Promise<'delivered' | 'queued' | 'refused' | 'failed'> {
  const { SUBMISSIONS } = env;
  const delivery = history.at(-1)?.delivery ?? 'later';
  // The same submission may be in the outbox, from an earlier post whose response was
  // lost.
  if (delivery === 'delivered')
    waitUntil(removeFromOutbox(SUBMISSIONS, submission.reference).catch(() => undefined));
  if (delivery !== 'later') return delivery;
  if (isNewsletter(formOf(submission.form))) return 'failed';
  await enqueue(submission, receivedAt, history, env);
  return 'queued';
}

/**
 * Opens the case for its readers. If the same report arrived before, the first case stays,
 * and this envelope and attachment are discarded.
 */
async function openCaseFor(
  submission: Submission,
  envelope: string,
  { readers, mailbox }: Parcel,
  { receivedAt, env }: DeliveryContext,
): Promise<void> {
  const { reference, attachment } = submission;
  const { SUBMISSIONS } = env;
  const one: Case = {
    reference,
    receivedAt,
    envelope,
    ...(readers ? { readers } : {}),
    hashes: await hashesOf(envelope),
    ...(attachment ? { attachment } : {}),
    ...(mailbox ? { mailbox: mailbox.id } : {}),
  };
  const known = await openCase(SUBMISSIONS, one);
  // Both also of a known case: an earlier post may have failed here.
  await claimEnvelopes(SUBMISSIONS, known ?? one);
  if (mailbox && (!known || known.mailbox === mailbox.id))
    await openMailbox(SUBMISSIONS, mailbox.id, {
      reference,
      publicKey: mailbox.publicKey,
    });
  if (!known) return;
  await discardAttachment(submission, env);
  if (known.attachment) submission.attachment = known.attachment;
  if (known.envelope) submission.payload = { ...submission.payload, mensaje: known.envelope };
}

async function stored(
  folder: AttachmentFolder,
  reference: string,
  { field, file }: FieldFile,
  { SUBMISSIONS }: Env,
): Promise<Submission['attachment'] & object> {
  const key = await storeAttachment(SUBMISSIONS, folder, reference, file);
  return {
    field,
    key,
    nombre: file.name,
    bytes: file.bytes.byteLength,
    sha256: file.sha256,
    storedAt: Date.now(),
  };
}

async function discardAttachment({ attachment }: Submission, { SUBMISSIONS }: Env): Promise<void> {
  if (attachment) await deleteAttachment(SUBMISSIONS, attachment.key).catch(() => undefined);
}
