import { cleanLines } from '../../../src/site/forms/clean.ts';
import type { Case } from '../../../src/worker/ethicalChannel/caseStore.ts';
import { eraseCase } from '../../../src/worker/ethicalChannel/deletion.ts';
import { CommandError } from '../commandLine.ts';
import { exportCase, note, openMessages, write } from './handling.ts';
import { readKeys } from './keyFile.ts';
import { dueText, openReport, stateOf } from './reading.ts';

/** What a command works with. */
export interface Desk {
  bucket: R2Bucket;
  keyFile: string;
  message: string | undefined;
  /** Where an export goes. */
  folder: string;
}

/** What a command does with one report. */
type Action = (desk: Desk, one: Case) => Promise<void>;

/** Shows a report as its author wrote it, and what was written since. */
const read: Action = async ({ bucket, keyFile }, one) => {
  const { reference } = one;
  const keys = readKeys(keyFile);
  const { answers, attachment, language } = await openReport(one, keys);
  console.log(`${reference}, ${stateOf(one)}, ${dueText(one, Date.now())}, ${language}`);
  for (const [name, answer] of Object.entries(answers))
    console.log(`\n${name}:\n${shown(answer)}`);
  if (attachment)
    console.log(
      `\nWith a document of ${attachment.bytes} bytes: ${shown(attachment.name)}`,
    );
  for (const { from, at, text } of await openMessages(bucket, reference, keys))
    console.log(`\n${from}, ${new Date(at).toISOString().slice(0, 10)}:\n${shown(text)}`);
};

/** Tells the author that the report was received; with a message, in more words. */
const acknowledge: Action = async (desk, one) => {
  if (desk.message) await write(desk.bucket, one, desk.message, readKeys(desk.keyFile));
  await note(desk.bucket, one, 'acknowledgedAt');
};

/** Notes that an investigation was begun, so that the report is kept. */
const proceed: Action = ({ bucket }, one) => note(bucket, one, 'proceededAt');

/** Gives the answer three months more, and tells the author why. */
const extend: Action = async (desk, one) => {
  await write(desk.bucket, one, messageOf(desk), readKeys(desk.keyFile));
  await note(desk.bucket, one, 'extendedAt');
};

/** Asks the author something, which begins an investigation. */
const ask: Action = async (desk, one) => {
  await write(desk.bucket, one, messageOf(desk), readKeys(desk.keyFile));
  await note(desk.bucket, one, 'acknowledgedAt', 'proceededAt');
};

/** Gives the answer. */
const close: Action = async (desk, one) => {
  await write(desk.bucket, one, messageOf(desk), readKeys(desk.keyFile));
  await note(desk.bucket, one, 'acknowledgedAt', 'closedAt');
};

/** Writes all that is known of a report into a folder. */
const exported: Action = async ({ bucket, keyFile, folder }, one) => {
  for (const file of await exportCase(bucket, one, folder, readKeys(keyFile)))
    console.log(file);
};

/** Deletes everything of a report, for good. */
const erase: Action = ({ bucket }, one) => eraseCase(bucket, one);

/** What an officer does with one report, by the name of the command. */
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
  throw new CommandError('Say what the author is to read: --message "…"');
}

/** What somebody wrote, without what a terminal would take for a command. */
const shown = cleanLines;
