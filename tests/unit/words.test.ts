import { expect, test } from 'vitest';
import { words } from '../../src/site/i18n/words.ts';

test('a text takes the values of its placeholders', () => {
  expect(words.en('error.reference', { id: 'ABCD' })).toContain('ABCD');
});

test('an unknown key or a missing value does not compile', () => {
  // @ts-expect-error: no such word
  expect(words.es('menu.carta')).toBe('');
  // @ts-expect-error: without the value that it shows
  expect(words.es('error.reference')).not.toContain('{{');
  // @ts-expect-error: a value of another name
  expect(words.es('error.reference', { code: 'ABCD' })).not.toContain('ABCD');
  // @ts-expect-error: a word that shows no value
  expect(words.es('menu.news', { id: 'ABCD' })).not.toContain('ABCD');
});
