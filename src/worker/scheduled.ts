import { missesToldAt, raiseAlarms } from './alarms/raiseAlarms.ts';
import type { Env } from './env.ts';
import { deleteExpired } from './ethicalChannel/deletion.ts';
import { publishReaders } from './ethicalChannel/readers.ts';
import { enqueueOverdue } from './submissions/outbox.ts';
import { listStored } from './submissions/submissionStore.ts';

/**
 * The cron job, every three minutes (`[triggers]` in wrangler.toml): enqueues overdue
 * submissions, deletes expired reports, raises alarms and publishes the keys of reports.
 *
 * @param now Milliseconds since 1970.
 */
export async function runScheduled(now: number, env: Env): Promise<void> {
  const waiting = await listStored(env.SUBMISSIONS, 'outbox/');
  await enqueueOverdue(waiting, now, env);
  const toldAt = await missesToldAt(now, env);
  const deadlines = await deleteExpired(env.SUBMISSIONS, now, toldAt);
  await raiseAlarms(now, waiting, deadlines, env);
  await publishReaders(env.SUBMISSIONS, env);
}
