import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsIn } from '../../build/content/check.ts';
import { describeFault, type Fault } from '../../build/content/faults/fault.ts';
import { type Content, loadContent } from '../../build/content/reading/load.ts';
import type { Message } from '../../build/messages/messages.ts';

/** A change to the text of a file. */
export type Change = (source: string) => string;

/** A change; in short, `from → to` replaces a text, and `path = text` sets a field. */
type Mistake = Change | string;

/** A copy of content/ and the files it refers to, as before the first release. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  rmSync(join(folder, 'content/released'), { recursive: true });
  symlinkSync(resolve('public'), join(folder, 'public'));
  return folder;
}

const copy = copyContent();

/** The check's output while one file of the copy is changed. */
export const faultsAfter = (file: string, change: Change): string[] =>
  inCopy(file, change, (folder) => faultsAround(file, loadContent(folder)));

/** What the check says of content with one changed file. */
export const faultsAround = (file: string, content: Content): string[] =>
  inEnglish(foundAround(file, content), content.json);

/** Without the words of the other files, which have no fault of their own. */
function foundAround(file: string, content: Content): Fault[] {
  const json = new Map([[file, content.json.get(file)]]);
  const passages = content.passages.filter((passage) => passage.file === file);
  return faultsIn({ ...content, passages, json });
}

/** Faults as an editor reads them. */
export const inEnglish = (faults: readonly Fault[], json?: Content['json']): string[] =>
  faults.map((fault) => describeFault(fault, 'en', json));

/** What the check says of all content, while one file of the copy is changed. */
export const allFaultsAfter = (file: string, change: Change): string[] =>
  inCopy(file, change, (folder) => {
    const content = loadContent(folder);
    return inEnglish(faultsIn(content), content.json);
  });

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

/** Gives a field of a JSON file another value; `path` is like `stalls.0.lines`. */
export const setting = (path: string, value: unknown): Change =>
  at(path, (parent, name) => {
    parent[name] = value;
  });

export const removing = (path: string): Change => at(path, (parent, name) => delete parent[name]);

/** Adds an entry to a list of a JSON file. */
export const adding = (path: string, entry: unknown): Change =>
  at(path, (parent, name) => parent[name].push(entry));

function at(path: string, change: (parent: Json, name: string) => void): Change {
  const names = path.split('.');
  const name = names.pop() ?? '';
  return editing((json) =>
    change(
      names.reduce((value, step) => value[step], json),
      name,
    ),
  );
}

type Mistakes = Record<string, Mistake | Mistake[]>;

/** A message in short: its key, and what it names. */
const wordsOf = ({ key, values = {} }: Message): string =>
  [
    key,
    ...Object.values(values)
      .flat()
      .map((one) => (typeof one === 'object' ? wordsOf(one) : one)),
  ].join(' ');

/** A fault in short: its file, its field and its message. */
export const inShort = (fault: Fault): string => `${fault.file}: ${fault.field} ${wordsOf(fault)}`;

/**
 * Each mistake is the only one, and an editor is told one fault: its field, its message and what
 * that names, after the name of the file, which may also stand before all; a line that ends in …
 * goes on.
 */
export function tells(...[of, others]: [file: string, Mistakes] | [Mistakes]): void {
  const mistakes = typeof of === 'string' ? others : of;
  describe(`${typeof of === 'string' ? of : 'a file'}, spoilt, is told:`, () => {
    test.each(Object.entries(mistakes ?? {}))('%s', (words, changes) => {
      const file = typeof of === 'string' ? of : (words.split(': ')[0] ?? '');
      const line = words.startsWith('content/') ? words : `${file}: ${words}`;
      const told = line.endsWith(' …') ? expect.stringContaining(line.slice(0, -2)) : line;
      for (const change of [changes].flat().map(changeOf)) {
        const found = inCopy(file, change, (folder) => foundAround(file, loadContent(folder)));
        expect(found.map(inShort)).toEqual([told]);
      }
    });
  });
}

function changeOf(mistake: Mistake): Change {
  if (typeof mistake !== 'string') return mistake;
  const [from = '', to] = mistake.split(' → ');
  if (to !== undefined) return replacing(from, to);
  const [path = '', ...value] = mistake.split(' = ');
  return setting(path, value.join(' = '));
}
