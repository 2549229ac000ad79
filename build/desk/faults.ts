import { type Checked, describeUnread } from '../content/check.ts';
import type { Fault } from '../content/faults/fault.ts';
import { inWords } from '../messages/messages.ts';
import { choiceName, fileName, languageNames, nameOf } from './labels.ts';

/** A fault of content/, as the desk tells it. */
export interface DeskFault {
  /** Where it is, what is wrong and what to write, in Spanish. */
  text: string;
  /** Where the content manager edits the file. */
  address: string;
  /** The content manager's path of the field; empty for all of the file. */
  field: string;
  /** Whether it has only one solution, which the desk can write. */
  isFixable: boolean;
}

/** What the desk tells of content/. */
export interface DeskReport {
  faults: DeskFault[];
  /** Which translations may be out of date, in Spanish, or nothing. */
  unread: string;
}

export const deskReport = (checked: Checked): DeskReport => ({
  faults: deskFaults(checked),
  unread: checked.faults.length ? '' : describeUnread(checked.content, 'es', false),
});

export const deskFaults = ({ faults, content }: Checked): DeskFault[] =>
  faults.map((fault) => ({
    text: `${placeOf(fault)}: ${wordsOf(fault)}`,
    address: `/desk/editor#/collections/${entryOf(fault.file)}`,
    field: fieldOf(fault, content.json.get(fault.file)),
    isFixable: fault.isFixable ?? false,
  }));

/** The collections of the desk, by the files that they hold. */
const entries: [file: RegExp, entry: string][] = [
  [/^content\/(products|recalls)\/(.+)\.json$/, '$1/entries/$2'],
  [/^content\/texts\/promotion-terms\/(.+)\/\w+\.md$/, 'terms/entries/$1'],
  [/^content\/texts\/(.+)\/\w+\.md$/, 'texts/entries/$1'],
  [/^content\/dictionary\/.+$/, 'words/entries/dictionary'],
  [/^content\/(.+)\.json$/, '_singletons/entries/$1'],
];

function entryOf(file: string): string {
  const [pattern, entry] = entries.find(([known]) => known.test(file)) ?? [/^.*$/, 'products'];
  return file.replace(pattern, entry);
}

/** Lines of a text, and faults of all of it. */
const inBody = /^(line \d+|file|text|sections)$/;

function fieldOf({ file, field }: Fault, json: unknown): string {
  if (file.endsWith('.md') && inBody.test(field)) return 'body';
  if (field === 'file') return '';
  if (!Array.isArray(json)) return field;
  // Redirects are told by their address.
  const at = json.findIndex((entry) => entry.from === field);
  return `entries.${at < 0 ? field : `${at}.to`}`;
}

/** The file and the field under their names in the desk. */
function placeOf({ file, field }: Fault): string {
  const [kind = '', ...names] = file.replace(/^content\/|\.(json|md)$/g, '').split('/');
  const language = languageNames[names.at(-1) as keyof typeof languageNames];
  const own = language ? names.slice(0, -1) : names;
  const place = [fileName(kind), ...own.map(choiceName)].join(' › ');
  const labels = labelsOf(kind, field).join(' › ');
  return language ? `${place} (${language.toLowerCase()}): ${labels}` : `${place}: ${labels}`;
}

/** Fields and values as files spell them: quoted, in brackets, or by their capitals. */
const spelt =
  /\[?"\w+"\]?|(?<=\()\w+(?=\))|(?<=\bcorrige )\w+|(?<![\w{./])[a-z]+[A-Z]\w*(?![\w./])/g;

/** What is wrong and what to write, with fields and choices under their names in the desk. */
function wordsOf(fault: Fault): string {
  const [, kind = ''] = fault.file.split(/[/.]/);
  return inWords(fault, 'es').replace(spelt, (found) => {
    const key = found.replace(/\W/g, '');
    const name = [nameOf([kind, key]), choiceName(key)].find((known) => known !== key);
    return name ? `«${name}»` : found;
  });
}

function labelsOf(kind: string, field: string): string[] {
  const [, line] = /^line (\d+)$/.exec(field) ?? [];
  if (line) return [`Texto, línea ${line}`];
  const path = [kind];
  return field.split('.').map((name) => {
    const isEntry = /^\d+$/.test(name);
    path.push(isEntry ? 'entry' : name);
    return isEntry ? `${nameOf(path)} ${Number(name) + 1}` : nameOf(path);
  });
}
