import type { Rule } from '../rule.ts';
import { checkFigures } from './figures.ts';
import { checkLanguages } from './languages.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkPlainText } from './plainText.ts';
import { checkSentences } from './sentences.ts';
import { checkTypography } from './typography.ts';

/** Rules for the spelling and wording of a language. */
export const textRules: Rule[] = [
  checkPlaceholders,
  checkPlainText,
  checkLanguages,
  checkTypography,
  checkSentences,
  checkFigures,
];
