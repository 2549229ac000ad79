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
