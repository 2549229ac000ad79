import {
  dayOf,
  dueOf,
  isOverdue,
  isSoon,
  lastDaysOf,
} from '../../site/ethicalChannel/deadlines.ts';
import { keysOfSubmission } from '../submissions/submissionStore.ts';
import { type Case, casesIn, changeCase, deleteCase } from './caseStore.ts';
import { deleteMailbox } from './mailboxStore.ts';

/** Maximum cases to delete in one run; each takes a few of the 1,000 calls of a run. */
const maxDeleted = 100;

/** The next deadlines of reports, in ms since 1970. */
export interface Deadlines {
  missed: number[];
  soon: number[];
}

/**
 * Deletes the contents and mailboxes of reports whose retention periods are over. What is
 * left over waits for the next run.
 *
 * @param now Milliseconds since 1970.
 * @returns The deadlines of all cases, also of those that this run deletes.
 */
export async function deleteExpired(bucket: R2Bucket, now: number): Promise<Deadlines> {
  const deadlines: Deadlines = { missed: [], soon: [] };
  const today = dayOf(now);
  let deleted = 0;
  for await (const one of casesIn(bucket)) {
    const { contents, mailbox } = lastDaysOf(one);
    const isRead = mailbox < today;
    const isOver = contents < today;
    const isDue = (isRead && (isOver || one.mailbox)) || (isOver && !one.isEmptied);
    // Before the deletion: a report that nobody answered may be deleted the day after.
    const due = dueOf(one);
    if (due && isOverdue(due, now)) deadlines.missed.push(Date.parse(due.by));
    else if (due && isSoon(due, now)) deadlines.soon.push(Date.parse(due.by));
    if (!isDue || deleted++ >= maxDeleted) continue;
    if (isRead && isOver) await eraseCase(bucket, one);
    else await (isRead ? eraseMailbox(bucket, one) : emptyCase(bucket, one));
  }
  return deadlines;
}

/** Deletes a report completely, also one that still waits for the back end. */
export async function eraseCase(bucket: R2Bucket, one: Case): Promise<void> {
  const { reference, mailbox, attachment } = one;
  await deleteMailbox(bucket, reference, mailbox);
  const undelivered = keysOfSubmission(reference);
  await bucket.delete(attachment ? [attachment.key, ...undelivered] : undelivered);
  // Last, so that a failure above is retried.
  await deleteCase(bucket, one);
}

async function eraseMailbox(bucket: R2Bucket, one: Case): Promise<void> {
  await deleteMailbox(bucket, one.reference, one.mailbox);
  await changeCase(bucket, one.reference, ({ mailbox: _, ...rest }) => rest);
}

/** Deletes the contents. The dates stay while the author may still read the answer. */
async function emptyCase(bucket: R2Bucket, one: Case): Promise<void> {
  if (one.attachment) await bucket.delete(one.attachment.key);
  await changeCase(bucket, one.reference, ({ envelope: _, attachment: __, ...rest }) => ({
    ...rest,
    isEmptied: true,
  }));
}
