import type { FaultKey, Words } from '../i18n/words.ts';
import { type Field, longestOf } from './form.ts';
import { adult, youngest } from './limits.ts';

/** The error message of a field, with its limits filled in. */
export const saying = (words: Words, word: FaultKey, field?: Field): string =>
  words(word, { longest: field ? longestOf(field) : '', youngest, adult });
