import { isReachable } from '../backEnd/call.ts';
import { connectionFor } from '../backEnd/connection.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { listStored, type StoredSummary } from '../submissions/submissionStore.ts';
import { type Alarm, type AlarmName, alarmsIn, overTexts, textOf } from './alarms.ts';

/** Where the state of the alarms is kept, beside the submissions. */
const stateKey = 'alarms.json';
/** An alarm that lasts is told again after this time, in ms. */
const repeatMs = 24 * 60 * 60 * 1000;
/** Maximum time the webhook has to answer, in ms. */
const webhookTimeoutMs = 5_000;
/** Dead letters that are counted, to the next full thousand. */
const maxDeadLetters = 1_000;

/** What one run of the cron trigger leaves to the next. Times in ms since 1970. */
interface AlarmState {
  /** When the back end was first found away; missing while it answers. */
  awaySince?: number;
  /** When each alarm that lasts was told last. */
  toldAt: Partial<Record<AlarmName, number>>;
}

/** What the receiver of alerts gets of one alarm. */
interface Told {
  name: AlarmName;
  state: 'raised' | 'lasts' | 'over';
  count: number;
  /** ISO 8601, to the minute. */
  since: string;
  text: string;
}

/**
 * Tells ALERT_WEBHOOK what somebody should look at: once when it begins, daily while it
 * lasts, and when it is over. Without the setting nothing is done.
 *
 * @param now Milliseconds since 1970.
 * @param waiting What waits for the back end.
 * @param overdueReports When what is late of reports was due.
 */
export async function raiseAlarms(
  now: number,
  waiting: StoredSummary[],
  overdueReports: number[],
  env: Env,
): Promise<void> {
  const { SUBMISSIONS, ALERT_WEBHOOK } = env;
  if (!ALERT_WEBHOOK) return;
  const before = (await (await SUBMISSIONS.get(stateKey))?.json<AlarmState>()) ?? {
    toldAt: {},
  };
  const [answers, deadLetters] = await Promise.all([
    backEndAnswers(env),
    listStored(SUBMISSIONS, 'dead-letters/', maxDeadLetters),
  ]);
  const awaySince = answers ? undefined : (before.awaySince ?? now);
  const alarms = alarmsIn({ now, waiting, deadLetters, awaySince, overdueReports });
  const news = newsOf(alarms, before, now);
  const isTold = news.length === 0 || (await tell(ALERT_WEBHOOK, news));
  const after: AlarmState = {
    ...(awaySince === undefined ? {} : { awaySince }),
    toldAt: isTold ? toldAfter(before, news, now) : before.toldAt,
  };
  const text = JSON.stringify(after);
  if (text !== JSON.stringify(before)) await SUBMISSIONS.put(stateKey, text);
}

/** What has to be told now. */
function newsOf(alarms: Alarm[], { toldAt }: AlarmState, now: number): Told[] {
  const due = alarms.filter(({ name }) => now - (toldAt[name] ?? 0) >= repeatMs);
  const names = Object.keys(toldAt) as AlarmName[];
  const over = names.filter((past) => !alarms.some(({ name }) => name === past));
  return [
    ...due.map(
      (alarm): Told => ({
        name: alarm.name,
        state: toldAt[alarm.name] === undefined ? 'raised' : 'lasts',
        count: alarm.count,
        since: minuteOf(alarm.since),
        text: textOf(alarm, now),
      }),
    ),
    ...over.map(
      (name): Told => ({
        name,
        state: 'over',
        count: 0,
        since: minuteOf(now),
        text: overTexts[name],
      }),
    ),
  ];
}

/** To the minute: nobody needs to know more exactly when a report was made. */
const minuteOf = (time: number): string => new Date(time - (time % 60_000)).toISOString();

/** The times of the last telling, with what was told now. */
function toldAfter(
  { toldAt }: AlarmState,
  news: Told[],
  now: number,
): AlarmState['toldAt'] {
  const after = { ...toldAt };
  for (const { name, state } of news)
    if (state === 'over') delete after[name];
    else after[name] = now;
  return after;
}

/** Posts a message that chats show as it is. Returns whether it was taken. */
async function tell(webhook: string, news: Told[]): Promise<boolean> {
  const text = news.map(({ text }) => `Risi website: ${text}`).join('\n');
  const alarms = news.map(({ text: _, ...alarm }) => alarm);
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, alarms }),
      redirect: 'manual',
      signal: AbortSignal.timeout(webhookTimeoutMs),
    });
    response.body?.cancel().catch(() => undefined);
    if (response.ok) return true;
    log('error', 'alert-failed', { reason: `status ${response.status}` });
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    log('error', 'alert-failed', { reason });
  }
  return false;
}

/** Whether the back end of this deployment answers; that of a preview is another one. */
async function backEndAnswers(env: Env): Promise<boolean> {
  const { ORIGIN_DEV_URL, DEV_ORIGIN } = env;
  const host = ORIGIN_DEV_URL || DEV_ORIGIN ? 'localhost' : 'production';
  return isReachable((path, init) => connectionFor(host, env)(path, init));
}
