import {
  dayOf,
  dueOf,
  duesOf,
  isOverdue,
  isSoon,
  lastDaysOf,
} from '../../site/ethicalChannel/deadlines.ts';
import { deleteAll } from '../bucket.ts';
import { log } from '../log.ts';
import { keysOfCopies } from '../submissions/attachment.ts';
import { keysOfSubmission } from '../submissions/submissionStore.ts';
import { type Case, casesIn, changeCase, deleteCase } from './caseStore.ts';
import { deleteMailbox } from './mailboxStore.ts';

/** Maximum cases to delete in one run; each takes a few of the 1,000 calls of a run. */
const maxDeleted = 100;

/** Of each report, the first missed deadline, and the next if it is near; ms since 1970. */
export interface Deadlines {
  missed: number[];
  soon: number[];
}

/**
 * Deletes the contents and mailboxes of reports whose retention periods are over. What is
 * left over, or fails, waits for the next run.
 *
 * @param now Milliseconds since 1970.
 * @param toldAt When somebody was last told of missed deadlines, in ms since 1970.
 * @returns The deadlines of all cases, also of those that this run deletes.
 */
export async function deleteExpired(
  bucket: R2Bucket,
  now: number,
  toldAt: number,
): Promise<Deadlines> {
  const deadlines: Deadlines = { missed: [], soon: [] };
  let deleted = 0;
  let failed = 0;
  for await (const one of casesIn(bucket, () => failed++)) {
    try {
      const dues = duesOf(one);
      const missed = dues.find((due) => isOverdue(due, now));
      const next = dues.find((due) => !isOverdue(due, now));
      if (missed) deadlines.missed.push(Date.parse(missed.by));
      if (next && isSoon(next, now)) deadlines.soon.push(Date.parse(next.by));
      const deletion = deletionOf(one, now, toldAt);
      if (deletion && deleted++ < maxDeleted) await deletion(bucket, one);
    } catch {
      // One report keeps no other one, and no alarm, from its turn.
      failed++;
    }
  }
  if (failed) log('error', 'deletion-failed', { reports: failed });
  return deadlines;
}

/**
 * What deletes the parts of a report whose time is over; undefined if there are none. The
 * dates of one without an answer stay until an alarm has been delivered since.
 */
function deletionOf(one: Case, now: number, toldAt: number): typeof eraseCase | undefined {
  const { contents, mailbox } = lastDaysOf(one);
  const today = dayOf(now);
  const isRead = mailbox < today;
  const isOver = contents < today;
  const isTold = !dueOf(one) || contents < dayOf(toldAt);
  if (isRead && isOver && isTold) return eraseCase;
  if (isRead && one.mailbox) return eraseMailbox;
  return isOver && !one.isEmptied ? emptyCase : undefined;
}

/** Deletes a report completely, also one that still waits for the back end. */
export async function eraseCase(bucket: R2Bucket, one: Case): Promise<void> {
  await deleteMailbox(bucket, one.reference, one.mailbox);
  await deleteAll(bucket, await keysOfContents(bucket, one));
  // Last, so that a failure above is retried.
  await deleteCase(bucket, one);
}

/** Where the contents of a report may be besides its case. */
const keysOfContents = async (
  bucket: R2Bucket,
  { reference, attachment }: Case,
): Promise<string[]> => [
  ...(attachment ? await keysOfCopies(bucket, attachment.key) : []),
  ...keysOfSubmission(reference),
];

async function eraseMailbox(bucket: R2Bucket, one: Case): Promise<void> {
  await deleteMailbox(bucket, one.reference, one.mailbox);
  await changeCase(bucket, one.reference, ({ mailbox: _, ...rest }) => rest);
}

/** Deletes the contents. The dates stay while the author may still read the answer. */
async function emptyCase(bucket: R2Bucket, one: Case): Promise<void> {
  await deleteAll(bucket, await keysOfContents(bucket, one));
  await changeCase(bucket, one.reference, ({ envelope: _, attachment: __, ...rest }) => ({
    ...rest,
    isEmptied: true,
  }));
}
