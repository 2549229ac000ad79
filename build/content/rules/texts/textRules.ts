import type { Rule } from '../rule.ts';
import { checkFigures } from './figures.ts';
import { checkLanguages } from './languages.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkPlainText } from './plainText.ts';
import { checkSentences } from './sentences.ts';
import { checkTypography } from './typography.ts';

/** How the words of a language are written. */
export const textRules: Rule[] = [
  checkPlaceholders,
  checkPlainText,
  checkLanguages,
  checkTypography,
  checkSentences,
  checkFigures,
];
