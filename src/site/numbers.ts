import type { Language } from './languages.ts';

/** One formatter per language, made when it is first needed: making one is slow, and a Worker starts without. */
function perLanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const formatter = made.get(language) ?? make(language === 'en' ? 'en-GB' : language);
    made.set(language, formatter);
    return formatter;
  };
}

const decimals = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: true }));
const lists = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const plurals = perLanguage((locale) => new Intl.PluralRules(locale));

/** A number in the language's own form, with at most two decimals. */
export const decimal = (value: number, language: Language): string => decimals(language).format(value);

/** `leche, soja y trigo` */
export const listOf = (items: readonly string[], language: Language): string => lists(language).format(items);

/** Whether a count takes the word for one or for several; French says `0 produit`. */
export const pluralOf = (count: number, language: Language): 'one' | 'other' => (plurals(language).select(count) === 'one' ? 'one' : 'other');
