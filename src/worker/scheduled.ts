import { missesToldAt, raiseAlarms } from './alarms/raiseAlarms.ts';
import type { Env } from './env.ts';
import { deleteExpired } from './ethicalChannel/deletion.ts';
import { publishReaders } from './ethicalChannel/readers.ts';
import { enqueueOverdue } from './submissions/outbox.ts';
import { deleteAged, listStored } from './submissions/submissionStore.ts';

/**
 * The cron job, every three minutes (`[triggers]` in wrangler.toml): enqueues overdue
 * submissions, deletes aged ones and expired reports, raises alarms and publishes the keys of
 * reports.
 *
 * @param now Milliseconds since 1970.
 */
export async function runScheduled(now: number, env: Env): Promise<void> {
  const [waiting, deadLetters] = await Promise.all([
    listStored(env.SUBMISSIONS, 'outbox/'),
    listStored(env.SUBMISSIONS, 'dead-letters/'),
  ]);
  await deleteAged(env.SUBMISSIONS, [...waiting, ...deadLetters], now);
  await enqueueOverdue(waiting, now, env);
  const toldAt = await missesToldAt(now, env);
  const deadlines = await deleteExpired(env.SUBMISSIONS, now, toldAt);
  await raiseAlarms(now, { waiting, deadLetters, deadlines }, env);
  await publishReaders(env.SUBMISSIONS, env);
}
