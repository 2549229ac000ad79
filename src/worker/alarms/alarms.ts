import type { Deadlines } from '../ethicalChannel/deletion.ts';
import type { StoredSummary } from '../submissions/submissionStore.ts';

/**
 * Age in ms from which a waiting submission raises an alarm: the back end has not taken it
 * in several attempts, even if it answers reads.
 */
const waitingLimitMs = 10 * 60 * 1000;
/** Outage in ms from which the back end raises an alarm. */
const awayLimitMs = 10 * 60 * 1000;

export type AlarmName =
  | 'submissions-waiting'
  | 'dead-letters'
  | 'back-end-away'
  | 'reports-due'
  | 'reports-overdue';

/** A problem that an operator should look at. */
export interface Alarm {
  name: AlarmName;
  count: number;
  /** Start of the problem or, of `reports-due`, the first deadline; ms since 1970. */
  since: number;
}

/** The state that alarms are derived from. Times in ms since 1970. */
export interface Situation {
  now: number;
  /** Submissions in the outbox. */
  waiting: StoredSummary[];
  deadLetters: StoredSummary[];
  /** When the back end first failed to answer; undefined while it answers. */
  awaySince: number | undefined;
  /** Legal deadlines of ethical-channel reports. */
  deadlines: Deadlines;
}

/** The alarms that a situation raises. */
export function alarmsIn(situation: Situation): Alarm[] {
  const { now, waiting, deadLetters, awaySince, deadlines } = situation;
  const late = waiting
    .map(({ receivedAt }) => receivedAt)
    .filter((receivedAt) => now - receivedAt > waitingLimitMs);
  const buried = deadLetters.map(({ writtenAt }) => writtenAt);
  const away = awaySince !== undefined && now - awaySince >= awayLimitMs ? [awaySince] : [];
  return [
    alarmOf('submissions-waiting', late),
    alarmOf('dead-letters', buried),
    alarmOf('back-end-away', away),
    alarmOf('reports-due', deadlines.soon),
    alarmOf('reports-overdue', deadlines.missed),
  ].flat();
}

/** One alarm for problems that began at these times, or none if the list is empty. */
const alarmOf = (name: AlarmName, times: number[]): Alarm[] =>
  times.length
    ? [{ name, count: times.length, since: times.reduce((a, b) => Math.min(a, b)) }]
    : [];

/** The alarm as the second half of a chat message. */
export function textOf({ name, count, since }: Alarm, now: number): string {
  const submissions = count === 1 ? '1 submission' : `${count} submissions`;
  const day = `${new Date(since).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  switch (name) {
    case 'submissions-waiting':
      return `${submissions} ${count === 1 ? 'has' : 'have'} waited for more than ten minutes, the oldest for ${durationText(now - since)} (npm run outbox).`;
    case 'dead-letters':
      return `${submissions} could not be delivered, since ${day} (npm run deadletters).`;
    case 'reports-due':
      return `${reports(count)} near a legal deadline, ${day.slice(0, 10)}: tell the channel officer and the substitute (npm run reports).`;
    case 'reports-overdue':
      return `${reports(count)} past a legal deadline, since ${day.slice(0, 10)}: tell the channel officer and the substitute (npm run reports).`;
    case 'back-end-away':
      return `the back end has not answered since ${day} (npm run check:origin).`;
  }
}

/** Messages for alarms that have cleared. */
export const overTexts: Record<AlarmName, string> = {
  'submissions-waiting': 'no submission waits for more than ten minutes any more.',
  'dead-letters': 'there are no dead letters any more.',
  'back-end-away': 'the back end answers again.',
  'reports-due':
    'no report of the ethical channel is near a legal deadline any more: each is answered, deleted or late.',
  'reports-overdue':
    'no report of the ethical channel is past a legal deadline any more: each is answered or deleted.',
};

const reports = (count: number): string =>
  count === 1
    ? '1 report of the ethical channel is'
    : `${count} reports of the ethical channel are`;

/** A duration in its two largest units: `3 d 4 h`, `12 min`, `30 s`. */
export function durationText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return `${Math.max(0, Math.round(milliseconds / 1000))} s`;
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
