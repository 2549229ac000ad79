import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Language } from '../../src/site/i18n/languages.ts';
import { loadContent } from './reading/load.ts';
import type { Passage } from './reading/passages.ts';
import { fixedWords } from './rules/texts/typography.ts';

/** Names of figures count as numbers. Protected parts become U+E000, see `stand`. */
type Repair = readonly [wrong: RegExp, right: string];

const everywhere: Repair[] = [
  [/\.\.\./g, '…'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/(?<=\S) {2,}(?=\S)/g, ' '],
  [/ +(?=[,.](?!\p{N}))/gu, ''],
];

/** No line break between a figure and its unit. */
const unit: Repair = [
  /(?<=\d) (?=(?:g|kg|mg|ml|cl|l|cm|mm|km|kJ|kcal|MB|kB)\b)/g,
  '\u00a0',
];

/** Typographic rules of each language, in the order in which they apply. */
const own: Record<Language, Repair[]> = {
  es: [
    [/"([^"]+)"/g, '«$1»'],
    [/(?<=[\d\ue000]) ?(?=%)/g, '\u00a0'],
    [/[ \u00a0\u202f]+(?=[;:!?])/g, ''],
    [/(?<![\d.,])(\d)\.(\d{3})(?![\d.,]\d|\d)/g, '$1$2'],
    unit,
  ],
  en: [
    [/"([^"]+)"/g, '‘$1’'],
    [/(?<=^|[\s(])'([^']+)'(?=$|[\s.,;:!?)])/g, '‘$1’'],
    [/(?<=\p{L})'(?!\p{L})/gu, '’'],
    [/(?<=[\d\ue000])[ \u00a0\u202f]+(?=%)/g, ''],
    [/[ \u00a0\u202f]+(?=[;:!?])/g, ''],
    [/(?<=\p{L}) --? (?=\p{L})/gu, ' – '],
    unit,
  ],
  fr: [
    [/"([^"]+)"/g, '« $1 »'],
    [/(?<!«[^»]*)“([^”]+)”/g, '« $1 »'],
    [/«[ \u00a0\u202f]*(?=\S)/g, '«\u202f'],
    [/(?<=\S)[ \u00a0\u202f]*»/g, '\u202f»'],
    [/[ \u00a0]+(?=[;!?])|(?<=[^\s\u202f;!?»…])(?=[;!?])/g, '\u202f'],
    [/[ \u00a0]+(?=:)|(?<=[^\s\u202f:])(?=:(?:\s|$))/g, '\u202f'],
    [/(?<=[\d\ue000]) ?(?=%)/g, '\u00a0'],
    [/(?<=\p{L}) --? (?=\p{L})/gu, ' – '],
    unit,
  ],
};

/**
 * Parts without typography: link targets, anchors, tags, placeholders, hashtags,
 * addresses and code names.
 */
const kept =
  /\]\([^)]*\)|\{#[\w-]+\}|<[a-z/!?][^<>]*>?|\{\{?\w+\}?\}|#[\p{L}\p{N}]+|\S+@\S+\w|https?:\/\/\S+|`[^`]*`|^[-*|#>\s]+/giu;

/**
 * Placeholder for protected parts during a repair; a private-use character of Unicode.
 */
const stand = '\ue000';

/** Applies the punctuation and spacing of a language to a text. */
export function fixedText(text: string, language: Language): string {
  const parts = text.match(kept) ?? [];
  let next = 0;
  return [...everywhere, ...own[language]]
    .reduce(
      (repaired, [wrong, right]) => repaired.replace(wrong, right),
      text.normalize('NFC').replace(kept, stand),
    )
    .replaceAll(stand, () => parts[next++] ?? '');
}

/**
 * Repairs the typography of every text in content/ and writes the changed files. It
 * leaves anything that needs a decision; the check reports it.
 *
 * @returns How many texts of each file were repaired.
 */
export function fixTypography(root: string): Map<string, number> {
  const content = loadContent(root);
  const repaired = new Map<string, number>();
  for (const [file, passages] of Map.groupBy(content.passages, ({ file }) => file)) {
    const wrong = passages.filter((passage) => isRepairable(passage));
    if (!wrong.length) continue;
    const path = join(root, file);
    const source = readFileSync(path, 'utf8');
    const fixed = file.endsWith('.json') ? inJson(source, wrong) : inText(source, wrong);
    if (fixed === source) continue;
    writeFileSync(path, fixed);
    repaired.set(file, wrong.length);
  }
  return repaired;
}

const isRepairable = ({ file, field, language, text }: Passage): boolean =>
  !(file.startsWith('content/dictionary/') && fixedWords.has(field)) &&
  fixedText(text, language) !== text;

/** Applied from end to start, so that positions stay valid. */
function inJson(source: string, passages: Passage[]): string {
  const tree = parseTree(source);
  const edits = passages.flatMap(({ field, text, language }) => {
    const node = tree && nodeAt(tree, field);
    return node ? [{ node, text: fixedText(text, language) }] : [];
  });
  return edits
    .sort((a, b) => b.node.offset - a.node.offset)
    .reduce(
      (json, { node: { offset, length }, text }) =>
        json.slice(0, offset) + JSON.stringify(text) + json.slice(offset + length),
      source,
    );
}

/** Digits in paths are list indices. */
const nodeAt = (tree: Node, field: string): Node | undefined =>
  findNodeAtLocation(
    tree,
    field.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name)),
  );

/** Lines of a text are identified by number, front matter by field name. */
function inText(source: string, passages: Passage[]): string {
  const lines = source.split('\n');
  for (const { field, text, language } of passages) {
    const [, number] = /^line (\d+)$/.exec(field) ?? [];
    const at = number
      ? Number(number) - 1
      : lines.findIndex((line) => line.startsWith(`${field}:`));
    const line = lines[at];
    if (line?.includes(text))
      lines[at] = line.replace(text, () => fixedText(text, language));
  }
  return lines.join('\n');
}
