import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesPage } from '../../build/commands/licences/licencesPage.ts';

/** Licences that require nothing but attribution. */
const accepted = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'OFL-1.1',
  '0BSD',
  '(MIT AND Zlib)',
];

test('docs/licences.md is the output of npm run licences', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage());
});

test('everything published has an accepted licence', () => {
  const rows = [...licencesPage().matchAll(/^\| (?!---|package |font )(.*) \|$/gm)].map(
    ([, row = '']) => row.split(' | '),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !row.some((cell) => accepted.includes(cell)))).toEqual([]);
});
