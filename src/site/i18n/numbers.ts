import type { Language } from './languages.ts';

/**
 * The decimal and thousands separators, and how many digits a number needs to be grouped:
 * Spanish writes 1979, but 10.000.
 */
const separators: Record<
  Language,
  { point: string; thousands: string; grouped: number }
> = {
  es: { point: ',', thousands: '.', grouped: 5 },
  en: { point: '.', thousands: ',', grouped: 4 },
  fr: { point: ',', thousands: '\u202f', grouped: 4 },
};

/**
 * Formats a number with at most two decimals, exactly as Intl does. Intl itself costs a
 * new isolate 10 ms at first use.
 */
export function decimal(value: number, language: Language): string {
  const { point, thousands, grouped } = separators[language];
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.');
  const written =
    whole.replace('-', '').length < grouped
      ? whole
      : whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return decimals ? written + point + decimals : written;
}

/** Picks singular or plural for a count; French treats 0 as singular. */
export const pluralOf = (count: number, language: Language): 'one' | 'other' =>
  new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
