import { addressOf } from '../addresses/addresses.ts';
import type { Language } from '../i18n/languages.ts';

/** The likeliest pages where nothing is found, and their names. */
export const offers = [
  ['products', 'menu.allProducts'],
  ['faqs', 'menu.faqs'],
  ['distributors', 'menu.buy'],
] as const;

/** Address of the question form with the searched words as its message. */
export const askAddress = (language: Language, query: string): string =>
  `${addressOf('contact-question', language)}?mensaje=${encodeURIComponent(query)}`;
