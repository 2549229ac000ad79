import type { Language } from './languages.ts';

interface NumberFormat {
  point: string;
  thousands: string;
  /** How many digits a number needs to be grouped: Spanish writes 1979, but 10.000. */
  grouped: number;
  beforePercent: string;
}

const formats: Record<Language, NumberFormat> = {
  es: { point: ',', thousands: '.', grouped: 5, beforePercent: '\u00a0' },
  en: { point: '.', thousands: ',', grouped: 4, beforePercent: '' },
  fr: { point: ',', thousands: '\u202f', grouped: 4, beforePercent: '\u00a0' },
};

/**
 * Formats a number with at most two decimals, exactly as Intl does. Intl itself costs a
 * new isolate 10 ms at first use.
 */
export function decimal(value: number, language: Language): string {
  const { point, thousands, grouped } = formats[language];
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.');
  const written =
    whole.replace('-', '').length < grouped
      ? whole
      : whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return decimals ? written + point + decimals : written;
}

/** Formats a number with its unit, `4,6 %` in Spanish. */
export const withUnit = (value: number, unit: string, language: Language): string =>
  decimal(value, language) + (unit === '%' ? formats[language].beforePercent : '\u00a0') + unit;

/** Picks singular or plural for a count; French treats 0 as singular. */
export const pluralOf = (count: number, language: Language): 'one' | 'other' =>
  new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';

/** Formats a file size for the language: `78 kB`, in French `78 ko`. */
export const fileSize = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / 1000));
