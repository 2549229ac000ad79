import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseTree } from 'jsonc-parser';
import { inForm } from './form.ts';
import { repeatedNames } from './reading/json.ts';
import { readContent } from './reading/read.ts';

const familiesFile = 'content/families.json';
const homeFile = 'content/home.json';
const distributorsFile = 'content/distributors.json';
/** Lists of entries with an id, which were maps by it. */
const lists = ['content/downloads.json', 'content/links.json', 'content/searched-words.json'];
/** Fields of a product that had two spellings. */
const spellings: Record<string, string> = {
  bajosal: 'bajoSal',
  sinlactosa: 'sinLactosa',
  sinHuevo: 'sinhuevo',
};
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
  const values = new Map(
    [...readContent(root, [])].flatMap(([file, text]) => {
      const value = jsonOf(text);
      return value ? [[file, value]] : [];
    }),
  );
  const ranges = rangesIn((values.get(familiesFile) ?? {}) as Families);
  const rows = existsSync(join(root, packRows))
    ? (JSON.parse(readFileSync(join(root, packRows), 'utf8')) as PackRows)
    : undefined;
  return new Map(
    [...values].flatMap(([file, value]) => {
      const now = upgraded(file, value, ranges, rows);
      return isDeepStrictEqual(now, value) ? [] : [[file, inForm(file, JSON.stringify(now))]];
    }),
  );
}

/**
 * Undefined for what is not an object or a list in JSON, or has a field twice: the check asks
 * which of the two is meant.
 */
function jsonOf(text = ''): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const tree = parseTree(text);
    if (tree && repeatedNames(tree).length) return undefined;
    return typeof value === 'object' && value ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

type Families = Record<string, { ranges?: Record<string, Fields> }>;

interface Range {
  /** Family and range, as a product names it. */
  path: string;
  design?: Fields;
  /** Keys of the products, in the older form. */
  products?: string[];
}

const rangesIn = (families: Families): Range[] =>
  Object.entries(families).flatMap(([family, { ranges = {} }]) =>
    Object.entries(ranges).map(([range, fields]) => ({ ...fields, path: `${family}/${range}` })),
  );

interface PackRows {
  ranges: Record<string, Fields>;
  packs: Record<string, Fields & { like: string }>;
}

function upgraded(file: string, value: Fields, ranges: Range[], rows?: PackRows): unknown {
  if (lists.includes(file)) return withEntries(value);
  if (file === familiesFile) return withoutProducts(value as Families);
  if (file === distributorsFile) return withOwnMarks(value);
  if (file === homeFile) return withReferences(value);
  const [, key] = /^content\/products\/([^/]+)\.json$/.exec(file) ?? [];
  if (!key) return value;
  const own = { range: value['range'], ranges };
  // What stands in the product already comes last, and stays.
  return { ...placeOf(key, own), ...designOf(key, own, rows), ...withOneForm(value) };
}

/** The entries of a map by id as a list. */
const withEntries = (map: Fields): unknown =>
  Array.isArray(map)
    ? map
    : Object.entries(map).map(([id, entry]) => ({ id, ...(entry as Fields) }));

/** Each distributor says itself that it is a sample, which the file said of all. */
function withOwnMarks({ sample, ...list }: Fields): unknown {
  if (!sample) return list;
  return { distributors: (list['distributors'] as Fields[]).map((one) => ({ sample, ...one })) };
}

/** A banner says in one line where it leads, which was a page and its parameters. */
function withReferences(home: Fields): Fields {
  const banners = (home['banners'] as Fields[] | undefined)?.map((banner) =>
    Object.fromEntries(
      Object.entries(banner).map(([name, value]) => {
        if (name !== 'place') return [name, value];
        const { page, parameters } = value as { page: string; parameters: Record<string, string> };
        const query = new URLSearchParams(parameters).toString();
        return ['to', `page:${page}${query && `?${query}`}`];
      }),
    ),
  );
  return banners ? { ...home, banners } : home;
}

function withoutProducts(families: Families): Families {
  const now = structuredClone(families);
  for (const range of Object.values(now).flatMap(({ ranges = {} }) => Object.values(ranges)))
    delete range['products'];
  return now;
}

/**
 * A product with one spelling of each field and one list of packs, which were sizes, codes
 * and cases. That a label declares no traces is a word, which was an empty list.
 */
function withOneForm(product: Fields): Fields {
  const fields: Fields = Object.fromEntries(
    Object.entries(product).map(([old, value]) => {
      const name = spellings[old] ?? old;
      return [name in product ? old : name, value];
    }),
  );
  if (isDeepStrictEqual(fields['trazas'], [])) fields['trazas'] = ['ninguna'];
  const { packs, gtin, cajas, ...others } = fields;
  if (typeof packs !== 'string') return fields;
  const at = (list: unknown, index: number) => (Array.isArray(list) ? list[index] : undefined);
  const list = packs.split(',').map((size, i) => ({
    size: size.trim(),
    gtin: at(gtin, i) ?? '',
    ...(at(cajas, i) ? { caja: at(cajas, i) } : {}),
  }));
  return { ...others, packs: list };
}

/** The range of a product, and all of them. */
interface Own {
  range: unknown;
  ranges: Range[];
}

/** A product says itself where it stands, which the lists of ranges said. */
function placeOf(key: string, { range, ranges }: Own): Fields {
  const listing = ranges.filter(({ products }) => products?.includes(key));
  const index = listing.find(({ path }) => path === range)?.products?.indexOf(key);
  const others = listing.map(({ path }) => path).filter((path) => path !== range);
  return {
    ...(index === undefined ? {} : { position: index + 1 }),
    ...(others.length ? { alsoIn: others } : {}),
  };
}

/** A product says itself what its row of the former table of packs said. */
function designOf(key: string, { range, ranges }: Own, rows: PackRows | undefined): Fields {
  const row = rows?.packs[key];
  if (!row) return {};
  const common = ranges.find(({ path }) => path === range)?.design ?? {};
  const { like, motif, ...full } = { ...rows.ranges[row.like], ...row };
  const own = Object.entries({ ...full, motifs: [motif].flat() }).filter(
    ([name, value]) => !isDeepStrictEqual(value, common[name]),
  );
  return own.length ? { design: Object.fromEntries(own) } : {};
}
