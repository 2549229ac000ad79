import type { CaseDates } from '../../site/ethicalChannel/deadlines.ts';
import { envelopesIn, sealedBytes } from '../../site/sealing/envelope.ts';
import type { Readers } from '../../site/sealing/report.ts';
import { objectsIn } from '../bucket.ts';
import type { Submission } from '../submissions/submissionStore.ts';

/**
 * A sealed report as the officer processes it with `npm run reports`. The back end gets
 * the same envelope. Only dates and numbers are unencrypted.
 */
export interface Case extends CaseDates {
  reference: string;
  envelope?: string;
  /** Who may open it; missing where only the officer could. */
  readers?: Readers;
  /** Hashes of the envelopes, by which each is found again. */
  hashes?: string[];
  /** The contents have been deleted because their retention period is over. */
  isEmptied?: true;
  attachment?: Submission['attachment'] & object;
  /** Id of the author's mailbox; missing once it is deleted. */
  mailbox?: string;
}

const folder = 'cases/';
const keyOf = (reference: string): string => `${folder}${reference}.json`;

const put = (bucket: R2Bucket, one: Case, onlyIf: R2Conditional = {}): Promise<R2Object | null> => {
  const { envelope: _, ...clear } = one;
  return bucket.put(keyOf(one.reference), JSON.stringify(one), {
    onlyIf,
    httpMetadata: { contentType: 'application/json' },
    // Everything but the envelope, so that listing reads no objects.
    customMetadata: { case: JSON.stringify(clear) },
  });
};

/**
 * Stores a new case.
 *
 * @returns The existing case under the reference, or undefined if there was none.
 */
export async function openCase(bucket: R2Bucket, one: Case): Promise<Case | undefined> {
  if (await put(bucket, one, { etagDoesNotMatch: '*' })) return undefined;
  return readCase(bucket, one.reference);
}

/** A case with its envelope; undefined if there is none. */
export async function readCase(bucket: R2Bucket, reference: string): Promise<Case | undefined> {
  const object = await bucket.get(keyOf(reference));
  return object?.json<Case>();
}

/**
 * Changes a case, and retries if another writer was faster.
 *
 * @returns The changed case; undefined if there is none.
 */
export async function changeCase(
  bucket: R2Bucket,
  reference: string,
  change: (one: Case) => Case,
): Promise<Case | undefined> {
  for (;;) {
    const object = await bucket.get(keyOf(reference));
    if (!object) return undefined;
    const changed = change(await object.json<Case>());
    if (await put(bucket, changed, { etagMatches: object.etag })) return changed;
  }
}

/** Deletes a case. Its envelopes stay known, as nobody's, so that nobody sends them anew. */
export async function deleteCase(
  bucket: R2Bucket,
  { reference, hashes = [] }: Case,
): Promise<void> {
  await Promise.all(hashes.map((hash) => bucket.put(keyOfHash(hash), '')));
  await bucket.delete(keyOf(reference));
}

const keyOfHash = (hash: string): string => `envelopes/${hash}`;

/** Hashes of the envelopes in a text, by their bytes: base64 has several spellings. */
export const hashesOf = (text: string): Promise<string[]> =>
  Promise.all(
    envelopesIn(text).map(async (envelope) => {
      const digest = await crypto.subtle.digest('SHA-256', sealedBytes(envelope));
      return new Uint8Array(digest).toHex();
    }),
  );

/** Remembers whose envelopes these are, so that nobody sends them as another report. */
export const claimEnvelopes = (
  bucket: R2Bucket,
  { reference, hashes = [] }: Case,
): Promise<unknown> => Promise.all(hashes.map((hash) => bucket.put(keyOfHash(hash), reference)));

/** Whether one of these envelopes belongs to another case, or to one that was deleted. */
export async function isOfAnotherCase(
  bucket: R2Bucket,
  reference: string,
  hashes: string[],
): Promise<boolean> {
  const found = await Promise.all(hashes.map((hash) => bucket.get(keyOfHash(hash))));
  const owners = await Promise.all(found.map((object) => object?.text()));
  return owners.some((owner) => owner !== undefined && owner !== reference);
}

/**
 * All cases, without their envelopes.
 *
 * @param onUnreadable Called with the key of each object that is no case; the others follow.
 */
export async function* casesIn(
  bucket: R2Bucket,
  onUnreadable: (key: string) => void,
): AsyncGenerator<Case> {
  for await (const { key, customMetadata } of objectsIn(bucket, folder)) {
    const one = caseIn(customMetadata?.['case']);
    if (one) yield one;
    else onUnreadable(key);
  }
}

function caseIn(text = ''): Case | undefined {
  try {
    const one = JSON.parse(text) as Partial<Case> | null;
    return one?.reference && Number.isFinite(one.receivedAt) ? (one as Case) : undefined;
  } catch {
    return undefined;
  }
}
