/**
 * Day and time in Madrid; Swedish formats as `2026-03-15 09:05`. Created on first use,
 * because the first Intl formatter costs a new isolate 10 ms.
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
 * The day in Madrid as YYYY-MM-DD, to compare with dates of content/ and to count ages
 * by.
 */
export const madridDay = (moment: Date): string => inMadrid(moment)[0] ?? '';

/** Hour and minute in Madrid, in 24 hours. */
export const madridTime = (moment: Date): string => inMadrid(moment)[1] ?? '';
