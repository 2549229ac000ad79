import { z } from 'zod';
import { madridDay } from '../site/i18n/madrid.ts';

/** A calendar date, YYYY-MM-DD. */
export const day = dateLike(/^\d{4}-\d{2}-\d{2}$/, 'a day like 2024-03-07');

/** A date that is not in the future. */
export const pastDay = day.check(hasCome);

/** A month or date that is not in the future. */
export const pastMonthOrDay = dateLike(
  /^\d{4}-\d{2}(-\d{2})?$/,
  'a month like 2023-11 or a day like 2023-11-30',
).check(hasCome);

function dateLike(form: RegExp, like: string) {
  return z.string(`is not ${like}`).check(({ value, issues }) => {
    if (form.test(value) && exists(value)) return;
    issues.push({
      code: 'custom',
      input: value,
      message: `is ${value}, which is not ${like}`,
      params: { cure: `Write ${isoOf(value) ?? like}.` },
    });
  });
}

/** Converts a date in everyday order, such as 07/03/2024, for the error message. */
function isoOf(value: string): string | undefined {
  const [, dayOfMonth = '', month = '', year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return exists(iso) ? iso : undefined;
}

/** Rejects dates like 2024-02-30, which Date would read as a day in March. */
function exists(iso: string): boolean {
  const date = new Date(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

/** Skips invalid dates, which have been reported already. */
function hasCome({ value, issues }: z.core.ParsePayload<string>): void {
  if (!exists(value) || value <= madridDay(new Date())) return;
  issues.push({
    code: 'custom',
    input: value,
    message: `is ${value}, which has not come yet`,
    params: { cure: 'Write a date that has come.' },
  });
}
