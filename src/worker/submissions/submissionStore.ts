import { cleanCode } from '../../site/forms/clean.ts';
import { emailOf } from '../../site/forms/formats.ts';
import type { FormName } from '../../site/forms/forms.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { deleteAll, objectsIn } from '../bucket.ts';
import { log } from '../log.ts';
import { type AttachmentKey, keysOfCopies } from './attachment.ts';
import type { Payload } from './payload.ts';

/**
 * `later`: the back end is unavailable, or nobody knows whether it took it. `refused`: it
 * will never accept it.
 */
type Delivery = 'delivered' | 'later' | 'refused';

/** What became of an attempt, for operators. Only `answer` quotes the back end. */
export interface Attempt {
  /** Milliseconds since 1970. */
  at: number;
  delivery: Delivery;
  status?: number;
  /** Why it was not delivered. */
  reason?: string;
  /** The beginning of the answer, which is never logged. */
  answer?: string;
}

/**
 * Folders of the bucket: submissions waiting for the back end, and undeliverable ones.
 * docs/operate.md lists how long each is kept.
 */
export type SubmissionFolder = 'outbox/' | 'dead-letters/';

/** An acknowledged, undelivered submission. Times in ms since 1970. */
export interface StoredSubmission {
  submission: Submission;
  receivedAt: number;
  /** Deliveries attempted. */
  attempts: number;
  /** When the next attempt is due. */
  dueAt: number;
  /** The attempts so far, oldest first. */
  history?: Attempt[];
}

/** A stored submission's metadata, which contains nothing about its sender. */
export interface StoredSummary {
  reference: string;
  form: string;
  receivedAt: number;
  attempts: number;
  dueAt: number;
  attachment?: AttachmentKey;
  /** Why the last attempt failed. */
  reason?: string;
  /** When the object was last written. */
  writtenAt: number;
}

/** Age in ms at which a submission is deleted: five weeks, as the data protection policy says. */
const maxAgeMs = 35 * 24 * 60 * 60 * 1000;
/** Maximum submissions to delete in one run; a call deletes at most 1,000 keys. */
const maxAged = 500;

/** Tolerated difference between the clocks of two machines, in ms. */
const clockSkewMs = 1_000;

const keyOf = (folder: SubmissionFolder, reference: string): string => `${folder}${reference}.json`;

/** A submission that one caller may now send. */
export interface Claimed extends StoredSubmission {
  /** Of the stored object. */
  etag: string;
}

/** Stores a submission if `onlyIf` holds. Returns its etag, or undefined if not. */
async function put(
  bucket: R2Bucket,
  folder: SubmissionFolder,
  stored: StoredSubmission,
  onlyIf: R2Conditional = {},
): Promise<string | undefined> {
  const { submission, receivedAt, attempts, dueAt, history } = stored;
  const reason = history?.at(-1)?.reason;
  const { reference, form, attachment } = submission;
  const object = await bucket.put(keyOf(folder, reference), JSON.stringify(stored), {
    onlyIf,
    httpMetadata: { contentType: 'application/json' },
    customMetadata: {
      form,
      receivedAt: String(receivedAt),
      attempts: String(attempts),
      dueAt: String(dueAt),
      ...(reason ? { reason } : {}),
      // A sealed report's attachment is deleted with its case.
      ...(attachment && !attachment.key.startsWith('sealed/')
        ? { attachment: attachment.key }
        : {}),
    },
  });
  return object?.etag;
}

/**
 * Adds a submission to the outbox. Returns false, and changes nothing, if one is already
 * waiting under its reference.
 */
export const addToOutbox = async (bucket: R2Bucket, stored: StoredSubmission): Promise<boolean> =>
  (await put(bucket, 'outbox/', stored, { etagDoesNotMatch: '*' })) !== undefined;

/**
 * Claims the next attempt of a submission: increments the count and schedules the
 * following attempt. Only one concurrent caller succeeds.
 *
 * @param delayAfter Milliseconds to wait after this many attempts.
 * @returns Undefined if nothing is due under the reference.
 */
export async function claimAttempt(
  bucket: R2Bucket,
  reference: string,
  now: number,
  delayAfter: (attempts: number) => number,
): Promise<Claimed | undefined> {
  const object = await bucket.get(keyOf('outbox/', reference));
  const waiting = await object?.json<StoredSubmission>();
  if (!object || !waiting || waiting.dueAt > now + clockSkewMs) return undefined;
  const attempts = waiting.attempts + 1;
  const claimed = { ...waiting, attempts, dueAt: now + delayAfter(attempts) };
  const ours = await put(bucket, 'outbox/', claimed, { etagMatches: object.etag });
  return ours ? { ...claimed, etag: ours } : undefined;
}

/** Stores what became of a claimed attempt, unless another caller has claimed since. */
export const keepHistory = (bucket: R2Bucket, { etag, ...stored }: Claimed): Promise<unknown> =>
  put(bucket, 'outbox/', stored, { etagMatches: etag });

/** Where a submission may be that the back end has not taken. */
export const keysOfSubmission = (reference: string): string[] =>
  (['outbox/', 'dead-letters/'] as const).map((folder) => keyOf(folder, reference));

export const removeFromOutbox = (bucket: R2Bucket, reference: string): Promise<void> =>
  bucket.delete(keyOf('outbox/', reference));

/**
 * Moves a submission from the outbox to the dead letters, for an operator to handle.
 * Returns false if it is no longer there: somebody erased it during the attempt.
 */
export async function moveToDeadLetters(
  bucket: R2Bucket,
  stored: StoredSubmission,
): Promise<boolean> {
  const { reference } = stored.submission;
  if (!(await bucket.head(keyOf('outbox/', reference)))) return false;
  await put(bucket, 'dead-letters/', stored);
  await removeFromOutbox(bucket, reference);
  return true;
}

/**
 * Moves a dead letter back to the outbox, with all attempts again, due now. Returns false
 * if there is none with this reference.
 */
export async function returnToOutbox(bucket: R2Bucket, reference: string): Promise<boolean> {
  const object = await bucket.get(keyOf('dead-letters/', reference));
  if (!object) return false;
  const stored = await object.json<StoredSubmission>();
  await put(bucket, 'outbox/', { ...stored, attempts: 0, dueAt: Date.now() });
  await bucket.delete(object.key);
  return true;
}

/**
 * Deletes what was received more than five weeks ago: a dead letter that is sent again would
 * otherwise begin a new period of the bucket's rules. Its attachment stays for the days of its
 * own rule, since the back end may hold its link. What is left over, or fails, waits for the
 * next run.
 *
 * @param now Milliseconds since 1970.
 */
export async function deleteAged(
  bucket: R2Bucket,
  stored: readonly StoredSummary[],
  now: number,
): Promise<void> {
  const aged = stored.filter(({ receivedAt }) => now - receivedAt > maxAgeMs).slice(0, maxAged);
  if (!aged.length) return;
  try {
    await bucket.delete(aged.flatMap(({ reference }) => keysOfSubmission(reference)));
  } catch {
    log('error', 'deletion-failed', { submissions: aged.length });
  }
}

/** A stored submission; undefined if there is none with this reference. */
export const readStored = async (
  bucket: R2Bucket,
  folder: SubmissionFolder,
  reference: string,
): Promise<StoredSubmission | undefined> =>
  (await bucket.get(keyOf(folder, reference)))?.json<StoredSubmission>();

/** What is stored in a folder about a person. */
export interface PersonalData {
  found: StoredSubmission[];
  /** Reports of the ethical channel, which cannot or must not be searched. */
  reports: number;
}

/** The submissions that were sent with an e-mail address, in any case and spelling. */
export async function submissionsFrom(
  bucket: R2Bucket,
  folder: SubmissionFolder,
  email: string,
): Promise<PersonalData> {
  const wanted = emailOf(cleanCode(email)).toLowerCase();
  const data: PersonalData = { found: [], reports: 0 };
  for (const { reference, form } of await listStored(bucket, folder)) {
    if (form === 'ethical') data.reports++;
    else {
      const stored = await readStored(bucket, folder, reference);
      const address = stored?.submission.payload['email'];
      if (stored && String(address).toLowerCase() === wanted) data.found.push(stored);
    }
  }
  return data;
}

/** Deletes a submission with all copies of its attachment. Returns the deleted keys. */
export async function deleteStored(
  bucket: R2Bucket,
  folder: SubmissionFolder,
  reference: string,
): Promise<string[]> {
  const object = await bucket.head(keyOf(folder, reference));
  if (!object) return [];
  const attachment = object.customMetadata?.['attachment'];
  const keys = [...(attachment ? await keysOfCopies(bucket, attachment) : []), object.key];
  await deleteAll(bucket, keys);
  return keys;
}

/**
 * The submissions in a folder, ordered by reference, which is random.
 *
 * @param max Maximum submissions to list; by default, there is none.
 */
export async function listStored(
  bucket: R2Bucket,
  folder: SubmissionFolder,
  max = Number.POSITIVE_INFINITY,
): Promise<StoredSummary[]> {
  const summaries: StoredSummary[] = [];
  for await (const object of objectsIn(bucket, folder)) {
    summaries.push(summaryOf(folder, object));
    if (summaries.length >= max) break;
  }
  return summaries;
}

function summaryOf(
  folder: SubmissionFolder,
  { key, uploaded, customMetadata = {} }: R2Object,
): StoredSummary {
  const { form = '', receivedAt, attempts, dueAt, attachment, reason } = customMetadata;
  return {
    reference: key.slice(folder.length, -'.json'.length),
    form,
    receivedAt: Number(receivedAt),
    attempts: Number(attempts),
    dueAt: Number(dueAt),
    writtenAt: uploaded.getTime(),
    ...(attachment ? { attachment: attachment as AttachmentKey } : {}),
    ...(reason ? { reason } : {}),
  };
}

/** A validated submission with everything needed to deliver it, now or later. */
export interface Submission {
  reference: string;
  form: FormName;
  payload: Payload;
  /** Scheme and host, only on this machine, where SITE_URL is unset. */
  site?: string;
  /** Not of anonymous reports. */
  language?: Language;
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
