import { z } from 'zod';
import { madridDay } from '../site/i18n/madrid.ts';
import { filledWith, told } from './messages.ts';

/** A calendar date, YYYY-MM-DD. */
export const day = dateLike(/^\d{4}-\d{2}-\d{2}$/, 'date.day');

/** A date that is not in the future. */
export const pastDay = day.check(hasCome);

/** A month or date that is not in the future. */
export const pastMonthOrDay = dateLike(/^\d{4}-\d{2}(-\d{2})?$/, 'date.monthOrDay').check(hasCome);

function dateLike(form: RegExp, like: 'date.day' | 'date.monthOrDay') {
  return z.string().check(({ value, issues }) => {
    if (form.test(value) && exists(value)) return;
    issues.push({
      code: 'custom',
      input: value,
      message: told('date.unlike'),
      params: filledWith({ value, like: { key: like }, right: isoOf(value) ?? { key: like } }),
    });
  });
}

/** A date in everyday order, such as 07/03/2024, as YYYY-MM-DD; undefined for what is none. */
export function isoOf(value: string): string | undefined {
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
    message: told('date.future'),
    params: filledWith({ value }),
  });
}
