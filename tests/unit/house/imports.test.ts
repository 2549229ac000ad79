import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The parts that each part may import from, as in the table in docs/architecture.md. */
const allowed: Record<string, string[]> = Object.fromEntries(
  [
    ...readFileSync('docs/architecture.md', 'utf8').matchAll(
      /^\| `src\/(\w+)` \| (.*) \|$/gm,
    ),
  ].map(([, part = '', cell = '']) => [
    part,
    [...cell.matchAll(/`(?:src\/)?(\w+)`/g)].map(([, name = '']) => name),
  ]),
);
interface Import {
  from: string;
  to: string;
  line: string;
}

/**
 * Every way to import a file: static, re-export, side effect, import(), and Vite's glob.
 */
const naming = [
  /^\s*(?:import|export)\s[^;]*?from '([^']+)'/gms,
  /^\s*import '([^']+)'/gm,
  /\bimport\('([^']+)'\)/g,
  /\bimport\.meta\.glob(?:<.*>)?\(\s*'([^']+)'/g,
];

const imports: Import[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .flatMap((file) => {
    const from = join('src', file);
    const text = readFileSync(from, 'utf8');
    return naming.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([line, specifier = '']) => ({
        from,
        to: specifier.startsWith('.')
          ? relative('.', join(dirname(from), specifier))
          : specifier,
        line: line.trim(),
      })),
    );
  });

const partOf = (path: string): string =>
  path.startsWith('src/') ? (path.split('/')[1] ?? '') : (path.split('/')[0] ?? '');

describe('imports go one way', () => {
  test('the table lists every part of src/', () => {
    const parts = readdirSync('src', { withFileTypes: true }).filter((part) =>
      part.isDirectory(),
    );
    expect(Object.keys(allowed).sort()).toEqual(parts.map(({ name }) => name).sort());
  });

  test.each(Object.entries(allowed))('%s imports only from %s', (part, from) => {
    const wrong = imports.filter(
      ({ from: file, to }) =>
        partOf(file) === part &&
        /^(src|content|build|tests)\//.test(to) &&
        ![part, ...from].includes(partOf(to)),
    );
    expect(wrong.map(({ from: file, to }) => `${file} → ${to}`)).toEqual([]);
  });

  test.each(Object.entries(allowed))('%s imports from each of %s', (part, from) => {
    const used = new Set(
      imports
        .filter(({ from: file }) => partOf(file) === part)
        .map(({ to }) => partOf(to)),
    );
    expect(from.filter((name) => !used.has(name))).toEqual([]);
  });

  test('content/ is imported only through its virtual modules', () => {
    const raw = imports.filter(({ to }) => to.startsWith('content/'));
    expect(raw.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('neither the browser nor the Worker loads the content schemas', () => {
    const loaded = imports.filter(
      ({ from, to, line }) =>
        partOf(from) !== 'content' &&
        to.startsWith('src/content/') &&
        !/^(import|export) type /.test(line),
    );
    expect(loaded.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('src/site imports neither React nor Hono', () => {
    expect(
      imports.filter(
        ({ from, to }) => from.startsWith('src/site/') && /^(react|hono|@hono)/.test(to),
      ),
    ).toEqual([]);
  });

  test('the browser imports only islands from the pages', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('src/client/') &&
        to.startsWith('src/pages/') &&
        !to.endsWith('.island.tsx'),
    );
    expect(wrong).toEqual([]);
  });

  test('only the back-end client and the embedded back end know the read calls', () => {
    const callers = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/^(embeddedBackEnd|worker\/backEnd)\//.test(file) &&
        /['"`]\/api\/(entries|promotions|categories)/.test(
          readFileSync(join('src', file), 'utf8'),
        ),
    );
    expect(callers).toEqual([]);
  });
});
