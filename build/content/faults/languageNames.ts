import type { Language } from '../../../src/site/i18n/languages.ts';

/** Names of the languages. */
export const languageNames: Record<Language, string> = {
  es: 'Spanish',
  en: 'English',
  fr: 'French',
};
