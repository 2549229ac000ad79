import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanLines } from '../../../src/site/forms/clean.ts';
import { openText, sealText, sealTextTo } from '../../../src/site/sealing/envelope.ts';
import type { SealingKeys } from '../../../src/site/sealing/hpke.ts';
import type { Readers, Report } from '../../../src/site/sealing/report.ts';
import { type Case, changeCase } from '../../../src/worker/ethicalChannel/caseStore.ts';
import { eraseCase } from '../../../src/worker/ethicalChannel/deletion.ts';
import {
  addMessage,
  listMessages,
  readMailbox,
} from '../../../src/worker/ethicalChannel/mailboxStore.ts';
import { publishedReaders } from '../../../src/worker/ethicalChannel/readers.ts';
import { CommandError, complain, say, unprintable } from '../commandLine.ts';
import { readKeys } from './keyFile.ts';
import { dueText, openAttachment, openReport, stateOf } from './reading.ts';

interface Message {
  from: 'author' | 'officer';
  at: number;
  text: string;
}

/** The conversation, oldest first. */
async function openMessages(
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
 * @throws CommandError if the author's mailbox no longer exists, or is full.
 */
async function write(
  bucket: R2Bucket,
  { reference, mailbox: id, readers }: Case,
  text: string,
  keys: SealingKeys[],
): Promise<void> {
  const mailbox = id && (await readMailbox(bucket, id));
  if (!mailbox) throw new CommandError(`The author of ${reference} has no mailbox any more`);
  const added = await addMessage(bucket, reference, crypto.randomUUID(), {
    from: 'officer',
    at: Date.now(),
    forAuthor: await sealText(mailbox.publicKey, text),
    forOfficer: await sealTextTo(await currentKeys(bucket, readers, keys), text),
  });
  if (!added) throw new CommandError(`The mailbox of ${reference} is full`);
}

/**
 * The keys to which a message between readers is sealed: the newest of our own, and the one
 * that the other has now. The report keeps those of its day, which may be in wrong hands.
 */
async function currentKeys(
  bucket: R2Bucket,
  readers: Readers | undefined,
  keys: SealingKeys[],
): Promise<string[]> {
  const own = keys.map(({ publicKey }) => publicKey);
  const [newest = ''] = own;
  const current = await publishedReaders(bucket);
  const known: Readers = readers ?? { officer: newest };
  return (Object.keys(known) as (keyof Readers)[]).map((role) => {
    const key = current[role] ?? known[role] ?? '';
    return own.includes(key) ? newest : key;
  });
}

/** Records an action on a report, once. */
async function note(
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
async function exportCase(
  bucket: R2Bucket,
  one: Case,
  folder: string,
  keys: SealingKeys[],
): Promise<{ files: string[]; problem?: string }> {
  const { envelope: _, attachment: __, mailbox: ___, hashes: ____, ...dates } = one;
  const contents = await openReport(one, keys);
  const messages = await openMessages(bucket, one.reference, keys);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const write = (extension: string, data: string | Uint8Array): string => {
    // Uses a fixed name: the author's may be a path.
    const file = join(folder, `${one.reference}.${extension}`);
    writeFileSync(file, data, { mode: 0o600 });
    return file;
  };
  const shown = 'report' in contents ? contents : { unreadable: contents };
  const files = [write('json', `${safeJson({ ...dates, ...shown, messages })}\n`)];
  try {
    const report = 'report' in contents ? contents.report : undefined;
    const document = await openAttachment(bucket, one, report, keys);
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

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The arguments of a command. */
export interface Desk {
  bucket: R2Bucket;
  keyFile: string;
  message: string | undefined;
  /** Target folder of an export. */
  folder: string;
}

/** A command on one report. */
type Action = (desk: Desk, one: Case) => Promise<void>;

/** Shows a report and its messages. */
const read: Action = async ({ bucket, keyFile }, one) => {
  const { reference } = one;
  const keys = readKeys(keyFile);
  const contents = await openReport(one, keys);
  const state = [reference, stateOf(one), dueText(one, Date.now())];
  if ('report' in contents) showReport(state, contents.report);
  else say(`${state.join(', ')}\n\n${contents.problem}:\n${quoted(contents.text)}`);
  for (const { from, at, text } of await openMessages(bucket, reference, keys))
    say(`\n${from}, ${new Date(at).toISOString().slice(0, 10)}:\n${quoted(text)}`);
};

function showReport(state: string[], { language, answers, attachment }: Report): void {
  say([...state, language].join(', '));
  for (const [name, answer] of Object.entries(answers)) say(`\n${name}:\n${quoted(answer)}`);
  if (attachment)
    say(`\nWith a document of ${attachment.bytes} bytes:\n${quoted(attachment.name)}`);
}

/**
 * A text of the author, indented so that none of its lines passes for one of ours: also
 * those that the terminal would begin where the window ends.
 */
const quoted = (text: string): string =>
  cleanLines(text)
    .split('\n')
    .flatMap(shownLines)
    .map((line) => `  ${line}`)
    .join('\n');

function shownLines(line: string): string[] {
  const room = Math.max(20, (process.stdout.columns ?? 80) - 2);
  const lines: string[] = [];
  let shown = '';
  let columns = 0;
  for (const letter of line) {
    // At least as wide as any terminal shows it.
    const width = letter < '\u1100' ? 1 : 2;
    if (columns + width > room) {
      lines.push(shown);
      shown = '';
      columns = 0;
    }
    shown += letter;
    columns += width;
  }
  return [...lines, shown];
}

/** Writes to the author if that is still possible: no deadline waits for a lost mailbox. */
async function tell({ bucket, keyFile }: Desk, one: Case, text: string): Promise<void> {
  const keys = readKeys(keyFile);
  try {
    await write(bucket, one, text, keys);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    complain(`${error.message}, so the message was not written`);
  }
}

/** Acknowledges the report to its author, optionally with a message. */
const acknowledge: Action = async (desk, one) => {
  if (desk.message) await tell(desk, one, desk.message);
  await note(desk.bucket, one, 'acknowledgedAt');
};

/** Records the start of an investigation, so that the report is kept. */
const proceed: Action = ({ bucket }, one) => note(bucket, one, 'proceededAt');

/** Extends the deadline of an investigation by three months, and tells the author why. */
const extend: Action = async (desk, one) => {
  await tell(desk, one, messageOf(desk));
  await note(desk.bucket, one, 'acknowledgedAt', 'proceededAt', 'extendedAt');
};

/** Asks the author a question, which starts an investigation. */
const ask: Action = async (desk, one) => {
  await write(desk.bucket, one, messageOf(desk), readKeys(desk.keyFile));
  await note(desk.bucket, one, 'acknowledgedAt', 'proceededAt');
};

/** Sends the answer. */
const close: Action = async (desk, one) => {
  await tell(desk, one, messageOf(desk));
  await note(desk.bucket, one, 'acknowledgedAt', 'closedAt');
};

/** Exports a report with its messages and document. */
const exported: Action = async ({ bucket, keyFile, folder }, one) => {
  const { files, problem } = await exportCase(bucket, one, folder, readKeys(keyFile));
  for (const file of files) say(file);
  if (problem) complain(problem);
};

/** Permanently deletes a report with its messages and document. */
const erase: Action = ({ bucket }, one) => eraseCase(bucket, one);

/** Commands on one report, by name. */
export const actions: Record<string, Action> = {
  read,
  acknowledge,
  proceed,
  extend,
  ask,
  close,
  export: exported,
  erase,
};

function messageOf({ message }: Desk): string {
  if (message) return message;
  throw new CommandError('Say what the author is to read');
}
