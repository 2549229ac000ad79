import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { nameOf as labelOf } from '../../desk/labels.ts';
import { inWords, type Message, message } from '../../messages/messages.ts';

/** A mistake in content/: where it is, and a message that says what to write instead. */
export interface Fault extends Message {
  /** Path relative to the project. */
  file: string;
  /**
   * Path of a JSON field, such as `titulo.fr` or `figures.2.value`; a field of front
   * matter; a line; or `file`, `text` or `sections` for all of it.
   */
  field: string;
  /** Whether `--fix` repairs it. */
  isFixable?: boolean;
}

/** A fault whose file is known to the caller. */
export type FieldFault = Omit<Fault, 'file'>;

/** A line as the field of a fault. */
export const lineField = (number: number): string => `line ${number}`;

/** Parts of a file that are not fields of it. */
const wholes = { file: 'place.file', text: 'place.text', sections: 'place.sections' } as const;

/** A field that a message names, with its file. */
export const placeOf = (file: string, field: string): Message =>
  message('place.inFile', { file, field: lineOf(field) ?? field });

function lineOf(field: string): Message | undefined {
  const [, number] = /^line (\d+)$/.exec(field) ?? [];
  return number ? message('place.line', { number }) : undefined;
}

/**
 * Names a field for editors: indices count from one, and a named entry shows its name.
 * `figures.2.value` becomes `figures, entry 3 (paper), value`.
 *
 * @param json The file's value, which has the names.
 */
function readableField(field: string, language: Language, json: unknown): string {
  const whole = lineOf(field) ?? wholeOf(field, json);
  if (whole) return inWords(whole, language);
  let value = json;
  let path = '';
  let between = '';
  for (const name of field.split('.')) {
    const isEntry = Array.isArray(value) && /^\d+$/.test(name);
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[name]
        : undefined;
    const entry = message('place.entry', { number: Number(name) + 1, name: nameOf(value) });
    path += (isEntry && path ? ', ' : between) + (isEntry ? inWords(entry, language) : name);
    between = isEntry ? ', ' : '.';
  }
  return path;
}

/** A field of a JSON file may have the same name. */
const wholeOf = (field: string, json: unknown): Message | undefined =>
  field in wholes && !Object.hasOwn(Object(json), field)
    ? message(wholes[field as keyof typeof wholes])
    : undefined;

/** Identifies entries by their id, or by the address of a redirect. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const { id, from } = entry as { id?: unknown; from?: unknown };
  const name = [id, from].find((candidate) => typeof candidate === 'string');
  return name ? ` (${name})` : '';
}

/** The raw JSON files, for the names of their entries. */
type Json = ReadonlyMap<string, unknown>;

/** Where a fault is in its file, and what to write. */
function describeInFile(fault: Fault, language: Language, json: Json): string {
  const field = readableField(fault.field, language, json.get(fault.file));
  const words = inWords(fault, language);
  return language === 'es' ? inForms(fault, field, words) : `${field} ${words}`;
}

/** With the names that fields have in the forms, which are in Spanish, beside their keys. */
function inForms({ file, field }: Fault, readable: string, words: string): string {
  const [, kind = ''] = file.split(/[/.]/);
  const names = field.split('.').map((name) => (/^\d+$/.test(name) ? 'entry' : name));
  if (names.length > 1 && languages.some((language) => language === names.at(-1))) names.pop();
  const label = labelOf([kind, ...names]);
  const isKnown = label !== names.at(-1) && names.at(-1) !== 'entry' && !(field in wholes);
  const said = words.replace(/(\(?)"(\w+)"/g, (quoted, open, key) => {
    const name = labelOf([kind, key]);
    if (name === key) return quoted;
    return open ? `${quoted}, «${name}»` : `${quoted} («${name}»)`;
  });
  return `${readable}${isKnown ? ` («${label}»)` : ''} ${said}`;
}

/** A fault in one line, with its file. */
export const describeFault = (fault: Fault, language: Language, json: Json = new Map()): string =>
  `${fault.file}: ${describeInFile(fault, language, json)}`;

/** As many as somebody mends at a time. */
export const mostFaults = 10;

/** Stands behind what `--fix` repairs. */
const fixMark = '[--fix]';

/** The first faults, or all of them, under the names of their files. */
export function describeFaults(
  faults: readonly Fault[],
  language: Language,
  json: Json,
  isWhole = false,
): string {
  const sorted = [...Map.groupBy(faults, ({ file }) => file).values()].flat();
  const shown = isWhole ? sorted : sorted.slice(0, mostFaults);
  const left = sorted.length - shown.length;
  const isFixable = shown.some((fault) => fault.isFixable);
  return [
    ...[...Map.groupBy(shown, ({ file }) => file)].flatMap(([file, own]) => [
      file,
      ...own.map((fault) => {
        const line = `  ${describeInFile(fault, language, json)}`;
        return fault.isFixable ? `${line} ${fixMark}` : line;
      }),
    ]),
    ...(isFixable ? [inWords(message('report.fixable', { mark: fixMark }), language)] : []),
    ...(left ? [inWords(message('report.more', { count: left }), language)] : []),
  ].join('\n');
}
