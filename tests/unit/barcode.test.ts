import { expect, test } from 'vitest';
import { eanBars, eanModules } from '../../src/site/catalogue/barcode.ts';

test('an EAN-13 code has the bars of the standard', () => {
  // The example of the GS1 General Specifications that most scanners are tried with.
  expect(eanModules('5901234123457')).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  );
  expect(eanBars('5901234123457').slice(0, 3)).toEqual([
    [0, 1],
    [2, 1],
    [6, 1],
  ]);
});
