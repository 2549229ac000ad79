import type { AttachmentKey } from './attachmentStore.ts';
import type { Submission } from './submission.ts';

/**
 * Folders of the bucket: submissions that wait for the back end, and those that it will
 * never get by itself. docs/operate.md says how long each is kept.
 */
export type SubmissionFolder = 'outbox/' | 'dead-letters/';

/** An acknowledged submission that is not delivered. Times in ms since 1970. */
export interface StoredSubmission {
  submission: Submission;
  receivedAt: number;
  /** Times it was sent to the back end. */
  attempts: number;
  /** When the next attempt is due. */
  dueAt: number;
}

/** What is known of a stored submission without opening it: nothing of its sender. */
export interface StoredSummary {
  reference: string;
  form: string;
  receivedAt: number;
  attempts: number;
  dueAt: number;
  attachment?: AttachmentKey;
  /** When it was stored here in its present state. */
  storedAt: number;
}

/** How far the clocks of two machines may differ, in ms. */
const clockSkewMs = 1_000;

const keyOf = (folder: SubmissionFolder, reference: string): string =>
  `${folder}${reference}.json`;

/** Stores a submission, unless `onlyIf` forbids it. Returns whether it was stored. */
async function put(
  bucket: R2Bucket,
  folder: SubmissionFolder,
  stored: StoredSubmission,
  onlyIf: R2Conditional = {},
): Promise<boolean> {
  const { submission, receivedAt, attempts, dueAt } = stored;
  const { reference, form, attachment } = submission;
  const object = await bucket.put(keyOf(folder, reference), JSON.stringify(stored), {
    onlyIf,
    httpMetadata: { contentType: 'application/json' },
    customMetadata: {
      form,
      receivedAt: String(receivedAt),
      attempts: String(attempts),
      dueAt: String(dueAt),
      // That of a sealed report is deleted with its case.
      ...(attachment && !attachment.key.startsWith('sealed/')
        ? { attachment: attachment.key }
        : {}),
    },
  });
  return object !== null;
}

/**
 * Puts a submission into the outbox. Returns false where one already waits under its
 * reference; that one stays.
 */
export const addToOutbox = (
  bucket: R2Bucket,
  stored: StoredSubmission,
): Promise<boolean> => put(bucket, 'outbox/', stored, { etagDoesNotMatch: '*' });

/**
 * Takes the next attempt of a submission: counts it, and sets when the one after it is
 * due. Of several callers at the same time one gets it.
 *
 * @param delayAfter Milliseconds to the next attempt, after so many.
 * @returns Undefined where nothing is due under the reference.
 */
export async function claimAttempt(
  bucket: R2Bucket,
  reference: string,
  now: number,
  delayAfter: (attempts: number) => number,
): Promise<StoredSubmission | undefined> {
  const object = await bucket.get(keyOf('outbox/', reference));
  const waiting = await object?.json<StoredSubmission>();
  if (!object || !waiting || waiting.dueAt > now + clockSkewMs) return undefined;
  const attempts = waiting.attempts + 1;
  const claimed = { ...waiting, attempts, dueAt: now + delayAfter(attempts) };
  const isOurs = await put(bucket, 'outbox/', claimed, { etagMatches: object.etag });
  return isOurs ? claimed : undefined;
}

export const removeFromOutbox = (bucket: R2Bucket, reference: string): Promise<void> =>
  bucket.delete(keyOf('outbox/', reference));

/** Moves a submission from the outbox to the dead letters, where people look at it. */
export async function moveToDeadLetters(
  bucket: R2Bucket,
  stored: StoredSubmission,
): Promise<void> {
  await put(bucket, 'dead-letters/', stored);
  await removeFromOutbox(bucket, stored.submission.reference);
}

/**
 * Moves a dead letter back to the outbox with all its attempts, due at once. Returns
 * false where there is none of the reference.
 */
export async function returnToOutbox(
  bucket: R2Bucket,
  reference: string,
): Promise<boolean> {
  const object = await bucket.get(keyOf('dead-letters/', reference));
  if (!object) return false;
  const stored = await object.json<StoredSubmission>();
  await put(bucket, 'outbox/', { ...stored, attempts: 0, dueAt: Date.now() });
  await bucket.delete(object.key);
  return true;
}

/**
 * Deletes a submission from a folder, with its attachment. Returns the keys of what it
 * deleted.
 */
export async function deleteStored(
  bucket: R2Bucket,
  folder: SubmissionFolder,
  reference: string,
): Promise<string[]> {
  const object = await bucket.head(keyOf(folder, reference));
  if (!object) return [];
  const attachment = object.customMetadata?.['attachment'];
  const keys = [...(attachment ? [attachment] : []), object.key];
  await bucket.delete(keys);
  return keys;
}

/** Submissions that one look at a folder lists at most, where nobody wants fewer. */
export const maxListed = 10_000;

/**
 * What lies in a folder, in the order of references, which is random.
 *
 * @param most Submissions that are listed at most, to the next full thousand.
 */
export async function listStored(
  bucket: R2Bucket,
  folder: SubmissionFolder,
  most = maxListed,
): Promise<StoredSummary[]> {
  const summaries: StoredSummary[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({
      prefix: folder,
      include: ['customMetadata'],
      ...(cursor ? { cursor } : {}),
    });
    summaries.push(...page.objects.map((object) => summaryOf(folder, object)));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor && summaries.length < most);
  return summaries;
}

function summaryOf(
  folder: SubmissionFolder,
  { key, uploaded, customMetadata = {} }: R2Object,
): StoredSummary {
  const { form = '', receivedAt, attempts, dueAt, attachment } = customMetadata;
  return {
    reference: key.slice(folder.length, -'.json'.length),
    form,
    receivedAt: Number(receivedAt),
    attempts: Number(attempts),
    dueAt: Number(dueAt),
    storedAt: uploaded.getTime(),
    ...(attachment ? { attachment: attachment as AttachmentKey } : {}),
  };
}
