import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Change, faultsAfter, replacing } from '../support/content.ts';

const product = 'content/products/jummy.json';
const lines = readFileSync(product, 'utf8').trimEnd().split('\n').length;

test.each<[mistake: string, change: Change, line: string]>([
  [
    'no comma at the end of a line',
    replacing('"family": "jummy",', '"family": "jummy"'),
    'line 3 has no comma at its end. Write , after «"family": "jummy"».',
  ],
  [
    'no comma between two texts of one line',
    replacing('"es": "Jummy",\n    "en"', '"es": "Jummy" "en"'),
    'line 8 has no comma before «"en"». Write , there.',
  ],
  [
    'a text that does not close',
    replacing('"type": "center",', '"type": "center,'),
    'line 4 has a text that does not end. Write " after its last word.',
  ],
  [
    'a text that does not close before the next one',
    replacing('"es": "Jummy",\n    "en"', '"es": "Jummy, "en"'),
    'line 8 has no comma or quotation mark before «en». Write what is missing.',
  ],
  [
    'a text that does not open',
    replacing('"type": "center",', '"type": center",'),
    'line 4 has «center», which is not a value. Write text in quotation marks.',
  ],
  [
    'no colon after a name',
    replacing('"titulo":', '"titulo"'),
    'line 7 has no colon after «"titulo"». Write : there.',
  ],
  [
    'a comma after the last entry',
    (source) => source.replace(/"\n\}\s*$/, '",\n}\n'),
    `line ${lines - 1} has a comma after the last entry. Remove it.`,
  ],
  [
    'a bracket that does not close',
    (source) => source.replace(/\}\s*$/, ''),
    `line ${lines - 1} ends before the last } of the file. Write it there.`,
  ],
  [
    'a bracket too many',
    (source) => `${source}}\n`,
    `line ${lines + 1} has more than one value. Remove «}» and what follows, or the bracket that closes too early.`,
  ],
  [
    'a comma where the decimal point belongs',
    replacing('"sample": true', '"sample": 1,5'),
    'line 5 has «5» where a name in quotation marks is wanted. Write the name there, or correct what stands before it.',
  ],
])('%s is reported with its line', (_, change, line) => {
  expect(faultsAfter(product, change)).toEqual([`${product}: ${line}`]);
});

test('an empty file is reported', () => {
  expect(faultsAfter(product, () => '\n')).toEqual([
    `${product}: file is empty. Write its fields.`,
  ]);
});

test('only the first of several errors in a file is reported', () => {
  const faults = faultsAfter(product, (source) => source.replaceAll('",\n', '"\n'));
  expect(faults).toEqual([expect.stringContaining('line 2 has no comma at its end')]);
});
