import type { Language } from './languages.ts';
import { madridDay } from './madrid.ts';
import { words } from './words.ts';

/**
 * Formats a date for display: `15 marzo 2024` (D MMMM YYYY in Spanish), `15 March
 * 2024`, `15 mars 2024`.
 *
 * @param date ISO 8601, YYYY-MM-DD, or YYYY-MM for a month.
 */
export const longDate = (date: string, language: Language): string => written(date, language, ' ');

/** Formats a date within a sentence: `hasta el 15 de marzo de 2024` in Spanish. */
export const dateInSentence = (date: string, language: Language): string =>
  written(date, language, inSentence[language]);

/** The same, kept on one line. */
export const unbrokenDate = (date: string, language: Language): string =>
  dateInSentence(date, language).replaceAll(' ', '\u00a0');

const inSentence: Record<Language, string> = { es: ' de ', en: ' ', fr: ' ' };
const firstDay: Record<Language, string> = { es: '1', en: '1', fr: '1er' };

/** The names of the months in the dictionary, in order. */
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

function written(date: string, language: Language, between: string): string {
  const [year, month = 1, day] = (date.length > 10 ? madridDay(new Date(date)) : date)
    .split('-')
    .map(Number);
  const name = words[language](`month.${months[month - 1] ?? 'january'}`);
  return [day === 1 ? firstDay[language] : day, name, year].filter(Boolean).join(between);
}
