/**
 * Formatter for date and time in Madrid; Swedish formats as `2026-03-15 09:05`. Created
 * on first use, because the first Intl formatter takes 10 ms in a new isolate.
 */
let clock: Intl.DateTimeFormat | undefined;

function inMadrid(moment: Date): string[] {
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Madrid',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return clock.format(moment).split(' ');
}

/**
 * The day in Madrid as YYYY-MM-DD, for comparison with dates of content/ and for ages.
 */
export const madridDay = (moment: Date): string => inMadrid(moment)[0] ?? '';

/** A clock time of Madrid, `2026-03-15T09:05:00`, as a moment. */
export function momentInMadrid(clockTime: string): Date {
  const asIfUtc = Date.parse(`${clockTime.replace(' ', 'T')}Z`);
  const minuteMs = 60_000;
  const offsetAt = (time: number): number => {
    const shown = Date.parse(`${inMadrid(new Date(time)).join('T')}Z`);
    // A year of five digits cannot be parsed; it begins in winter.
    return Number.isNaN(shown) ? 60 * minuteMs : shown - Math.floor(time / minuteMs) * minuteMs;
  };
  // The offset of the moment itself: near a change of the clocks it is another one.
  return new Date(asIfUtc - offsetAt(asIfUtc - offsetAt(asIfUtc)));
}

/** The time in Madrid as HH:MM, 24-hour. */
export const madridTime = (moment: Date): string => inMadrid(moment)[1] ?? '';

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
