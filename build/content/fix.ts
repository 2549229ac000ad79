import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { loadContent } from './reading/load.ts';
import type { Passage } from './reading/passages.ts';
import { fixedText } from './rules/texts/typography.ts';

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

const isRepairable = ({ language, text }: Passage): boolean => fixedText(text, language) !== text;

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
    if (line?.includes(text)) lines[at] = line.replace(text, () => fixedText(text, language));
  }
  return lines.join('\n');
}
