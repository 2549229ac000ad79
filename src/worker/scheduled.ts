import { raiseAlarms } from './alarms/raiseAlarms.ts';
import type { Environment } from './env.ts';
import { deleteExpired, overdueSince } from './ethicalChannel/deletion.ts';
import { enqueueOverdue } from './submissions/outbox.ts';
import { listStored } from './submissions/submissionStore.ts';

/**
 * Enqueues what waits too long, deletes reports whose term is over, and raises alarms. Runs every five minutes (`[triggers]`
 * in wrangler.toml).
 *
 * @param now Milliseconds since 1970.
 */
export async function runScheduled(now: number, environment: Environment): Promise<void> {
  const waiting = await listStored(environment.SUBMISSIONS, 'outbox/');
  await enqueueOverdue(waiting, now, environment);
  const cases = await deleteExpired(environment.SUBMISSIONS, now);
  await raiseAlarms(now, waiting, overdueSince(cases, now), environment);
}
