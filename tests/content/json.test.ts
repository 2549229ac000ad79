import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsAfter, replacing, tells } from '../support/content.ts';

const product = 'content/products/jummy.json';
const lines = readFileSync(product, 'utf8').trimEnd().split('\n').length;

// The parser would say only where it stopped.
tells(product, {
  'line 3 has no comma at its end. Write , after «"family": "jummy"».':
    '"family": "jummy", → "family": "jummy"',
  'line 8 has no comma before «"en"». Write , there.': replacing(
    '"es": "Jummy",\n    "en"',
    '"es": "Jummy" "en"',
  ),
  'line 4 has a text that does not end. Write " after its last word.':
    '"type": "center", → "type": "center,',
  'line 8 has no comma or quotation mark before «en». Write what is missing.': replacing(
    '"es": "Jummy",\n    "en"',
    '"es": "Jummy, "en"',
  ),
  'line 4 has «center», which is not a value. Write text in quotation marks.':
    '"type": "center", → "type": center",',
  'line 7 has no colon after «"titulo"». Write : there.': '"titulo": → "titulo"',
  [`line ${lines - 1} has a comma after the last entry. Remove it.`]: (source) =>
    source.replace(/"\n\}\s*$/, '",\n}\n'),
  [`line ${lines - 1} ends before the last } of the file. Write it there.`]: (source) =>
    source.replace(/\}\s*$/, ''),
  [`line ${lines + 1} has more than one value. Remove «}» and what follows, or the bracket that closes too early.`]:
    (source) => `${source}}\n`,
  'line 5 has «5» where a name in quotation marks is wanted. Write the name there, or correct what stands before it.':
    '"sample": true → "sample": 1,5',
  'file is empty. Write its fields.': () => '\n',
});

test('only the first of several errors in a file is reported', () => {
  const faults = faultsAfter(product, (source) => source.replaceAll('",\n', '"\n'));
  expect(faults).toEqual([expect.stringContaining('line 2 has no comma at its end')]);
});
