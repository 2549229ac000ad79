import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Language } from '../../src/site/i18n/languages.ts';
import { loadContent } from './reading/load.ts';
import type { Passage } from './reading/passages.ts';
import { fixedWords } from './rules/texts/typography.ts';

/** Names of figures stand for numbers; what is kept becomes U+E000, see `stand`. */
type Repair = readonly [wrong: RegExp, right: string];

const everywhere: Repair[] = [
  [/\.\.\./g, '…'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/(?<=\S) {2,}(?=\S)/g, ' '],
  [/ +(?=[,.](?!\p{N}))/gu, ''],
];

/** Between a figure and its unit the line does not break. */
const unit: Repair = [
  /(?<=\d) (?=(?:g|kg|mg|ml|cl|l|cm|mm|km|kJ|kcal|MB|kB)\b)/g,
  '\u00a0',
];

/** What each language writes, in the order in which it is repaired. */
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
 * What is no text of a language: targets of links, anchors, tags, placeholders,
 * hashtags, addresses and names of code.
 */
const kept =
  /\]\([^)]*\)|\{#[\w-]+\}|<[a-z/!?][^<>]*>?|\{\{?\w+\}?\}|#[\p{L}\p{N}]+|\S+@\S+\w|https?:\/\/\S+|`[^`]*`|^[-*|#>\s]+/giu;

/** Stands for what is kept while the rest is repaired; Unicode has no letter there. */
const stand = '\ue000';

/** A text with the punctuation and the spaces of its language. */
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
 * Repairs the typography of every text in content/, and writes the files that change.
 * What a person has to decide stays: the check tells of it.
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

/** From the end to the beginning, so that places stay right. */
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

/** Names in paths are digits where they are places in a list. */
const nodeAt = (tree: Node, field: string): Node | undefined =>
  findNodeAtLocation(
    tree,
    field.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name)),
  );

/** Lines of a text are named by their number, fields of its front matter by their name. */
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
