import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Which of the house's parts each part may import from; docs/architecture.md draws it. */
const allowed: Record<string, string[]> = {
  site: ['site', 'content'],
  pictures: ['pictures', 'site', 'content'],
  pages: ['pages', 'pictures', 'site', 'content'],
  client: ['client', 'pages', 'site'],
  worker: ['worker', 'pages', 'pictures', 'site', 'content'],
  origin: ['origin', 'site'],
};
/** What pages and site may use of the build are the types of compiled content. */
const typesOfContent = /^build\/content\//;

interface Import {
  from: string;
  to: string;
  line: string;
}

const imports: Import[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const from = join('src', file);
    return [...readFileSync(from, 'utf8').matchAll(/^\s*(?:import|export)\s[^;]*?from '([^']+)'/gms)].map(([line, specifier = '']) => ({
      from,
      to: specifier.startsWith('.') ? relative('.', join(dirname(from), specifier)) : specifier,
      line: line.trim(),
    }));
  });

const partOf = (path: string): string => (path.startsWith('src/') ? (path.split('/')[1] ?? '') : (path.split('/')[0] ?? ''));

describe('imports run one way', () => {
  test.each(Object.entries(allowed))('%s imports only from %s', (part, from) => {
    const wrong = imports.filter(
      ({ from: file, to, line }) =>
        partOf(file) === part &&
        (to.startsWith('src/') || to.startsWith('content/') || to.startsWith('build/')) &&
        !from.includes(partOf(to)) &&
        !(typesOfContent.test(to) && line.startsWith('import type')),
    );
    expect(wrong.map(({ from: file, to }) => `${file} → ${to}`)).toEqual([]);
  });

  test('site knows neither React nor Hono', () => {
    expect(imports.filter(({ from, to }) => from.startsWith('src/site/') && /^(react|hono|@hono)/.test(to))).toEqual([]);
  });

  test('the browser gets no page but islands and style sheets', () => {
    const wrong = imports.filter(({ from, to }) => from.startsWith('src/client/') && to.startsWith('src/pages/') && !/\.(island\.tsx|css\?inline)$/.test(to));
    expect(wrong).toEqual([]);
  });

  test('only the origin client and the back end it is given know the origin API', () => {
    const callers = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith('origin/') && /['"`]\/api\/(entries|promotions|categories)/.test(readFileSync(join('src', file), 'utf8')),
    );
    expect(callers).toEqual(['worker/origin/origin.ts']);
  });
});
