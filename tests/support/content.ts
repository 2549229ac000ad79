import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../build/content/check.ts';
import { describeFault } from '../../build/content/faults/fault.ts';

/** A change to the text of a file. */
export type Change = (source: string) => string;

/** A copy of content/ and the files it refers to, for the tests of one file. */
const copy = mkdtempSync(join(tmpdir(), 'content-'));
cpSync('content', join(copy, 'content'), { recursive: true });
symlinkSync(resolve('public'), join(copy, 'public'));
process.on('exit', () => rmSync(copy, { recursive: true }));

/** The check's output while one file of the copy is changed. */
export const faultsAfter = (file: string, change: Change): string[] =>
  inCopy(file, change, (folder) => checkContent(folder).faults.map(describeFault));

/** Runs something in the copy while one file is changed. */
export function inCopy<T>(file: string, change: Change, run: (folder: string) => T): T {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const changed = change(source);
  if (changed === source) throw new Error(`the change leaves ${file} as it is`);
  try {
    writeFileSync(path, changed);
    return run(copy);
  } finally {
    writeFileSync(path, source);
  }
}

/** Replaces the first occurrence of a text, which must exist. */
export const replacing =
  (text: string, by: string): Change =>
  (source) => {
    if (!source.includes(text)) throw new Error(`«${text}» is not there`);
    return source.replace(text, () => by);
  };

// biome-ignore lint/suspicious/noExplicitAny: content files are changed into what their types forbid.
type Json = any;

/** Changes a JSON file as a value. */
export const editing =
  (edit: (json: Json) => void): Change =>
  (source) => {
    const json = JSON.parse(source) as Json;
    edit(json);
    return JSON.stringify(json, null, 2);
  };

/**
 * A mistake, its file, how to make it, and the resulting line: without the file, unless
 * it is about another one.
 */
export type MistakeCase = [mistake: string, file: string, change: Change, line: string];

/** Each mistake is the only one, and an editor reads one line about it. */
export function tells(cases: MistakeCase[]): void {
  test.each(cases)('%s', (_, file, change, line) => {
    const ofAnother = line.startsWith('content/');
    expect(faultsAfter(file, change)).toEqual([ofAnother ? line : `${file}: ${line}`]);
  });
}
