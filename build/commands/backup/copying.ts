import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { objectsIn } from '../../../src/worker/bucket.ts';
import { casesIn } from '../../../src/worker/ethicalChannel/caseStore.ts';
import { complain, say } from '../commandLine.ts';
import { addLine, type Entry, entriesIn, fileOf, folders, type Total } from './manifest.ts';

/** Objects between two lines of progress. */
const progressEvery = 100;

/** Copies the sealed reports with their metadata into an empty folder, one object at a time. */
export async function backUp(bucket: R2Bucket, folder: string): Promise<Total> {
  mkdirSync(join(folder, 'objects'), { recursive: true, mode: 0o700 });
  const total: Total = { objects: 0, bytes: 0 };
  for (const prefix of folders)
    for await (const { key } of objectsIn(bucket, prefix)) {
      const object = await bucket.get(key);
      // Deleted since it was listed.
      if (!object) continue;
      const { etag, uploaded, httpMetadata = {}, customMetadata = {} } = object;
      const contents = new Uint8Array(await object.arrayBuffer());
      const sha256 = hashOf(contents);
      writeFileSync(fileOf(folder, sha256), contents, { mode: 0o600 });
      addLine(folder, {
        key,
        bytes: contents.byteLength,
        sha256,
        etag,
        storedAt: uploaded.getTime(),
        httpMetadata: textsOf(httpMetadata),
        customMetadata,
      });
      total.bytes += contents.byteLength;
      if (++total.objects % progressEvery === 0) say(`${total.objects} objects copied`);
    }
  addLine(folder, total);
  return total;
}

/** The HTTP metadata that is text. The site sets no other. */
const textsOf = (metadata: object): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata).filter(([, value]) => typeof value === 'string'));

const hashOf = (contents: Uint8Array): string =>
  createHash('sha256').update(contents).digest('hex');

/**
 * What became of an object. `unchanged`: the bucket has it. `newer`: the bucket has a later
 * one. `orphaned`: the report that it belonged to is no longer there, or no longer has it.
 * `damaged`: its file is missing, or is not what the manifest says.
 */
type Outcome = 'restored' | 'unchanged' | 'newer' | 'orphaned' | 'damaged';

/**
 * Copies a backup, whose manifest has been checked, into the bucket, one object at a time.
 *
 * @param overwrite Whether to replace what is newer in the bucket.
 */
export async function restore(
  bucket: R2Bucket,
  folder: string,
  overwrite: boolean,
): Promise<Record<Outcome, number>> {
  const outcomes = { restored: 0, unchanged: 0, newer: 0, orphaned: 0, damaged: 0 };
  let done = 0;
  const count = (outcome: Outcome) => {
    outcomes[outcome]++;
    if (++done % progressEvery === 0) say(`${done} objects handled`);
  };
  const isCase = ({ key }: Entry) => key.startsWith('cases/');
  for await (const entry of entriesIn(folder))
    if (isCase(entry)) count(await restoreOne(bucket, folder, entry, overwrite));
  const parts = await partsOfCases(bucket);
  for await (const entry of entriesIn(folder)) {
    if (isCase(entry)) continue;
    const { key } = entry;
    const isPart = parts.has(key) || parts.has(key.slice(0, key.lastIndexOf('/') + 1));
    count(
      isPart || isOfDeleted(entry)
        ? await restoreOne(bucket, folder, entry, overwrite)
        : 'orphaned',
    );
  }
  return outcomes;
}

/** Whether this keeps the envelope of a deleted report from being sent anew. */
const isOfDeleted = ({ key, bytes }: Entry): boolean => key.startsWith('envelopes/') && bytes === 0;

/**
 * What the cases in the bucket have: keys, and the folders of their messages. Contents and
 * mailboxes that were deleted in time must not come back, because nothing would delete them
 * again.
 */
async function partsOfCases(bucket: R2Bucket): Promise<Set<string>> {
  const parts = new Set<string>();
  const warn = (key: string) => complain(`${key} cannot be read: what it has is not restored`);
  for await (const { reference, hashes = [], attachment, mailbox } of casesIn(bucket, warn)) {
    for (const hash of hashes) parts.add(`envelopes/${hash}`);
    if (attachment) parts.add(attachment.key);
    if (mailbox) parts.add(`mailboxes/${mailbox}.json`).add(`messages/${reference}/`);
  }
  return parts;
}

async function restoreOne(
  bucket: R2Bucket,
  folder: string,
  entry: Entry,
  overwrite: boolean,
): Promise<Outcome> {
  const { key, etag, storedAt, httpMetadata, customMetadata } = entry;
  const there = await bucket.head(key);
  if (there?.etag === etag) return 'unchanged';
  if (there && !overwrite && there.uploaded.getTime() > storedAt) return 'newer';
  const contents = contentsOf(folder, entry);
  if (!contents) return 'damaged';
  const written = await bucket.put(key, contents, {
    // The officer may be at work.
    onlyIf: there ? { etagMatches: there.etag } : { etagDoesNotMatch: '*' },
    httpMetadata,
    customMetadata,
  });
  return written ? 'restored' : 'newer';
}

/** The contents of an object; undefined if its file is not what the manifest says. */
function contentsOf(folder: string, { sha256, bytes }: Entry): Uint8Array | undefined {
  const file = fileOf(folder, sha256);
  if (statSync(file, { throwIfNoEntry: false })?.size === bytes) {
    const contents = readFileSync(file);
    if (hashOf(contents) === sha256) return contents;
  }
  complain(`${file} is missing or damaged`);
  return undefined;
}
