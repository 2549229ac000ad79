import { daysLater, monthsLater, reportDates } from '../forms/reportDates.ts';
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
/** Months after which a report that nobody investigates is deleted. */
const undecidedMonths = 3;
/** Months after which any report is deleted: ten years. */
const longestMonths = 120;
/** Days for which the author can read the answer. */
export const mailboxDays = 30;

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

/** The last days on which the contents of a report and its mailbox may be there. */
export function lastDaysOf(dates: CaseDates): { contents: string; mailbox: string } {
  const received = new Date(dates.receivedAt);
  const contents = monthsLater(
    received,
    dates.proceededAt ? longestMonths : undecidedMonths,
  );
  if (!dates.closedAt) return { contents, mailbox: contents };
  const mailbox = daysLater(new Date(dates.closedAt), mailboxDays);
  const longest = monthsLater(received, longestMonths);
  return { contents, mailbox: mailbox < longest ? mailbox : longest };
}

/** A moment as its day in Spain, to compare with these. */
export const dayOf = (now: number): string => madridDay(new Date(now));
