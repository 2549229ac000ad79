import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

/** A path of the repository in backticks, without a placeholder such as `<page>`. */
const path = /`((?:src|build|tests|content|docs)\/[^`\s<>{}*…]*)`/g;

test('every file that the documents name exists', () => {
  const named = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(path)].map(([, file = '']) => ({
      document,
      file,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(
    named
      .filter(({ file }) => !existsSync(file))
      .map(({ document, file }) => `${document}: ${file}`),
  ).toEqual([]);
});

/** A test file in backticks, by its path below `tests/` and without its ending. */
const testName = /`((?:http|unit|simulation|browser)\/[\w/]+)`/g;

test('every test that the documents name exists', () => {
  const named = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(testName)].map(([, name = '']) => ({
      document,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(
    named
      .filter(({ name }) => !existsSync(`tests/${name}.test.ts`))
      .map(({ document, name }) => `${document}: ${name}`),
  ).toEqual([]);
});
