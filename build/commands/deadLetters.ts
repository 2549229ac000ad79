/**
 * `npm run deadletters`: lists the submissions that could not be delivered.
 * `-- --resend <reference>` or `-- --resend all` returns them to the outbox, and the
 * site sends them within five minutes. `-- --why <reference>` shows each attempt, with
 * the beginning of the back end's answer. `-- --delete <reference>` permanently deletes one
 * with its attachment; `-- --find <e-mail>` and `--erase <e-mail>` show and delete what
 * a person sent. It uses the production bucket; `--env preview` selects the
 * preview's, and `--local` that of `npm start`.
 */
import {
  deleteStored,
  listStored,
  readStored,
  returnToOutbox,
} from '../../src/worker/submissions/submissionStore.ts';
import { bucketCommand } from './bucket.ts';
import { CommandError, say } from './commandLine.ts';
import { personalData } from './personalData.ts';
import { table } from './table.ts';

/** Returns one or all dead letters to the outbox. Throws if the reference is unknown. */
async function resend(bucket: R2Bucket, wanted: string): Promise<void> {
  const letters = await listStored(bucket, 'dead-letters/');
  const references = letters
    .map(({ reference }) => reference)
    .filter((reference) => wanted === 'all' || reference === wanted);
  if (!references.length && wanted !== 'all') throw unknown(wanted);
  for (const reference of references) await returnToOutbox(bucket, reference);
  say(
    `${countOf(references.length)} returned to the outbox; the site sends them within five minutes`,
  );
}

/** Deletes a dead letter. Throws if the reference is unknown. */
async function remove(bucket: R2Bucket, reference: string): Promise<void> {
  const keys = await deleteStored(bucket, 'dead-letters/', reference);
  if (!keys.length) throw unknown(reference);
  say(`deleted ${keys.join(' and ')}`);
}

/**
 * Lists the dead letters, oldest first, with the sender's address: somebody was told that
 * the message had arrived and must answer it. A report shows none.
 */
async function list(bucket: R2Bucket): Promise<void> {
  const letters = await listStored(bucket, 'dead-letters/');
  letters.sort((a, b) => a.writtenAt - b.writtenAt);
  const rows: string[][] = [];
  for (const letter of letters) {
    const { writtenAt, reference, form, attempts, attachment, reason } = letter;
    rows.push([
      new Date(writtenAt).toISOString(),
      reference,
      form,
      attempts === 1 ? '1 attempt' : `${attempts} attempts`,
      reason ?? '',
      form === 'ethical' ? '' : await senderOf(bucket, reference),
      attachment ? 'with attachment' : '',
    ]);
  }
  if (rows.length) say(table(rows));
  say(countOf(letters.length));
}

/** The e-mail address of who sent a dead letter. */
async function senderOf(bucket: R2Bucket, reference: string): Promise<string> {
  const letter = await readStored(bucket, 'dead-letters/', reference);
  return String(letter?.submission.payload['email'] ?? '');
}

/** Shows what became of each attempt. Throws if the reference is unknown. */
async function explain(bucket: R2Bucket, reference: string): Promise<void> {
  const letter = await readStored(bucket, 'dead-letters/', reference);
  if (!letter) throw unknown(reference);
  const rows = (letter.history ?? []).map(({ at, reason, answer }) => [
    new Date(at).toISOString(),
    reason ?? '',
    answer ?? '',
  ]);
  say(rows.length ? table(rows) : 'Its attempts were not recorded');
}

const unknown = (reference: string): CommandError =>
  new CommandError(`There is no dead letter ${reference}; npm run deadletters lists them`);

const countOf = (letters: number): string =>
  letters === 1 ? '1 dead letter' : `${letters} dead letters`;

const usage =
  'npm run deadletters -- [--why <reference>] [--resend <reference>|all] [--delete <reference>] [--find <e-mail>] [--erase <e-mail>] [--env preview] [--local]';
await bucketCommand(
  usage,
  ['why', 'resend', 'delete', 'find', 'erase'],
  async (bucket, options) => {
    const person = options.find ?? options.erase;
    if (person) await personalData(bucket, 'dead-letters/', person, options.erase !== undefined);
    else if (options.delete) await remove(bucket, options.delete);
    else if (options.why) await explain(bucket, options.why);
    else if (options.resend) await resend(bucket, options.resend);
    else await list(bucket);
  },
);
