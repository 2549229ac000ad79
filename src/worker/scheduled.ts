import { raiseAlarms } from './alarms/raiseAlarms.ts';
import type { Env } from './env.ts';
import { deleteExpired, overdueSince } from './ethicalChannel/deletion.ts';
import { enqueueOverdue } from './submissions/outbox.ts';
import { listStored } from './submissions/submissionStore.ts';

/**
 * Enqueues what waits too long, deletes reports whose term is over, and raises alarms. Runs every five minutes (`[triggers]`
 * in wrangler.toml).
 *
 * @param now Milliseconds since 1970.
 */
export async function runScheduled(now: number, env: Env): Promise<void> {
  const waiting = await listStored(env.SUBMISSIONS, 'outbox/');
  await enqueueOverdue(waiting, now, env);
  const cases = await deleteExpired(env.SUBMISSIONS, now);
  await raiseAlarms(now, waiting, overdueSince(cases, now), env);
}
