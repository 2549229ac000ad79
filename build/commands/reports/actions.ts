import { cleanLines } from '../../../src/site/forms/clean.ts';
import type { Report } from '../../../src/site/sealing/report.ts';
import type { Case } from '../../../src/worker/ethicalChannel/caseStore.ts';
import { eraseCase } from '../../../src/worker/ethicalChannel/deletion.ts';
import { CommandError, complain, say } from '../commandLine.ts';
import { exportCase, note, openMessages, write } from './handling.ts';
import { readKeys } from './keyFile.ts';
import { dueText, openReport, stateOf } from './reading.ts';

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
  for (const [name, answer] of Object.entries(answers))
    say(`\n${name}:\n${quoted(answer)}`);
  if (attachment)
    say(`\nWith a document of ${attachment.bytes} bytes:\n${quoted(attachment.name)}`);
}

/** A text of the author, indented so that none of its lines passes for one of ours. */
const quoted = (text: string): string => cleanLines(text).replace(/^/gm, '  ');

/** Acknowledges the report to its author, optionally with a message. */
const acknowledge: Action = async (desk, one) => {
  if (desk.message) await write(desk.bucket, one, desk.message, readKeys(desk.keyFile));
  await note(desk.bucket, one, 'acknowledgedAt');
};

/** Records the start of an investigation, so that the report is kept. */
const proceed: Action = ({ bucket }, one) => note(bucket, one, 'proceededAt');

/** Extends the deadline by three months, and tells the author why. */
const extend: Action = async (desk, one) => {
  await write(desk.bucket, one, messageOf(desk), readKeys(desk.keyFile));
  await note(desk.bucket, one, 'extendedAt');
};

/** Asks the author a question, which starts an investigation. */
const ask: Action = async (desk, one) => {
  await write(desk.bucket, one, messageOf(desk), readKeys(desk.keyFile));
  await note(desk.bucket, one, 'acknowledgedAt', 'proceededAt');
};

/** Sends the answer. */
const close: Action = async (desk, one) => {
  await write(desk.bucket, one, messageOf(desk), readKeys(desk.keyFile));
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
  throw new CommandError('Say what the author is to read: --message "…"');
}
