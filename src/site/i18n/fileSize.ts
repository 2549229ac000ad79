import type { Language } from './languages.ts';

/** Formats a file size for the language: `78 kB`, in French `78 ko`. */
export const fileSize = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / 1000));
