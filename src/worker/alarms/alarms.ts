import type { StoredSummary } from '../submissions/submissionStore.ts';
import { durationText } from './durationText.ts';

/** How long a submission may wait before somebody should look, in ms. */
const waitingLimitMs = 60 * 60 * 1000;
/** How long the back end may be away before somebody should look, in ms. */
const awayLimitMs = 10 * 60 * 1000;

export type AlarmName =
  | 'submissions-waiting'
  | 'dead-letters'
  | 'back-end-away'
  | 'reports-overdue';

/** Something that somebody should look at. */
export interface Alarm {
  name: AlarmName;
  count: number;
  /** Since when, in milliseconds since 1970. */
  since: number;
}

/** What alarms depend on. Times in milliseconds since 1970. */
export interface Situation {
  now: number;
  waiting: StoredSummary[];
  deadLetters: StoredSummary[];
  /** When the back end was first found away; undefined while it answers. */
  awaySince: number | undefined;
  /** When what the law wants of reports was due, of each that is late. */
  overdueReports: number[];
}

/** The alarms that a situation raises. */
export function alarmsIn(situation: Situation): Alarm[] {
  const { now, waiting, deadLetters, awaySince, overdueReports } = situation;
  const late = waiting
    .map(({ receivedAt }) => receivedAt)
    .filter((receivedAt) => now - receivedAt > waitingLimitMs);
  const buried = deadLetters.map(({ storedAt }) => storedAt);
  const away =
    awaySince !== undefined && now - awaySince >= awayLimitMs ? [awaySince] : [];
  return [
    alarmOf('submissions-waiting', late),
    alarmOf('dead-letters', buried),
    alarmOf('back-end-away', away),
    alarmOf('reports-overdue', overdueReports),
  ].flat();
}

/** An alarm about things that began at these times; none without such a thing. */
const alarmOf = (name: AlarmName, times: number[]): Alarm[] =>
  times.length
    ? [{ name, count: times.length, since: times.reduce((a, b) => Math.min(a, b)) }]
    : [];

/** An alarm in words, as the end of a message of the site. */
export function textOf({ name, count, since }: Alarm, now: number): string {
  const submissions = count === 1 ? '1 submission' : `${count} submissions`;
  const day = `${new Date(since).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  switch (name) {
    case 'submissions-waiting':
      return `${submissions} ${count === 1 ? 'has' : 'have'} waited for more than an hour, the oldest for ${durationText(now - since)} (npm run outbox).`;
    case 'dead-letters':
      return `${submissions} could not be delivered, since ${day} (npm run deadletters).`;
    case 'reports-overdue':
      return `${count === 1 ? '1 report of the ethical channel is' : `${count} reports of the ethical channel are`} past a term of the law, since ${day.slice(0, 10)}: tell its officer (npm run reports).`;
    case 'back-end-away':
      return `the back end has not answered since ${day} (npm run check:origin).`;
  }
}

/** What is said when an alarm is over. */
export const overTexts: Record<AlarmName, string> = {
  'submissions-waiting': 'no submission waits for more than an hour any more.',
  'dead-letters': 'there are no dead letters any more.',
  'back-end-away': 'the back end answers again.',
  'reports-overdue': 'no report of the ethical channel is past a term any more.',
};
