/**
 * `npm run outbox`: lists the submissions that wait for the back end, by form, age and
 * attempts, without their contents. `-- --delete <reference>` permanently deletes one
 * with its attachment; `-- --find <e-mail>` and `--erase <e-mail>` show and delete what
 * a person sent. It uses the production bucket; `--env preview` selects the
 * preview's, and `--local` that of `npm start`.
 */
import { durationText } from '../../src/worker/alarms/alarms.ts';
import {
  deleteStored,
  listStored,
  type StoredSummary,
} from '../../src/worker/submissions/submissionStore.ts';
import { bucketCommand } from './bucket.ts';
import { CommandError, say } from './commandLine.ts';
import { personalData } from './personalData.ts';
import { table } from './table.ts';

/** Deletes a waiting submission. Throws if the reference is unknown. */
async function remove(bucket: R2Bucket, reference: string): Promise<void> {
  const keys = await deleteStored(bucket, 'outbox/', reference);
  if (!keys.length)
    throw new CommandError(`Nothing waits as ${reference}; npm run outbox lists what waits`);
  say(`deleted ${keys.join(' and ')}`);
}

/** Lists the waiting submissions, oldest first, with a count per form. */
async function list(bucket: R2Bucket): Promise<void> {
  const now = Date.now();
  const waiting = await listStored(bucket, 'outbox/');
  waiting.sort((a, b) => a.receivedAt - b.receivedAt);
  if (waiting.length) {
    const headings = ['form', 'waits', 'attempts', 'next attempt', 'reference'];
    say(table([headings, ...waiting.map((one) => rowOf(one, now))]));
    say();
  }
  for (const [form, group] of Map.groupBy(waiting, ({ form }) => form))
    say(`${group.length} ${form}`);
  say(waiting.length === 1 ? '1 submission waits' : `${waiting.length} submissions wait`);
}

const rowOf = (
  { form, receivedAt, attempts, dueAt, reference }: StoredSummary,
  now: number,
): string[] => [
  form,
  durationText(now - receivedAt),
  String(attempts),
  dueAt > now ? `in ${durationText(dueAt - now)}` : 'due',
  reference,
];

const usage =
  'npm run outbox -- [--delete <reference>] [--find <e-mail>] [--erase <e-mail>] [--env preview] [--local]';
await bucketCommand(usage, ['delete', 'find', 'erase'], async (bucket, options) => {
  const person = options.find ?? options.erase;
  if (person) await personalData(bucket, 'outbox/', person, options.erase !== undefined);
  else if (options.delete) await remove(bucket, options.delete);
  else await list(bucket);
});
