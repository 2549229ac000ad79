import type { Language } from './languages.ts';

const forms = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();
function format(language: Language, form: keyof typeof forms): Intl.DateTimeFormat {
  const key = language + form;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone: 'Europe/Madrid', ...forms[form] });
    formats.set(key, made);
  }
  return made;
}

/**
 * A date that a page shows, in the language's own form: `15 marzo 2024` (the company's Spanish form is D MMMM YYYY), `15 March 2024`, `15 mars 2024`.
 *
 * @param date ISO 8601, YYYY-MM-DD, or YYYY-MM for a month.
 */
export function longDate(date: string, language: Language): string {
  const text = dateInSentence(date, language);
  return language === 'es' ? text.replaceAll(' de ', ' ') : text;
}

/** A date as the language writes it in a sentence, in Spanish `15 de marzo de 2024`: what search engines show. */
export function dateInSentence(date: string, language: Language): string {
  if (/^\d{4}-\d{2}$/.test(date)) return format(language, 'month').format(new Date(`${date}-15`));
  const text = format(language, 'day').format(new Date(date.length === 10 ? `${date}T12:00:00Z` : date));
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/** The day in Madrid as YYYY-MM-DD, to compare with dates of content/ and to count ages by. */
export function madridDay(moment: Date): string {
  // Swedish writes dates this way.
  isoDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });
  return isoDay.format(moment);
}
let isoDay: Intl.DateTimeFormat | undefined;

/** Hour and minute in Spain, in 24 hours. */
export const timeOfDay = (date: Date, language: Language): string => format(language, 'time').format(date);
