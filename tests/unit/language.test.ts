import { expect, test } from 'vitest';
import { chooseLanguage } from '../../src/site/i18n/languages.ts';
import { processorTimeOf } from '../support/processorTime.ts';

test.each([
  [undefined, 'es-419', 'es'],
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

test('a hostile header is parsed quickly', async () => {
  const time = await processorTimeOf(() => {
    chooseLanguage(undefined, '-'.repeat(16_384));
    chooseLanguage(undefined, ','.repeat(16_384));
    chooseLanguage(undefined, 'es-'.repeat(16_384));
  });
  expect(time).toBeLessThan(5);
});
