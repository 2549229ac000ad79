import type { Language } from '../../site/i18n/languages.ts';

const drawings: Record<Language, string> = {
  es: '<path fill="#c8102e" d="M0 0h24v24H0z"/><path fill="#ffc72c" d="M0 6h24v12H0z"/><path fill="#c8102e" d="M6 9h4v3a2 2 0 0 1-4 0z"/>',
  en: '<path fill="#012169" d="M0 0h24v24H0z"/><path stroke="#fff" stroke-width="5" d="m0 0 24 24M24 0 0 24"/><path stroke="#c8102e" stroke-width="2" d="m0 0 24 24M24 0 0 24"/><path stroke="#fff" stroke-width="7" d="M12 0v24M0 12h24"/><path stroke="#c8102e" stroke-width="4" d="M12 0v24M0 12h24"/>',
  fr: '<path fill="#0055a4" d="M0 0h8v24H0z"/><path fill="#fff" d="M8 0h8v24H8z"/><path fill="#ef4135" d="M16 0h8v24h-8z"/>',
};

/** Returns the content of a flag's `<svg>`. */
export const languageFlagDrawing = (language: Language): string => drawings[language];
