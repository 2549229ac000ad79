import { monthsLater, reportDates } from '../forms/reportDates.ts';
import { madridDay } from '../i18n/madrid.ts';

/** What became of a report and when, in milliseconds since 1970. */
export interface CaseDates {
  receivedAt: number;
  acknowledgedAt?: number;
  /** An investigation was begun. */
  proceededAt?: number;
  /** The term of the answer is three months longer. */
  extendedAt?: number;
  /** The answer was given. */
  closedAt?: number;
}

/** What the law wants next of a report, and the last day for it (YYYY-MM-DD in Spain). */
export interface Due {
  what: 'acknowledge' | 'answer';
  by: string;
}

/** Months for the answer, and with an extension. */
const answerMonths = 3;
const extendedMonths = 6;
/** What is due next; undefined once the report is closed. */
export function dueOf(dates: CaseDates): Due | undefined {
  const received = new Date(dates.receivedAt);
  if (dates.closedAt) return undefined;
  if (!dates.acknowledgedAt)
    return { what: 'acknowledge', by: reportDates(received).acknowledged };
  const months = dates.extendedAt ? extendedMonths : answerMonths;
  return { what: 'answer', by: monthsLater(received, months) };
}

/** Whether the last day for something is over. */
export const isOverdue = ({ by }: Due, now: number): boolean => by < dayOf(now);

/** A moment as its day in Spain, to compare with these. */
const dayOf = (now: number): string => madridDay(new Date(now));
