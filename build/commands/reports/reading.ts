import { dueOf, isOverdue } from '../../../src/site/ethicalChannel/deadlines.ts';
import { openFile, openText } from '../../../src/site/sealing/envelope.ts';
import type { SealingKeys } from '../../../src/site/sealing/hpke.ts';
import type { Report } from '../../../src/site/sealing/report.ts';
import type { Case } from '../../../src/worker/ethicalChannel/caseStore.ts';
import { CommandError } from '../commandLine.ts';

/** Decrypts the report of a case. Throws if it is deleted or sealed to another key. */
export async function openReport(
  { reference, envelope }: Case,
  keys: SealingKeys[],
): Promise<Report> {
  if (!envelope)
    throw new CommandError(
      `The contents of ${reference} were deleted: the retention period is over`,
    );
  try {
    return JSON.parse(await openText(envelope, keys)) as Report;
  } catch (error) {
    throw new CommandError(
      `${reference} cannot be opened: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** The sealed document of a case; undefined if there is none. */
export async function openAttachment(
  bucket: R2Bucket,
  { reference, attachment }: Case,
  keys: SealingKeys[],
): Promise<Uint8Array | undefined> {
  if (!attachment) return undefined;
  const object = await bucket.get(attachment.key);
  if (!object) throw new CommandError(`The document of ${reference} is not there`);
  return openFile(new Uint8Array(await object.arrayBuffer()), keys);
}

/** The state of a case in one word. */
export function stateOf(one: Case): string {
  if (one.closedAt) return 'ANSWERED';
  if (one.proceededAt) return 'investigated';
  return one.acknowledgedAt ? 'acknowledged' : 'NEW';
}

/** The next deadline of a case: `acknowledge by 2026-11-30`, `OVERDUE answer by …`. */
export function dueText(one: Case, now: number): string {
  const due = dueOf(one);
  if (!due) return '';
  return `${isOverdue(due, now) ? 'OVERDUE: ' : ''}${due.what} by ${due.by}`;
}
