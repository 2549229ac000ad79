import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openText, sealText } from '../../../src/site/sealing/envelope.ts';
import type { SealingKeys } from '../../../src/site/sealing/hpke.ts';
import { type Case, changeCase } from '../../../src/worker/ethicalChannel/caseStore.ts';
import {
  addMessage,
  listMessages,
  readMailbox,
} from '../../../src/worker/ethicalChannel/mailboxStore.ts';
import { CommandError, unprintable } from '../commandLine.ts';
import { openAttachment, openReport } from './reading.ts';

/** A decrypted message. */
interface Message {
  from: 'author' | 'officer';
  at: number;
  text: string;
}

/** The conversation, oldest first. */
export async function openMessages(
  bucket: R2Bucket,
  reference: string,
  keys: SealingKeys[],
): Promise<Message[]> {
  const messages = await listMessages(bucket, reference);
  return Promise.all(
    messages.map(async ({ from, at, forOfficer }) => ({
      from,
      at,
      text: await openText(forOfficer, keys).catch(() => '(sealed to another key)'),
    })),
  );
}

/**
 * Writes to the author of a report.
 *
 * @throws CommandError if the author's mailbox no longer exists.
 */
export async function write(
  bucket: R2Bucket,
  { reference, mailbox: id }: Case,
  text: string,
  [key]: SealingKeys[],
): Promise<void> {
  const mailbox = id && (await readMailbox(bucket, id));
  if (!mailbox || !key)
    throw new CommandError(`The author of ${reference} has no mailbox any more`);
  const added = await addMessage(bucket, reference, crypto.randomUUID(), {
    from: 'officer',
    at: Date.now(),
    forAuthor: await sealText(mailbox.publicKey, text),
    forOfficer: await sealText(key.publicKey, text),
  });
  if (!added) throw new CommandError(`The mailbox of ${reference} is full`);
}

/** Records an action on a report, once. */
export async function note(
  bucket: R2Bucket,
  { reference }: Case,
  ...what: ('acknowledgedAt' | 'proceededAt' | 'extendedAt' | 'closedAt')[]
): Promise<void> {
  const now = Date.now();
  await changeCase(bucket, reference, (one) => ({
    ...Object.fromEntries(what.map((name) => [name, now])),
    ...one,
  }));
}

/**
 * Writes a decrypted report, its messages and its document into a folder.
 *
 * @returns The files, and why the document is not among them.
 */
export async function exportCase(
  bucket: R2Bucket,
  one: Case,
  folder: string,
  keys: SealingKeys[],
): Promise<{ files: string[]; problem?: string }> {
  const { envelope: _, attachment: __, mailbox: ___, ...dates } = one;
  const contents = await openReport(one, keys);
  const messages = await openMessages(bucket, one.reference, keys);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const write = (extension: string, data: string | Uint8Array): string => {
    // Uses a fixed name: the author's may be a path.
    const file = join(folder, `${one.reference}.${extension}`);
    writeFileSync(file, data, { mode: 0o600 });
    return file;
  };
  const report = 'report' in contents ? contents : { unreadable: contents };
  const files = [write('json', `${safeJson({ ...dates, ...report, messages })}\n`)];
  try {
    const document = await openAttachment(bucket, one, keys);
    return { files: document ? [...files, write('pdf', document)] : files };
  } catch (error) {
    if (error instanceof CommandError) return { files, problem: error.message };
    throw error;
  }
}

/** JSON that is safe to print, because the officer may do so. */
const safeJson = (value: object): string =>
  JSON.stringify(value, null, 2).replace(unprintable, (letter) =>
    letter.replace(/[\s\S]/g, escaped),
  );

const escaped = (unit: string): string =>
  `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
