import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { licencesPage } from '../../build/commands/licences/licencesPage.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test.each<[string, RegExp, exists: (name: string) => boolean]>([
  // A path in backticks, without a placeholder such as `<page>`.
  ['file', /`((?:src|build|tests|content|docs)\/[^`\s<>{}*…]*)`/g, existsSync],
  // A test by its path below tests/, without its ending.
  [
    'test',
    /`((?:http|unit|commands|browser|sweep)\/[\w/]+)`/g,
    (name) => existsSync(`tests/${name}.test.ts`),
  ],
  ['command', /`npm run ([\w:]+)/g, (name) => name in scripts],
])('every %s that the documents name exists', (_, pattern, exists) => {
  const named = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, name = '']) => ({
      name,
      place: `${document}: ${name}`,
    })),
  );
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(({ name }) => !exists(name));
  expect(missing.map(({ place }) => place)).toEqual([]);
});

const guide = readFileSync('docs/operate.md', 'utf8');
const named = new Set(
  [...guide.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
  ),
);

describe('docs/operate.md', () => {
  test('describes every setting that the Worker reads, and no other', () => {
    const settings = [
      ...readFileSync('src/worker/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+)\??: /gm),
    ].map(([, setting]) => setting);
    expect(settings.length).toBeGreaterThan(10);
    expect([...named].sort()).toEqual(settings.sort());
  });
});

/** Licences that require nothing but attribution. */
const accepted = /^(MIT|ISC|BSD-[23]-Clause|OFL-1\.1|0BSD|\(MIT AND Zlib\))$/;

test('docs/licences.md is the output of npm run licences', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage());
});

test('everything published has an accepted licence', () => {
  const rows = [...licencesPage().matchAll(/^\| (?!---|package |font )(.*) \|$/gm)].map(
    ([, row = '']) => row.split(' | '),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !row.some((cell) => accepted.test(cell)))).toEqual([]);
});
