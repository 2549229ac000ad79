import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Files and folders that still break a rule. The lists only get shorter. */
const pending = {
  lines: [] as string[],
  imports: [] as string[],
  folders: [] as string[],
};

/** Maximum share of lines wider than 100 columns; the goal is 0.01. */
const widest = { src: 0.01, build: 0.0145, tests: 0.018 };

const files = ['src', 'build', 'tests'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, file))
    .filter((file) => statSync(file).isFile()),
);
const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8').replace(/\n$/, '').split('\n');
const scripts = files.filter((file) => /\.tsx?$/.test(file));
const sheets = files.filter((file) => file.endsWith('.css'));

/** Share of lines in a folder's scripts that are wider than this. */
function shareOver(width: number, folder: string): number {
  const lines = scripts.filter((file) => file.startsWith(`${folder}/`)).flatMap(linesOf);
  return lines.filter((line) => line.length > width).length / lines.length;
}

describe('code is easy to read', () => {
  test('no file has more than 300 lines', () => {
    const long = [...scripts, ...sheets].filter((file) => linesOf(file).length > 300);
    expect(long.filter((file) => !pending.lines.includes(file))).toEqual([]);
  });

  test('no file has more than 25 imports', () => {
    const many = scripts.filter(
      (file) => linesOf(file).filter((line) => /^import\b/.test(line)).length > 25,
    );
    expect(many.filter((file) => !pending.imports.includes(file))).toEqual([]);
  });

  test.each(Object.entries(widest))(
    'few lines of %s are wider than 100 columns, and at most one in twenty is wider than 92',
    (folder, share) => {
      expect(shareOver(100, folder)).toBeLessThanOrEqual(share);
      expect(shareOver(92, folder)).toBeLessThanOrEqual(0.05);
    },
  );

  test('no line of a style sheet is wider than 100 columns', () => {
    const wide = sheets.filter((file) => linesOf(file).some((line) => line.length > 100));
    expect(wide).toEqual([]);
  });

  test('a style sheet asks for the width of the window by name', () => {
    const own = sheets.filter((file) =>
      linesOf(file).some((line) => /@media.*(width|inline-size)/.test(line)),
    );
    expect(own).toEqual([]);
  });

  test('sheets break at five widths at most', () => {
    const file = 'src/pages/layout/styles/breakpoints.css';
    const widths = linesOf(file).filter((line) => line.startsWith('@custom-media'));
    expect(widths.length).toBeLessThanOrEqual(5);
  });

  test('no folder has more than 25 files side by side', () => {
    const full = [...Map.groupBy(files, dirname)]
      .filter(([, { length }]) => length > 25)
      .map(([folder]) => folder);
    expect(full.filter((folder) => !pending.folders.includes(folder))).toEqual([]);
  });
});
