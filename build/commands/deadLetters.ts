/**
 * `npm run deadletters`: lists the submissions that could not be delivered.
 * `-- --resend <reference>` or `-- --resend all` returns them to the outbox, and the
 * site sends them within five minutes. `-- --delete <reference>` permanently deletes one
 * with its attachment. It uses the production bucket; `--env preview` selects the
 * preview's, and `--local` that of `npm start`.
 */
import {
  deleteStored,
  listStored,
  returnToOutbox,
  senderOf,
} from '../../src/worker/submissions/submissionStore.ts';
import { bucketCommand } from './bucket.ts';
import { CommandError, say } from './commandLine.ts';
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
  for (const { writtenAt, reference, form, attempts, attachment } of letters)
    rows.push([
      new Date(writtenAt).toISOString(),
      reference,
      form,
      attempts === 1 ? '1 attempt' : `${attempts} attempts`,
      form === 'ethical' ? '' : await senderOf(bucket, reference),
      attachment ? 'with attachment' : '',
    ]);
  if (rows.length) say(table(rows));
  say(countOf(letters.length));
}

const unknown = (reference: string): CommandError =>
  new CommandError(
    `There is no dead letter ${reference}; npm run deadletters lists them`,
  );

const countOf = (letters: number): string =>
  letters === 1 ? '1 dead letter' : `${letters} dead letters`;

const usage =
  'npm run deadletters -- [--resend <reference>|all] [--delete <reference>] [--env preview] [--local]';
await bucketCommand(usage, ['resend', 'delete'], async (bucket, options) => {
  if (options.delete) await remove(bucket, options.delete);
  else if (options.resend) await resend(bucket, options.resend);
  else await list(bucket);
});
