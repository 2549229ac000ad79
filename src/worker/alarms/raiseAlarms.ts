import { backEndAnswers } from '../backEnd/reader.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import {
  type Alarm,
  type AlarmName,
  alarmsIn,
  overTexts,
  type Situation,
  textOf,
} from './alarms.ts';

/** Bucket key of the alarm state, next to the submissions. */
const stateKey = 'alarms.json';
/** Interval in ms at which an ongoing alarm is repeated. */
const repeatMs = 24 * 60 * 60 * 1000;
const webhookTimeoutMs = 5_000;

/** State passed from one cron run to the next. Times in ms since 1970. */
interface AlarmState {
  /** When the back end first failed to answer; missing while it answers. */
  awaySince?: number;
  /** When each ongoing alarm was last sent. */
  toldAt: Partial<Record<AlarmName, number>>;
}

/** One alarm in the webhook's payload. */
interface AlarmMessage {
  name: AlarmName;
  state: 'raised' | 'lasts' | 'over';
  count: number;
  /** ISO 8601, to the minute. */
  since: string;
  text: string;
}

/**
 * Posts alarms to ALERT_WEBHOOK: when they start, daily while they last, and when they
 * clear. If the setting is unset, only the log has legal deadlines, and nothing else.
 *
 * @param now Milliseconds since 1970.
 */
export async function raiseAlarms(
  now: number,
  stored: Pick<Situation, 'waiting' | 'deadLetters' | 'deadlines'>,
  env: Env,
): Promise<void> {
  const { SUBMISSIONS, ALERT_WEBHOOK } = env;
  if (!ALERT_WEBHOOK) return logUntold(stored.deadlines);
  const remembered = await readState(SUBMISSIONS, now);
  if (!remembered) log('error', 'alarms-unreadable', {});
  const before = remembered ?? { toldAt: {} };
  const answers = await backEndAnswers(hostOf(env), env);
  const awaySince = answers ? undefined : (before.awaySince ?? now);
  const alarms = alarmsIn({ now, ...stored, awaySince });
  const messages = dueMessages(alarms, before, now);
  const isSent = messages.length === 0 || (await sendMessages(ALERT_WEBHOOK, messages));
  const after: AlarmState = {
    ...(awaySince === undefined ? {} : { awaySince }),
    toldAt: isSent ? sentAfter(before, messages, now) : before.toldAt,
  };
  const text = JSON.stringify(after);
  if (text !== JSON.stringify(remembered)) await SUBMISSIONS.put(stateKey, text);
}

/** What is remembered; `null` if it cannot be read, or is of the future and would keep silent. */
async function readState(bucket: R2Bucket, now: number): Promise<AlarmState | null> {
  const stored = await bucket.get(stateKey);
  return stored ? stateIn(await stored.text(), now) : { toldAt: {} };
}

function stateIn(text: string, now: number): AlarmState | null {
  try {
    const state: AlarmState = JSON.parse(text);
    const names = Object.keys(state.toldAt);
    const times = [state.awaySince ?? 0, ...Object.values(state.toldAt)];
    const isSound = names.every((name) => name in overTexts) && times.every((time) => time <= now);
    return isSound && !Array.isArray(state.toldAt) ? state : null;
  } catch {
    return null;
  }
}

/**
 * When an alarm about missed deadlines was last delivered, in ms since 1970: 0 if none was or
 * nobody knows, and `now` if there is nobody to tell.
 */
export async function missesToldAt(now: number, env: Env): Promise<number> {
  if (!env.ALERT_WEBHOOK) return now;
  const state = await readState(env.SUBMISSIONS, now).catch(() => null);
  return state?.toldAt['reports-overdue'] ?? 0;
}

/** Says in the log, in every run, that nobody is told of legal deadlines. */
function logUntold({ missed, soon }: Situation['deadlines']): void {
  if (missed.length || soon.length)
    log('error', 'alert-unset', { overdue: missed.length, due: soon.length });
}

/** The alarms to send in this run. */
function dueMessages(alarms: Alarm[], { toldAt }: AlarmState, now: number): AlarmMessage[] {
  const due = alarms.filter(({ name }) => now - (toldAt[name] ?? 0) >= repeatMs);
  const names = Object.keys(toldAt) as AlarmName[];
  const over = names.filter((past) => !alarms.some(({ name }) => name === past));
  return [
    ...due.map(
      (alarm): AlarmMessage => ({
        name: alarm.name,
        state: toldAt[alarm.name] === undefined ? 'raised' : 'lasts',
        count: alarm.count,
        since: minuteOf(alarm.since),
        text: textOf(alarm, now),
      }),
    ),
    ...over.map(
      (name): AlarmMessage => ({
        name,
        state: 'over',
        count: 0,
        since: minuteOf(now),
        text: overTexts[name],
      }),
    ),
  ];
}

/** Rounded down to the minute, so that the exact time of a report stays private. */
const minuteOf = (time: number): string => new Date(time - (time % 60_000)).toISOString();

/** The send times after this run. */
function sentAfter(
  { toldAt }: AlarmState,
  messages: AlarmMessage[],
  now: number,
): AlarmState['toldAt'] {
  const after = { ...toldAt };
  for (const { name, state } of messages)
    if (state === 'over') delete after[name];
    else after[name] = now;
  return after;
}

/**
 * Posts a plain-text message that chat webhooks accept. Returns whether it was accepted.
 */
async function sendMessages(webhook: string, messages: AlarmMessage[]): Promise<boolean> {
  const text = messages.map(({ text }) => `Risi website: ${text}`).join('\n');
  const alarms = messages.map(({ text: _, ...alarm }) => alarm);
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

/** The site's own host, which decides on its back end. SITE_URL is unset only locally. */
const hostOf = ({ SITE_URL }: Env): string => URL.parse(SITE_URL ?? '')?.hostname ?? 'localhost';
