import { describe, expect, test } from 'vitest';
import { signsOf } from '../../src/site/catalogue/signs.ts';

const declared = { hideGlutenFree: false, showLactoseFree: false };

describe('a product', () => {
  test('that declares nothing has no symbol', () => {
    expect(signsOf(declared)).toEqual([]);
  });

  test('free of gluten has the symbol, unless its pack does not show it', () => {
    expect(signsOf({ ...declared, glutenFree: true })).toEqual(['glutenFree']);
    expect(signsOf({ ...declared, glutenFree: true, hideGlutenFree: true })).toEqual([]);
    expect(signsOf({ ...declared, glutenFree: false })).toEqual([]);
  });

  test('free of lactose has the symbol if its pack shows it', () => {
    expect(signsOf({ ...declared, lactoseFree: true })).toEqual([]);
    expect(signsOf({ ...declared, lactoseFree: true, showLactoseFree: true })).toEqual([
      'lactoseFree',
    ]);
    expect(signsOf({ ...declared, showLactoseFree: true })).toEqual([]);
  });
});
