import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { readContent } from './reading/read.ts';

const familiesFile = 'content/families.json';
/** Lists of entries with an id, which were maps by it. */
const lists = ['content/downloads.json', 'content/links.json', 'content/searched-words.json'];
/** Fields of a product that had two spellings. */
const spellings = { bajosal: 'bajoSal', sinlactosa: 'sinLactosa', sinHuevo: 'sinhuevo' };
/** The designs of packs, before ranges and products had them. */
const packRows = 'build/drawings/packs.json';

type Fields = Record<string, unknown>;

/**
 * Converts the files of content/ that are in an older form and writes them. What is already
 * in today's form stays as it is, to the byte.
 *
 * @returns The changed files, and the removed one.
 */
export function upgradeContent(root: string): { converted: string[]; removed: string[] } {
  const upgraded = upgradesOf(root);
  for (const [file, text] of upgraded) writeFileSync(join(root, file), text);
  const removed = [packRows].filter((file) => existsSync(join(root, file)));
  for (const file of removed) rmSync(join(root, file));
  return { converted: [...upgraded.keys()], removed };
}

/** The new text of every file that is in an older form. */
export function upgradesOf(root: string): Map<string, string> {
  const sources = [...readContent(root, [])].flatMap(([file, text]) =>
    text !== undefined && isJson(text) ? [{ file, text }] : [],
  );
  const families = sources.find(({ file }) => file === familiesFile)?.text ?? '{}';
  const elsewhere = { ranges: rangesIn(families), rows: rowsIn(root) };
  return new Map(
    sources.flatMap(({ file, text }) => {
      const now = upgraded(file, text, elsewhere);
      return now === text ? [] : [[file, now]];
    }),
  );
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What older files say of products outside their own. */
interface Elsewhere {
  ranges: Range[];
  rows: PackRows | undefined;
}

interface Range {
  family: string;
  range: string;
  design?: Fields;
  /** Keys of the products, in the older form. */
  products?: string[];
}

const rangesIn = (families: string): Range[] =>
  Object.entries(
    JSON.parse(families) as Record<string, { ranges?: Record<string, object> }>,
  ).flatMap(([family, { ranges = {} }]) =>
    Object.entries(ranges).map(([range, fields]) => ({ ...fields, family, range })),
  );

interface PackRows {
  ranges: Record<string, Fields>;
  packs: Record<string, Fields & { like: string }>;
}

const rowsIn = (root: string): PackRows | undefined =>
  existsSync(join(root, packRows))
    ? (JSON.parse(readFileSync(join(root, packRows), 'utf8')) as PackRows)
    : undefined;

function upgraded(file: string, text: string, { ranges, rows }: Elsewhere): string {
  if (lists.includes(file)) return withEntries(text);
  if (file === familiesFile)
    return ranges.reduce(
      (now, { family, range }) => without(now, family, 'ranges', range, 'products'),
      text,
    );
  const [, key = ''] = /^content\/products\/([^/]+)\.json$/.exec(file) ?? [];
  if (!key) return text;
  const own = (JSON.parse(text) as Fields)['range'];
  const design = ranges.find((range) => pathOf(range) === own)?.design;
  return [
    withOneSpelling,
    withPacks,
    withNoTraces,
    (now: string) => withPlace(now, key, own, ranges),
    (now: string) => withDesign(now, key, rows, design),
  ].reduce((now, change) => change(now), text);
}

const pathOf = ({ family, range }: Range): string => `${family}/${range}`;

/** The entries of a map by id as a list. */
function withEntries(text: string): string {
  const map = JSON.parse(text) as Fields;
  if (Array.isArray(map)) return text;
  const entries = Object.entries(map).map(([id, entry]) => ({ id, ...(entry as Fields) }));
  return `${printed(entries, '')}\n`;
}

const withOneSpelling = (text: string): string =>
  Object.entries(spellings).reduce((now, [old, name]) => {
    const [key] = nodeAt(now, name) ? [] : (nodeAt(now, old)?.parent?.children ?? []);
    return key ? replaced(now, key, JSON.stringify(name)) : now;
  }, text);

/** Sizes, codes and cases in three lists become one list of packs. */
function withPacks(text: string): string {
  const {
    packs,
    gtin = [],
    cajas = [],
  } = JSON.parse(text) as {
    packs?: unknown;
    gtin?: unknown[];
    cajas?: unknown[];
  };
  const node = nodeAt(text, 'packs');
  if (typeof packs !== 'string' || !node) return text;
  const list = packs.split(',').map((size, i) => ({
    size: size.trim(),
    gtin: gtin[i] ?? '',
    ...(cajas[i] ? { caja: cajas[i] } : {}),
  }));
  return without(without(replaced(text, node, printed(list, '  ')), 'gtin'), 'cajas');
}

/** That a label declares no traces is a word, which was an empty list. */
function withNoTraces(text: string): string {
  const node = nodeAt(text, 'trazas');
  return node?.children?.length === 0 ? replaced(text, node, '["ninguna"]') : text;
}

/** A product says itself where it stands, which the lists of ranges said. */
function withPlace(text: string, key: string, own: unknown, ranges: Range[]): string {
  const listing = ranges.filter(({ products }) => products?.includes(key));
  const index = listing.find((range) => pathOf(range) === own)?.products?.indexOf(key);
  const others = listing.map(pathOf).filter((path) => path !== own);
  const placed = withField(text, 'position', index === undefined ? index : index + 1, 'range');
  return withField(placed, 'alsoIn', others.length ? others : undefined, 'range');
}

/** A product says itself what its row of the former table of packs said. */
function withDesign(
  text: string,
  key: string,
  rows: PackRows | undefined,
  common: Fields = {},
): string {
  const row = rows?.packs[key];
  if (!row) return text;
  const { like, motif, ...full } = { ...rows.ranges[row.like], ...row };
  const own = Object.entries({ ...full, motifs: [motif].flat() }).filter(
    ([name, value]) => !isDeepStrictEqual(value, common[name]),
  );
  return withField(text, 'design', own.length ? Object.fromEntries(own) : undefined, 'introMovil');
}

/** Adds a field after another, unless it is there already or has no value. */
function withField(text: string, name: string, value: unknown, after: string): string {
  if (value === undefined || nodeAt(text, name)) return text;
  const getInsertionIndex = (names: string[]) => names.indexOf(after) + 1 || names.length;
  return applyEdits(text, modify(text, [name], value, { formattingOptions, getInsertionIndex }));
}

const formattingOptions = { insertSpaces: true, tabSize: 2 };

const without = (text: string, ...path: string[]): string =>
  nodeAt(text, ...path)
    ? applyEdits(text, modify(text, path, undefined, { formattingOptions }))
    : text;

const replaced = (text: string, { offset, length }: Node, by: string): string =>
  text.slice(0, offset) + by + text.slice(offset + length);

function nodeAt(text: string, ...path: string[]): Node | undefined {
  const tree = parseTree(text);
  return tree && findNodeAtLocation(tree, path);
}

/** Columns that fit in a line. */
const width = 100;

/** A value as the files of content/ are written: short entries of lists stand in one line. */
function printed(value: unknown, indent: string, short = false): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const line = inOneLine(value);
  if (short && indent.length + line.length < width) return line;
  const inner = `${indent}  `;
  const [opening, closing] = Array.isArray(value) ? '[]' : '{}';
  const entries = Array.isArray(value)
    ? value.map((entry) => printed(entry, inner, true))
    : Object.entries(value).map(
        ([name, child]) =>
          `${JSON.stringify(name)}: ${printed(child, inner, Array.isArray(child))}`,
      );
  return `${opening}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${closing}`;
}

/** `{ "size": "35g", "gtin": "96385074" }` */
function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, child]) => `${JSON.stringify(name)}: ${inOneLine(child)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
