import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The parts of src/ that each part may import from. */
const allowed: Record<string, string[]> = {
  content: ['site'],
  site: ['content'],
  pages: ['site', 'content'],
  client: ['pages', 'site'],
  worker: ['pages', 'site'],
  embeddedBackEnd: ['site'],
};

/** Static, re-export, side effect, import(), and Vite's glob. */
const naming = [
  /^\s*(?:import|export)\s[^;]*?from '([^']+)'/gms,
  /^\s*import '([^']+)'/gm,
  /\bimport\('([^']+)'\)/g,
  /\bimport\.meta\.glob(?:<.*>)?\(\s*'([^']+)'/g,
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => join('src', file));

const imports = sources.flatMap((from) =>
  naming.flatMap((pattern) =>
    [...readFileSync(from, 'utf8').matchAll(pattern)].map(([line, name = '']) => ({
      from,
      to: name.startsWith('.') ? relative('.', join(dirname(from), name)) : name,
      isOfTypes: /^\s*(import|export) type /.test(line),
    })),
  ),
);
type Import = (typeof imports)[number];

const partOf = (path: string): string | undefined =>
  /^src\/(\w+)\//.exec(path)?.[1] ?? /^(content|build|tests)\//.exec(path)?.[1];

/** The imports to which this applies, as a reader of the failure needs them. */
const those = (applies: (one: Import) => boolean): string[] =>
  imports.filter(applies).map(({ from, to }) => `${from} → ${to}`);

describe('imports go one way:', () => {
  test.each(Object.entries(allowed))('%s imports only from %s', (part, others) => {
    const known = [undefined, part, ...others];
    const wrong = ({ from, to }: Import) => partOf(from) === part && !known.includes(partOf(to));
    expect(those(wrong)).toEqual([]);
  });

  test('every part of src/ has its rule', () => {
    expect(Object.keys(allowed)).toEqual(expect.arrayContaining([...new Set(sources.map(partOf))]));
  });

  test('content/ is read only through its virtual modules', () => {
    expect(those(({ to }) => /^content\//.test(to))).toEqual([]);
  });

  test('neither the browser nor the Worker loads the content schemas', () => {
    const loads = ({ from, to, isOfTypes }: Import) =>
      partOf(from) !== 'content' && partOf(to) === 'content' && !isOfTypes;
    expect(those(loads)).toEqual([]);
  });

  test('src/site knows neither React nor Hono', () => {
    const knows = ({ from, to }: Import) =>
      partOf(from) === 'site' && /^(react|hono|@hono)/.test(to);
    expect(those(knows)).toEqual([]);
  });

  test('the browser takes only islands from the pages', () => {
    const takes = ({ from, to }: Import) =>
      partOf(from) === 'client' && partOf(to) === 'pages' && !/\.island\.tsx$/.test(to);
    expect(those(takes)).toEqual([]);
  });

  test('only the back-end client and the embedded back end know the read calls', () => {
    const callers = sources.filter(
      (file) =>
        !/^src\/(embeddedBackEnd|worker\/backEnd)\//.test(file) &&
        /['"`]\/api\/(entries|promotions|categories)/.test(readFileSync(file, 'utf8')),
    );
    expect(callers).toEqual([]);
  });
});
