import { formOf } from '../../site/forms/forms.ts';
import { delaysIn, type Env } from '../env.ts';
import { log } from '../log.ts';
import { attemptDelivery } from './attempt.ts';
import { record } from './record.ts';
import {
  type Attempt,
  addToOutbox,
  claimAttempt,
  keepHistory,
  moveToDeadLetters,
  removeFromOutbox,
  type StoredSummary,
  type Submission,
} from './submissionStore.ts';

/**
 * Seconds before each further attempt; the last one repeats. OUTBOX_DELAYS overrides
 * them.
 */
const defaultDelaysSeconds = [30, 60, 120, 300, 600, 1800, 3600];
/** Attempts before a submission becomes a dead letter, about four days. */
const maxAttempts = 100;
/** Time in ms after which an overdue message counts as lost. */
const graceMs = 2 * 60 * 1000;
/** Seconds before a message is retried if its submission could not be read. */
const storageRetrySeconds = 60;
/** Maximum messages per batch of a queue. */
const maxBatch = 100;
/** Maximum messages to replace in one run, which may make 1,000 calls in all. */
const maxReplaced = 10_000;

/**
 * Stores a submission until it is delivered, unless the same one is already waiting. The
 * bucket holds it, and the queue only its reference: `enqueueOverdue` replaces lost messages.
 *
 * @throws If the bucket fails.
 */
export async function enqueue(
  submission: Submission,
  receivedAt: number,
  history: Attempt[],
  env: Env,
): Promise<void> {
  const attempts = history.length;
  const delaySeconds = delayAfter(attempts, env);
  const dueAt = Date.now() + delaySeconds * 1000;
  const stored = { submission, receivedAt, attempts, dueAt, history };
  if (!(await addToOutbox(env.SUBMISSIONS, stored))) return;
  await env.OUTBOX.send(submission.reference, { delaySeconds }).catch(() => {
    // A line of a report's request could lead to its author; the cron trigger tells later.
    if (!formOf(submission.form).anonymous) log('warn', 'enqueue-failed', { submissions: 1 });
  });
}

/**
 * Consumes the queue: each message is the reference of a submission that is due. Does not
 * check the settings first, so that an invalid one does not block deliveries.
 */
export async function consume(batch: MessageBatch<string>, env: Env): Promise<void> {
  await Promise.all(batch.messages.map((message) => handle(message, env)));
}

async function handle(message: Message<string>, env: Env): Promise<void> {
  try {
    const delaySeconds = await deliverWaiting(message.body, env);
    if (delaySeconds === undefined) message.ack();
    else message.retry({ delaySeconds });
  } catch {
    message.retry({ delaySeconds: storageRetrySeconds });
  }
}

/**
 * Makes the next attempt, if one is due.
 *
 * @returns Seconds until the following attempt; undefined if none is needed.
 * @throws If the bucket fails.
 */
async function deliverWaiting(reference: string, env: Env): Promise<number | undefined> {
  const { SUBMISSIONS } = env;
  const claimed = await claimAttempt(
    SUBMISSIONS,
    reference,
    Date.now(),
    (attempts) => delayAfter(attempts, env) * 1000,
  );
  if (!claimed) return undefined;
  const { submission, attempts, receivedAt } = claimed;
  const attempt = await attemptDelivery(submission, env);
  const history = [...(claimed.history ?? []), attempt].slice(-maxAttempts);
  const { delivery, status, reason } = attempt;
  if (delivery === 'later' && attempts < maxAttempts) {
    await keepHistory(SUBMISSIONS, { ...claimed, history });
    return delayAfter(attempts, env);
  }
  const isDelivered = delivery === 'delivered';
  const { etag: _, ...letter } = claimed;
  if (isDelivered) await removeFromOutbox(SUBMISSIONS, reference);
  // The visitor has its receipt, so the submission must not be lost.
  else if (!(await moveToDeadLetters(SUBMISSIONS, { ...letter, history }))) return undefined;
  record(env, {
    outcome: isDelivered ? 'delivered' : 'dead',
    form: submission.form,
    reference,
    attempts,
    milliseconds: Date.now() - receivedAt,
    ...(isDelivered ? {} : { status, reason }),
  });
  return undefined;
}

/**
 * Enqueues submissions whose message is overdue: it was lost, never sent, or an operator
 * returned a dead letter to the outbox. Who has waited longest comes first, and what is left
 * over waits for the next run.
 *
 * @param waiting The whole outbox.
 * @param now Milliseconds since 1970.
 */
export async function enqueueOverdue(
  waiting: StoredSummary[],
  now: number,
  { OUTBOX }: Env,
): Promise<void> {
  const overdue = waiting
    .filter(({ dueAt }) => dueAt + graceMs < now)
    .sort((a, b) => a.dueAt - b.dueAt)
    .slice(0, maxReplaced);
  if (overdue.length === 0) return;
  try {
    for (let index = 0; index < overdue.length; index += maxBatch) {
      const batch = overdue.slice(index, index + maxBatch);
      await OUTBOX.sendBatch(batch.map(({ reference }) => ({ body: reference })));
    }
    log('info', 'enqueued-again', { submissions: overdue.length });
  } catch {
    log('warn', 'enqueue-failed', { submissions: overdue.length });
  }
}

/** Seconds to wait after this many attempts; 0 before the first. */
export function delayAfter(
  attempts: number,
  { OUTBOX_DELAYS }: Pick<Env, 'OUTBOX_DELAYS'>,
): number {
  if (attempts === 0) return 0;
  const delays = (OUTBOX_DELAYS && delaysIn(OUTBOX_DELAYS)) || defaultDelaysSeconds;
  return delays[Math.min(attempts, delays.length) - 1] ?? 0;
}
