import { daysLater, madridDay, monthsLater } from '../i18n/madrid.ts';

/** The milestones of a report, in ms since 1970. */
export interface CaseDates {
  receivedAt: number;
  acknowledgedAt?: number;
  /** An investigation was opened. */
  proceededAt?: number;
  /** The deadline for the answer was extended by three months. */
  extendedAt?: number;
  /** The answer was given. */
  closedAt?: number;
}

/** A legal obligation for a report, and its last day (YYYY-MM-DD in Spain). */
export interface Due {
  what: 'acknowledge' | 'answer';
  by: string;
}

/** Days to acknowledge a report (Law 2/2023). */
const acknowledgeDays = 7;
/** Months to answer, without and with an extension. */
const answerMonths = 3;
const extendedMonths = 6;
/** Months after which a report without an investigation is deleted. */
const undecidedMonths = 3;
/** Months after which every report is deleted: ten years. */
const maxMonths = 120;
/** Days that the author can read the answer. */
export const mailboxDays = 30;

/** The deadlines to acknowledge and answer a report, as YYYY-MM-DD in Spain. */
export const reportDates = (received: Date): { acknowledged: string; answered: string } => ({
  acknowledged: daysLater(received, acknowledgeDays),
  answered: monthsLater(received, answerMonths),
});

/** What is still to be done, the next first; nothing once the report is closed. */
export function duesOf(dates: CaseDates): Due[] {
  const received = new Date(dates.receivedAt);
  if (dates.closedAt) return [];
  const months = dates.extendedAt ? extendedMonths : answerMonths;
  const answer: Due = { what: 'answer', by: monthsLater(received, months) };
  if (dates.acknowledgedAt) return [answer];
  return [{ what: 'acknowledge', by: reportDates(received).acknowledged }, answer];
}

/** The next obligation; undefined once the report is closed. */
export const dueOf = (dates: CaseDates): Due | undefined => duesOf(dates)[0];

/** Whether a deadline has passed. */
export const isOverdue = ({ by }: Due, now: number): boolean => by < dayOf(now);

/** Days before a deadline from which it is announced. */
const noticeDays: Record<Due['what'], number> = { acknowledge: 2, answer: 14 };

/** Whether a deadline is near, or has passed. */
export const isSoon = ({ what, by }: Due, now: number): boolean =>
  by <= daysLater(new Date(now), noticeDays[what]);

/**
 * The last days on which a report's contents and mailbox may be stored. More time is only
 * given to an investigation.
 */
export function lastDaysOf(dates: CaseDates): { contents: string; mailbox: string } {
  const received = new Date(dates.receivedAt);
  const isInvestigated = dates.proceededAt || dates.extendedAt;
  const contents = monthsLater(received, isInvestigated ? maxMonths : undecidedMonths);
  if (!dates.closedAt) return { contents, mailbox: contents };
  const mailbox = daysLater(new Date(dates.closedAt), mailboxDays);
  const lastDay = monthsLater(received, maxMonths);
  return { contents, mailbox: mailbox < lastDay ? mailbox : lastDay };
}

/** The day of a moment in Spain, for comparison with these. */
export const dayOf = (now: number): string => madridDay(new Date(now));
