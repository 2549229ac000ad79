import { afterEach, expect, test, vi } from 'vitest';
import { pastDay } from '../../src/content/days.ts';
import { dateInSentence, longDate } from '../../src/site/i18n/dates.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { madridDay, madridTime, momentInMadrid } from '../../src/site/i18n/madrid.ts';
import { decimal } from '../../src/site/i18n/numbers.ts';

const locale = (language: Language) => (language === 'en' ? 'en-GB' : language);

test.each(languages)('numbers in %s are formatted as by Intl', (language) => {
  const platform = new Intl.NumberFormat(locale(language), {
    maximumFractionDigits: 2,
  });
  const values = [
    ...Array.from({ length: 3_000 }, (_, i) => i / 100),
    ...Array.from({ length: 3_000 }, (_, i) => i * 7),
    1_234_567.89,
    999.999,
    -2_300.5,
    -0.01,
  ];
  expect(values.filter((value) => decimal(value, language) !== platform.format(value))).toEqual([]);
});

test.each(languages)('every day of a leap year is formatted in %s as by Intl', (language) => {
  const platform = new Intl.DateTimeFormat(locale(language), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const days = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2028, 0, 1 + i)));
  const written = (day: Date) => dateInSentence(day.toISOString().slice(0, 10), language);
  expect(
    days.filter(
      (day) =>
        written(day) !==
        platform.format(day).replace(/^1 (?=\D+ \d+$)/, language === 'fr' ? '1er ' : '1 '),
    ),
  ).toEqual([]);
});

test('a displayed date has the company’s format in Spanish, and can be a month', () => {
  expect([
    longDate('2024-03-15', 'es'),
    longDate('2024-03', 'fr'),
    dateInSentence('2024-03', 'es'),
  ]).toEqual(['15 marzo 2024', 'mars 2024', 'marzo de 2024']);
});

test('a moment is shown in Madrid time, in winter and summer', () => {
  const [winter, summer] = [new Date('2025-12-31T23:05:00Z'), new Date('2026-07-31T22:05:00Z')];
  expect([madridDay(winter), madridTime(winter), madridDay(summer), madridTime(summer)]).toEqual([
    '2026-01-01',
    '00:05',
    '2026-08-01',
    '00:05',
  ]);
  expect(longDate(summer.toISOString(), 'fr')).toBe('1er août 2026');
});

test('the last second that databases know, which says that something never ends, is a moment', () => {
  const end = momentInMadrid('9999-12-31 23:59:59').toISOString();
  expect([end, dateInSentence(end, 'es')]).toEqual([
    '9999-12-31T22:59:59.000Z',
    '31 de diciembre de 9999',
  ]);
});

afterEach(() => void vi.useRealTimers());

test('a label may be reviewed today, in Madrid, but not tomorrow', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-07T23:30:00Z') });
  expect(pastDay.safeParse('2026-03-08').success).toBe(true);
  expect(pastDay.safeParse('2026-03-09').success).toBe(false);
});
