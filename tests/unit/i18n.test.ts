import { afterEach, expect, test, vi } from 'vitest';
import { pastDay } from '../../src/content/days.ts';
import { dateInSentence, longDate } from '../../src/site/i18n/dates.ts';
import { chooseLanguage, type Language, languages } from '../../src/site/i18n/languages.ts';
import { madridDay, madridTime, momentInMadrid } from '../../src/site/i18n/madrid.ts';
import { decimal } from '../../src/site/i18n/numbers.ts';
import { maxTitle } from '../../src/site/metadata/lengths.ts';
import { fittingTitle } from '../../src/site/metadata/metadata.ts';

const locale = (language: Language) => (language === 'en' ? 'en-GB' : language);

test.each(languages)('numbers in %s are formatted as by Intl', (language) => {
  const platform = new Intl.NumberFormat(locale(language), { maximumFractionDigits: 2 });
  const values = [
    ...Array.from({ length: 3_000 }, (_, i) => [i / 100, i * 7]).flat(),
    ...[1_234_567.89, 999.999, -2_300.5, -0.01],
  ];
  expect(values.filter((value) => decimal(value, language) !== platform.format(value))).toEqual([]);
});

test.each(languages)('every day of a leap year is formatted in %s as by Intl', (language) => {
  const format = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const platform = new Intl.DateTimeFormat(locale(language), format);
  const days = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2028, 0, 1 + i)));
  const first = language === 'fr' ? '1er ' : '1 ';
  expect(days.map((day) => dateInSentence(day.toISOString().slice(0, 10), language))).toEqual(
    days.map((day) => platform.format(day).replace(/^1 (?=\D+ \d+$)/, first)),
  );
});

test('a displayed date has the company’s format in Spanish, and can be a month', () => {
  expect(longDate('2024-03-15', 'es')).toBe('15 marzo 2024');
  expect(longDate('2024-03', 'fr')).toBe('mars 2024');
  expect(dateInSentence('2024-03', 'es')).toBe('marzo de 2024');
});

test('a moment is shown in Madrid time, in winter and summer', () => {
  const [winter, summer] = [new Date('2025-12-31T23:05:00Z'), new Date('2026-07-31T22:05:00Z')];
  const shown = (moment: Date) => `${madridDay(moment)} ${madridTime(moment)}`;
  expect([winter, summer].map(shown)).toEqual(['2026-01-01 00:05', '2026-08-01 00:05']);
  expect(longDate(summer.toISOString(), 'fr')).toBe('1er août 2026');
});

test('the last second that databases know, which says that something never ends, is a moment', () => {
  const end = momentInMadrid('9999-12-31 23:59:59').toISOString();
  expect(end).toBe('9999-12-31T22:59:59.000Z');
  expect(dateInSentence(end, 'es')).toBe('31 de diciembre de 9999');
});

afterEach(() => void vi.useRealTimers());

test('a label may be reviewed today, in Madrid, but not tomorrow', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-07T23:30:00Z') });
  expect(pastDay.safeParse('2026-03-08').success).toBe(true);
  expect(pastDay.safeParse('2026-03-09').success).toBe(false);
});

test.each([
  [undefined, 'es-419', 'es'],
  [undefined, 'fr_FR', 'fr'],
  [undefined, 'en_GB;q=0.8', 'en'],
  [undefined, 'ca-ES,es;q=0.9', 'es'],
  [undefined, 'de,en;q=0.8', 'en'],
  [undefined, 'fr;q=0', 'es'],
  [undefined, '*', 'es'],
  [undefined, 'es;q=0, *;q=0.5', 'en'],
  [undefined, 'en;q=0.5, fr;q=0.9', 'fr'],
  [undefined, 'en;q=banana, fr;q=0.1', 'fr'],
  [undefined, '', 'es'],
  ['fr', 'en', 'fr'],
  ['pt', 'en', 'en'],
] as const)('stored %s and Accept-Language "%s" give %s', (stored, header, expected) => {
  expect(chooseLanguage(stored, header)).toBe(expected);
});

test.each(['-', ',', 'es-'])('a header of 16,384 × "%s" names no language', (sign) => {
  expect(chooseLanguage(undefined, sign.repeat(16_384))).toBe('es');
});

test.each([
  ['Cinq ans de biscuits', 'Cinq ans de biscuits'],
  [
    'Plus de 250 millions de sachets, et pas un seul n’est passé inaperçu',
    'Plus de 250 millions de sachets',
  ],
  [
    'De 20 grammes à un kilo\u202f: la famille déborde de la photo de groupe',
    'De 20 grammes à un kilo\u202f: la famille déborde…',
  ],
  ['Aquí, todas las bolsas de la casa en una sola tarde', undefined],
  [
    'Ya, todas las bolsas de la casa caben en una sola tarde de agosto',
    'Ya, todas las bolsas de la casa caben en una sola…',
  ],
])('“%s” fits into a document title, and says the same', (title, shown = title) => {
  expect(shown.length).toBeLessThanOrEqual(maxTitle);
  expect(fittingTitle([title])).toBe(shown);
});
