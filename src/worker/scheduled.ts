import { raiseAlarms } from './alarms/raiseAlarms.ts';
import type { Environment } from './env.ts';
import { enqueueOverdue } from './submissions/outbox.ts';
import { listStored } from './submissions/submissionStore.ts';

/** Submissions that one run looks at. */
const maxWaiting = 10_000;

/**
 * Enqueues what waits too long, and raises alarms. Runs every five minutes (`[triggers]`
 * in wrangler.toml).
 *
 * @param now Milliseconds since 1970.
 */
export async function runScheduled(now: number, environment: Environment): Promise<void> {
  const waiting = await listStored(environment.SUBMISSIONS, 'outbox/', maxWaiting);
  await enqueueOverdue(waiting, now, environment);
  await raiseAlarms(now, waiting, environment);
}
