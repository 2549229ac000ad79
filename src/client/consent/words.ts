import type { Language } from '../../site/i18n/languages.ts';
import { consentWords as inLanguages } from '../../site/i18n/noticeWords.ts';

/** The notice's words in the page's language. */
export const consentWords = inLanguages[document.documentElement.lang as Language];

/** Answers of bar and dialog, by the name that their buttons carry. */
export const answerButton = (name: string, label: string): string =>
  `<button type="button" class="btn btn--small" data-do="${name}">${label}</button>`;
