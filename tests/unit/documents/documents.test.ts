import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as limits from '../../../src/worker/backEnd/limits.ts';

test('docs/back-end.md states every limit of back-end calls as in the code', () => {
  const [, table = ''] = readFileSync('docs/back-end.md', 'utf8').split('\n## Limits\n');
  const told = [...table.matchAll(/\d[\d,]*/g)].map(([figure]) => figure);
  for (const [name, limit] of Object.entries(limits))
    expect(told, name).toContain(limit.toLocaleString('en'));
});

test('docs/ethical-channel.md names an existing test for every statement', () => {
  const text = readFileSync('docs/ethical-channel.md', 'utf8');
  expect(text).not.toContain('not tested');
  const named = [...text.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  for (const path of named) expect(globSync(path), path).not.toEqual([]);
  // Every table row names a test, or says that it has the same as the row above.
  const rows = text.split('\n').filter((line) => /^\| (?!---|what|who|where)/.test(line));
  for (const row of rows) expect(row).toMatch(/`tests\/|the same/);
});
