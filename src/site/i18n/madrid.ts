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
  const offsetAt = (time: number): number =>
    Date.parse(`${inMadrid(new Date(time)).join('T')}Z`) -
    Math.floor(time / minuteMs) * minuteMs;
  // The offset of the moment itself: near a change of the clocks it is another one.
  return new Date(asIfUtc - offsetAt(asIfUtc - offsetAt(asIfUtc)));
}

/** The time in Madrid as HH:MM, 24-hour. */
export const madridTime = (moment: Date): string => inMadrid(moment)[1] ?? '';
