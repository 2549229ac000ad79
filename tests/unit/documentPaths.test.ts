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

/** What the documents name by a pattern, with the document that names it. */
const namedBy = (pattern: RegExp) =>
  documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, name = '']) => ({
      name,
      place: `${document}: ${name}`,
    })),
  );

test.each([
  // A path in backticks, without a placeholder such as `<page>`.
  {
    what: 'file',
    pattern: /`((?:src|build|tests|content|docs)\/[^`\s<>{}*…]*)`/g,
    filesOf: (path: string) => [path],
    atLeast: 100,
  },
  // A test by its path below tests/, without its ending.
  {
    what: 'test',
    pattern: /`((?:http|unit|simulation|browser)\/[\w/]+)`/g,
    filesOf: (name: string) => [`tests/${name}.test.ts`, `tests/${name}.slow.test.ts`],
    atLeast: 20,
  },
])('every $what that the documents name exists', ({ pattern, filesOf, atLeast }) => {
  const named = namedBy(pattern);
  expect(named.length).toBeGreaterThan(atLeast);
  expect(
    named.filter(({ name }) => !filesOf(name).some(existsSync)).map(({ place }) => place),
  ).toEqual([]);
});
