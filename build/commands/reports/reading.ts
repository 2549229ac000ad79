import * as z from 'zod/mini';
import { duesOf, isOverdue, lastDaysOf } from '../../../src/site/ethicalChannel/deadlines.ts';
import { maxFileBytes } from '../../../src/site/forms/form.ts';
import { formOf } from '../../../src/site/forms/forms.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { envelopesIn, isEnvelope, openFile, openText } from '../../../src/site/sealing/envelope.ts';
import type { SealingKeys } from '../../../src/site/sealing/hpke.ts';
import type { Report } from '../../../src/site/sealing/report.ts';
import type { Case } from '../../../src/worker/ethicalChannel/caseStore.ts';
import { CommandError } from '../commandLine.ts';
import { parsedJson } from '../parsedJson.ts';

/** A report as the site's form makes it. Whoever seals one can write anything into it. */
const schema = z.strictObject({
  language: z.enum(languages),
  answers: z.partialRecord(z.enum(formOf('ethical').fields.map(({ name }) => name)), z.string()),
  attachment: z.optional(
    z.strictObject({
      name: z.string().check(z.maxLength(1_000)),
      bytes: z.int().check(z.nonnegative(), z.maximum(maxFileBytes)),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      key: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
    }),
  ),
});

/** A report; or what else an envelope holds, with the reason why it is no report. */
export type Contents = { report: Report } | { problem: string; text: string };

/**
 * Decrypts the report of a case.
 *
 * @throws CommandError if it is sealed to another key.
 */
export async function openReport(
  { reference, envelope }: Case,
  keys: SealingKeys[],
): Promise<Contents> {
  // What its author has written since can still be read.
  if (!envelope)
    return { problem: 'The contents were deleted: the retention period is over', text: '' };
  const publicKeys = keys.map(({ publicKey }) => publicKey);
  if (!envelopesIn(envelope).some((one) => isEnvelope(one, publicKeys)))
    throw new CommandError(`${reference} is sealed to a key that is not among yours`);
  const text = await openText(envelope, keys).catch(() => undefined);
  if (text === undefined)
    return { problem: 'The contents do not open: they were damaged or forged', text: '' };
  const { data: report } = schema.safeParse(parsedJson(text));
  return report
    ? { report: report as Report }
    : { problem: 'The contents are not what the site’s form writes', text };
}

/**
 * The document of a case, decrypted with the key in its report; undefined if there is none.
 *
 * @throws CommandError if it is missing or does not open.
 */
export async function openAttachment(
  bucket: R2Bucket,
  { reference, attachment }: Case,
  report: Report | undefined,
  keys: SealingKeys[],
): Promise<Uint8Array | undefined> {
  if (!attachment) return undefined;
  const object = await bucket.get(attachment.key);
  if (!object) throw new CommandError(`The document of ${reference} is not there`);
  // Before there was a substitute, it was sealed to the officer.
  const privateKey = report?.attachment?.key;
  const fileKeys = privateKey ? [{ publicKey: '', privateKey }] : keys;
  return openFile(new Uint8Array(await object.arrayBuffer()), fileKeys).catch(() => {
    throw new CommandError(`The document of ${reference} does not open`);
  });
}

/** The state of a case in one word. */
export function stateOf(one: Case): string {
  if (one.closedAt) return 'ANSWERED';
  if (one.proceededAt) return 'investigated';
  return one.acknowledgedAt ? 'acknowledged' : 'NEW';
}

/**
 * The deadlines of a case: `OVERDUE: acknowledge by 2026-11-30, answer by …`; of an answered
 * one, how long its contents are kept.
 */
export function dueText(one: Case, now: number): string {
  const dues = duesOf(one);
  if (!dues.length)
    return one.isEmptied ? 'contents deleted' : `contents until ${lastDaysOf(one).contents}`;
  return dues
    .map((due) => `${isOverdue(due, now) ? 'OVERDUE: ' : ''}${due.what} by ${due.by}`)
    .join(', ');
}

/** What is deleted after an answer, and when; of contents that could stay longer, how. */
export function keptText(one: Case): string {
  const { contents, mailbox } = lastDaysOf(one);
  const isKept = one.proceededAt || one.extendedAt;
  return [
    `Kept until ${mailbox}: the mailbox with its messages.`,
    `Kept until ${contents}: the report and its document.`,
    ...(isKept ? [] : [`To keep them for ten years: npm run reports -- proceed ${one.reference}`]),
  ].join('\n');
}
