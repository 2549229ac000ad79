import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as limits from '../../src/worker/backEnd/limits.ts';

test('docs/back-end.md tells every limit of the calls to the back end as the code has it', () => {
  const [, table = ''] = readFileSync('docs/back-end.md', 'utf8').split('\n## Limits\n');
  const told = [...table.matchAll(/\d[\d,]*/g)].map(([figure]) => figure);
  for (const [name, limit] of Object.entries(limits))
    expect(told, name).toContain(limit.toLocaleString('en'));
});
