import { expect, test } from 'vitest';
import { checkDigit, isGtin } from '../../src/site/catalogue/gtin.ts';
import { editing, faultsAfter, setting, tells } from '../support/content.ts';

const file = 'content/products/jummy.json';
const [small, middle, large] = ['9520001000720', '9520001000737', '9520001000744'];

tells(file, {
  'gtin, entry 2 is 9520001000738, whose last digit does not fit the others. Copy the number from the pack again; 7 would fit.':
    'gtin.1 = 9520001000738',
  'gtin has 2 numbers for 3 sizes. Write one for each size of packs, in their order.': editing(
    (json) => json.gtin.pop(),
  ),
  [`gtin, entry 3 is ${small}, which is the number of another size. Write the number on this pack.`]:
    setting('gtin.2', small),
  'cajas has 2 entries for 3 sizes. Write one for each size of packs, in their order.': editing(
    (json) => json.cajas.pop(),
  ),
  'gtin, entry 1 is not a GTIN of 8, 12, 13 or 14 digits. …': 'gtin.0 = 952 0001',
});

// Even with a leading zero.
tells({
  [`content/products/pipas.json: gtin, entry 1 is 0${middle}, which is the number of jummy. Write the number on this pack.`]:
    setting('gtin.0', `0${middle}`),
});

test('a demonstration GTIN is refused for a product that is not a sample', () => {
  const faults = faultsAfter(file, setting('sample', false));
  expect(faults).toEqual(
    [small, middle, large].map(
      (gtin, i) =>
        `${file}: gtin, entry ${i + 1} is ${gtin}, a number for demonstrations. Write the number on the pack, or "sample": true.`,
    ),
  );
});

test.each([
  ['6291041500213', true],
  ['036000291452', true],
  ['96385074', true],
  ['00012345600012', true],
  ['6291041500214', false],
  ['62910415002133', false],
  ['6291041', false],
  ['629104150021 3', false],
  ['', false],
  ['9'.repeat(100_000), false],
])('%.20s is a GTIN: %s', (code, expected) => expect(isGtin(code)).toBe(expected));

test('the check digit is the one of the General Specifications', () => {
  expect(checkDigit('629104150021')).toBe('3');
});
