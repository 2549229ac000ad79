import { madridDay } from '../i18n/madrid.ts';

/**
 * The latest days, as YYYY-MM-DD in Spain, by which a report must be acknowledged and
 * answered (Law 2/2023).
 */
export function reportDates(received: Date): { acknowledged: string; answered: string } {
  const [year = 0, month = 0, day = 0] = madridDay(received).split('-').map(Number);
  return {
    acknowledged: iso(year, month - 1, day + 7),
    answered: monthsLater(year, month - 1, day, 3),
  };
}

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The same day of a later month, or the last day of it where it has no such day. */
function monthsLater(year: number, month: number, day: number, months: number): string {
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return iso(year, month + months, Math.min(day, last));
}
