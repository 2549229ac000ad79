import type { Language } from './languages.ts';

/** What stands before decimals, and between thousands. */
const signs: Record<Language, { point: string; thousands: string }> = {
  es: { point: ',', thousands: '.' },
  en: { point: '.', thousands: ',' },
  fr: { point: ',', thousands: '\u202f' },
};

/**
 * A number in the language's own form, with at most two decimals, as Intl writes it;
 * but the first use of Intl takes a new Worker 10 ms.
 */
export function decimal(value: number, language: Language): string {
  const { point, thousands } = signs[language];
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return decimals ? grouped + point + decimals : grouped;
}

/** Whether a count takes the word for one or for several; French says `0 produit`. */
export const pluralOf = (count: number, language: Language): 'one' | 'other' =>
  new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
