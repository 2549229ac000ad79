import {
  type CaseDates,
  dayOf,
  dueOf,
  isOverdue,
  lastDaysOf,
} from '../../site/ethicalChannel/deadlines.ts';
import { type Case, changeCase, deleteCase, listCases } from './caseStore.ts';
import { deleteMailbox } from './mailboxStore.ts';

/**
 * Deletes the contents and mailboxes of reports whose retention periods are over.
 *
 * @param now Milliseconds since 1970.
 * @returns The remaining cases.
 */
export async function deleteExpired(bucket: R2Bucket, now: number): Promise<Case[]> {
  const left: Case[] = [];
  for (const one of await listCases(bucket)) {
    const { contents, mailbox } = lastDaysOf(one);
    const today = dayOf(now);
    const isRead = mailbox < today;
    const isOver = contents < today;
    if (isRead && isOver) {
      await eraseCase(bucket, one);
      continue;
    }
    left.push(one);
    if (isRead && one.mailbox) await eraseMailbox(bucket, one);
    if (isOver && !one.isEmptied) await emptyCase(bucket, one);
  }
  return left;
}

/** Deletes a report completely. */
export async function eraseCase(bucket: R2Bucket, one: Case): Promise<void> {
  const { reference, mailbox, attachment } = one;
  await deleteMailbox(bucket, reference, mailbox);
  if (attachment) await bucket.delete(attachment.key);
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

/** The deadlines that these reports have missed, in ms since 1970. */
export const overdueSince = (cases: CaseDates[], now: number): number[] =>
  cases.flatMap((one) => {
    const due = dueOf(one);
    return due && isOverdue(due, now) ? [Date.parse(due.by)] : [];
  });
