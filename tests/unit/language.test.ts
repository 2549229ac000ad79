import { expect, test } from 'vitest';
import { chooseLanguage } from '../../src/site/i18n/languages.ts';

test.each([
  [undefined, 'es-419', 'es'],
  [undefined, 'fr_FR', 'fr'],
  [undefined, 'en_GB;q=0.8', 'en'],
  [undefined, 'ca-ES,es;q=0.9', 'es'],
  [undefined, 'de,en;q=0.8', 'en'],
  [undefined, 'fr;q=0', 'es'],
  [undefined, '*', 'es'],
  [undefined, 'es;q=0, *;q=0.5', 'en'],
  [undefined, 'en;q=0.5, fr;q=0.9', 'fr'],
  [undefined, 'en;q=banana, fr;q=0.1', 'fr'],
  [undefined, '', 'es'],
  ['fr', 'en', 'fr'],
  ['pt', 'en', 'en'],
] as const)('stored %s and Accept-Language "%s" give %s', (stored, header, expected) => {
  expect(chooseLanguage(stored, header)).toBe(expected);
});

test.each(['-', ',', 'es-'])('a header of 16,384 × "%s" names no language', (sign) => {
  expect(chooseLanguage(undefined, sign.repeat(16_384))).toBe('es');
});
