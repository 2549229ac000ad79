import { type FormName, formOf } from '../../site/forms/forms.ts';
import { delaysIn, type Environment } from '../env.ts';
import { attemptDelivery, type Submission } from './attempt.ts';
import { record } from './record.ts';
import { storeDeadLetter, takeLettersToResend } from './store.ts';

/**
 * Seconds before each further attempt; the last one repeats. OUTBOX_DELAYS overrides
 * it.
 */
const delays = [30, 60, 120, 300, 600, 1800, 3600];

/**
 * Attempts that are made before a submission goes into the outbox. An anonymous report
 * has none: with a call made for a visitor, the platform tells the origin the visitor's
 * network address; with one made for the outbox it has none to tell.
 */
export const triesAtOnce = (form: FormName): 0 | 1 => (formOf(form)?.anonymous ? 0 : 1);

/**
 * Puts a submission that the origin cannot take now, or is not given at once, into the
 * queue. Throws where the queue cannot take it either.
 */
export async function post(
  submission: Submission,
  environment: Environment,
): Promise<void> {
  await environment.OUTBOX.send(submission, {
    delaySeconds: triesAtOnce(submission.form) ? delayAfter(0, environment) : 0,
  });
}

/**
 * Consumes the outbox, and the queue of those that never got through. Settings are not
 * checked first: with one that is wrong, what waits waits on.
 */
export async function consume(
  batch: MessageBatch<Submission>,
  environment: Environment,
): Promise<void> {
  const handle = batch.queue.endsWith('-dead')
    ? (message: Message<Submission>) => bury(message, environment)
    : (message: Message<Submission>) => deliverAgain(message, environment);
  await Promise.all(batch.messages.map(handle));
}

async function deliverAgain(
  message: Message<Submission>,
  environment: Environment,
): Promise<void> {
  const attempts = triesAtOnce(message.body.form) + message.attempts;
  switch (await attemptDelivery(message.body, environment)) {
    case 'delivered':
      message.ack();
      return record(environment, { fate: 'delivered', attempts, ...lineOf(message) });
    case 'later':
      return message.retry({ delaySeconds: delayAfter(message.attempts, environment) });
    case 'refused':
      // It was acknowledged to its sender: people must look at it, it may not vanish.
      return bury(message, environment, attempts);
  }
}

async function bury(
  message: Message<Submission>,
  environment: Environment,
  attempts?: number,
): Promise<void> {
  try {
    await storeDeadLetter(environment.SUBMISSIONS, message.body.reference, {
      ...message.body,
      buried: new Date().toISOString(),
    });
  } catch {
    return message.retry({ delaySeconds: delayAfter(message.attempts, environment) });
  }
  message.ack();
  // Whom it is from stands in the letter, not in the log.
  record(environment, { fate: 'dead', attempts, ...lineOf(message) });
}

const lineOf = ({ body: { form, reference }, timestamp }: Message<Submission>) => ({
  form,
  reference,
  milliseconds: Date.now() - timestamp.getTime(),
});

/** Puts the dead letters that somebody wants to send again back into the queue. */
export async function resend(environment: Environment): Promise<void> {
  await takeLettersToResend<Submission & { buried: string }>(
    environment.SUBMISSIONS,
    ({ buried: _, ...submission }) => post(submission, environment),
  );
}

/** Seconds to wait after so many attempts of the queue. */
export function delayAfter(
  attempts: number,
  { OUTBOX_DELAYS }: Pick<Environment, 'OUTBOX_DELAYS'>,
): number {
  const list = (OUTBOX_DELAYS && delaysIn(OUTBOX_DELAYS)) || delays;
  return list[Math.min(attempts, list.length - 1)] ?? 0;
}
