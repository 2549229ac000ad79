import {
  type CaseDates,
  dayOf,
  dueOf,
  isOverdue,
  lastDaysOf,
} from '../../site/ethicalChannel/terms.ts';
import { type Case, changeCase, deleteCase, listCases } from './caseStore.ts';
import { deleteMailbox } from './mailboxStore.ts';

/**
 * Deletes what is left of reports whose term is over: contents, mailbox, or both.
 *
 * @param now Milliseconds since 1970.
 * @returns The cases that are left.
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

/** Deletes everything of a report. */
export async function eraseCase(
  bucket: R2Bucket,
  { reference, mailbox, attachment }: Case,
): Promise<void> {
  await deleteMailbox(bucket, reference, mailbox);
  if (attachment) await bucket.delete(attachment.key);
  // Last, so that what fails before is tried again.
  await deleteCase(bucket, reference);
}

async function eraseMailbox(bucket: R2Bucket, one: Case): Promise<void> {
  await deleteMailbox(bucket, one.reference, one.mailbox);
  await changeCase(bucket, one.reference, ({ mailbox: _, ...rest }) => rest);
}

/** Deletes what was reported; the dates stay while the author may read the answer. */
async function emptyCase(bucket: R2Bucket, one: Case): Promise<void> {
  if (one.attachment) await bucket.delete(one.attachment.key);
  await changeCase(bucket, one.reference, ({ envelope: _, attachment: __, ...rest }) => ({
    ...rest,
    isEmptied: true,
  }));
}

/** When what is overdue of these reports was due, in milliseconds since 1970. */
export const overdueSince = (cases: CaseDates[], now: number): number[] =>
  cases.flatMap((one) => {
    const due = dueOf(one);
    return due && isOverdue(due, now) ? [Date.parse(due.by)] : [];
  });
