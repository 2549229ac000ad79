import type { Language } from '../i18n/languages.ts';
import { fold } from '../search/folding.ts';

/** Names of Spain, folded. */
const spain: Record<Language, string> = { es: 'espana', en: 'spain', fr: 'espagne' };
const namesOfSpain = new Set(['es', ...Object.values(spain)]);

/** Whether a country, as typed, is Spain. */
export const isSpain = (country: string): boolean =>
  namesOfSpain.has(fold(country.trim()));
