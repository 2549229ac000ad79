import { madridDay } from './madrid.ts';

/** The day in Spain this many days after a moment, as YYYY-MM-DD. */
export function daysLater(moment: Date, days: number): string {
  const [year, month, day] = partsOf(moment);
  return iso(year, month, day + days);
}

/** The same day of a later month, or that month's last day if it is shorter. */
export function monthsLater(moment: Date, months: number): string {
  const [year, month, day] = partsOf(moment);
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return iso(year, month + months, Math.min(day, last));
}

/** Year, month from 0, and day. */
function partsOf(moment: Date): [number, number, number] {
  const [year = 0, month = 0, day = 0] = madridDay(moment).split('-').map(Number);
  return [year, month - 1, day];
}

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
