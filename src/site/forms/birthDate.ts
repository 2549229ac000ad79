/**
 * Parses a date field, or day, month and year with any separator, to YYYY-MM-DD.
 * Undefined if the day does not exist.
 */
export function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const written = /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : written
      ? [written[3], written[2], written[1]]
      : [];
  if (!year || !month || !day || Number(year) < 1900) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/**
 * Whether someone born on a day has reached an age, including the birthday itself. Days
 * are YYYY-MM-DD.
 */
export const hasReachedAge = (born: string, years: number, today: string): boolean =>
  `${Number(born.slice(0, 4)) + years}${born.slice(4)}` <= today;
