import { basename } from 'node:path';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import type { Checked } from '../content/check.ts';
import type { Fault } from '../content/faults/fault.ts';
import { unreadIn } from '../content/translations.ts';
import { inWords, message } from '../messages/messages.ts';
import { choiceName, fileName, languageNames, nameOf } from './labels.ts';

/** A fault of content/, as the desk tells it. */
export interface DeskFault {
  /** Where it is, what is wrong and what to write, in Spanish. */
  text: string;
  /** Where the content manager edits the file. */
  address: string;
  /** The content manager's path of the field; empty for all of the file. */
  field: string;
  /** Language of the file, if each language has its own. */
  language?: Language | undefined;
  /** Line of the text in its box, which has no front matter. */
  line?: number | undefined;
  /** Whether it has only one solution, which the desk can write. */
  isFixable: boolean;
}

/** A place of content/ whose translations may be out of date. */
type Unread = Pick<DeskFault, 'text' | 'address'>;

/** What the desk tells of content/. */
export interface DeskReport {
  faults: DeskFault[];
  unread: Unread[];
}

export const deskReport = (checked: Checked): DeskReport => ({
  faults: deskFaults(checked),
  unread: checked.faults.length ? [] : deskUnread(checked),
});

const series = new Intl.ListFormat('es');
const inSpanish = (list: Language[]): string =>
  series.format(list.map((language) => languageNames[language].toLowerCase()));

/** What changed in every language needs no reading. */
const deskUnread = ({ content: { root, passages } }: Checked): Unread[] =>
  unreadIn({ root, passages })
    .filter(({ rest }) => rest.length)
    .map(({ place, changed, rest }) => {
      const isOfPlace = (file: string) => file === place || file.startsWith(`${place}/`);
      const file = passages.map((passage) => passage.file).find(isOfPlace) ?? place;
      const values = {
        place: nameOfFile(file).name,
        changed: inSpanish(changed),
        rest: inSpanish(rest),
      };
      return { text: inWords(message('unread.place', values), 'es'), address: addressOf(file) };
    });

/** What nobody can type is not asked of anybody. */
const byButton = inWords(message('desk.byButton'), 'es');

export const deskFaults = ({ faults, content }: Checked): DeskFault[] =>
  faults.map((fault) => {
    const line = lineInBox(fault, content.sources.get(fault.file));
    return {
      text: [`${placeOf(fault, line)}: ${wordsOf(fault)}`, fault.isFixable && byButton]
        .filter(Boolean)
        .join(' '),
      address: addressOf(fault.file),
      field: fieldOf(fault, content.json.get(fault.file)),
      language: nameOfFile(fault.file).language,
      line,
      isFixable: fault.isFixable ?? false,
    };
  });

/** The line of a text as its box counts them, which begins with the first word of the text. */
function lineInBox({ field }: Fault, source = ''): number | undefined {
  const [, line] = /^line (\d+)$/.exec(field) ?? [];
  if (!line) return undefined;
  const [head = ''] = /^---\n.*?\n---\n\s*/s.exec(source) ?? [];
  return Math.max(1, Number(line) - head.split('\n').length + 1);
}

/** The collections of the desk, by the files that they hold. */
const entries: [file: RegExp, entry: string][] = [
  [/^content\/(products|recalls)\/(.+)\.json$/, '$1/entries/$2'],
  [/^content\/texts\/promotion-terms\/(.+)\/\w+\.md$/, 'terms/entries/$1'],
  [/^content\/texts\/(.+)\/\w+\.md$/, 'texts/entries/$1'],
  [/^content\/dictionary\/.+$/, 'words/entries/dictionary'],
  [/^content\/(.+)\.json$/, '_singletons/entries/$1'],
];

function addressOf(file: string): string {
  // A picture, where it can be removed.
  if (file.startsWith('public/')) return `/desk/editor#/assets/${file}`;
  const [pattern, entry] = entries.find(([known]) => known.test(file)) ?? [/^.*$/, 'products'];
  return `/desk/editor#/collections/${file.replace(pattern, entry)}`;
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
function placeOf({ file, field }: Fault, line?: number): string {
  const { kind, name, language } = nameOfFile(file);
  const labels = line ? `Texto, línea ${line}` : labelsOf(kind, field).join(' › ');
  return language ? `${name} (${inSpanish([language])}): ${labels}` : `${name}: ${labels}`;
}

function nameOfFile(file: string): { kind: string; name: string; language?: Language } {
  if (file.startsWith('public/')) return { kind: '', name: basename(file) };
  const [kind = '', ...names] = file.replace(/^content\/|\.(json|md)$/g, '').split('/');
  const language = languages.find((one) => one === names.at(-1));
  const own = language ? names.slice(0, -1) : names;
  // The desk has terms in a list of their own.
  const folders = own[0] === 'promotion-terms' ? own : [kind, ...own];
  const name = [fileName(folders[0] ?? ''), ...folders.slice(1).map(choiceName)].join(' › ');
  return language ? { kind, name, language } : { kind, name };
}

/** Fields and values as files spell them: quoted, in brackets, or by their capitals. */
const spelt =
  /\[?"\w+"\]?|(?<=\()\w+(?=\))|(?<=\bcorrige )\w+|(?<![\w{./])[a-z]+[A-Z]\w*(?![\w./])/g;

/** What is wrong and what to write, with what it names under the names of the desk. */
function wordsOf(fault: Fault): string {
  const [, kind = ''] = fault.file.split(/[/.]/);
  return inWords(fault, 'es')
    .replace(spelt, (found) => {
      const key = found.replace(/\W/g, '');
      const name = [nameOf([kind, key]), choiceName(key)].find((known) => known !== key);
      return name ? `«${name}»` : found;
    })
    .replace(/content\/[\w/-]+\.(json|md)(?<!README\.md)/g, (file) => `«${nameOfFile(file).name}»`);
}

function labelsOf(kind: string, field: string): string[] {
  const path = [kind];
  return field.split('.').map((name) => {
    const isEntry = /^\d+$/.test(name);
    path.push(isEntry ? 'entry' : name);
    return isEntry ? `${nameOf(path)} ${Number(name) + 1}` : nameOf(path);
  });
}
