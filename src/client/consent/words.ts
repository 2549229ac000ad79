import { consent } from 'virtual:content/dictionary/consent';
import type { Language } from '../../site/i18n/languages.ts';

/** The notice's words in the page's language. */
export const consentWords = consent[document.documentElement.lang as Language];

/** Answers of bar and dialog, by the name that their buttons carry. */
export const answerButton = (name: string, label: string): string =>
  `<button type="button" class="btn btn--small" data-do="${name}">${label}</button>`;
