/** Kinds of resources, by the operator that draws with them. */
const kindOf = {
  Tf: 'Font',
  gs: 'ExtGState',
  Do: 'XObject',
  sh: 'Shading',
  cs: 'ColorSpace',
  CS: 'ColorSpace',
  scn: 'Pattern',
  SCN: 'Pattern',
} as const;
type ResourceKind = (typeof kindOf)[keyof typeof kindOf];

/** How a resource of the old file is called in the new one. */
export type Rename = (name: string, kind: ResourceKind) => string;

/**
 * The operators of page contents (ISO 32000-1, annex A) with their operands: numbers,
 * strings, names and arrays. Others are refused.
 */
const operands: Record<string, RegExp> = Object.fromEntries(
  Object.entries({
    '': 'q Q h S s f F f* B B* b b* n W W* BT ET T* BX EX',
    n: 'w J j M i Tc Tw Tz TL Tr Ts g G',
    nn: 'Td TD m l d0',
    nnn: 'rg RG',
    nnnn: 'k K v y re',
    nnnnnn: 'c cm Tm d1',
    s: "Tj '",
    nns: '"',
    a: 'TJ',
    an: 'd',
    Nn: 'Tf',
    N: 'gs Do sh cs CS ri',
    'n+': 'sc SC',
    'n*N?': 'scn SCN',
  }).flatMap(([kinds, names]) => names.split(' ').map((name) => [name, new RegExp(`^${kinds}$`)])),
);
/** Marks for programs, which nobody sees: tags, properties, layers. */
const marks = new Set(['BMC', 'BDC', 'EMC', 'MP', 'DP']);
/** Operators whose names are not those of resources. */
const intents = ['AbsoluteColorimetric', 'RelativeColorimetric', 'Saturation', 'Perceptual'];

interface Token {
  /** Number, string, name, array, dictionary, operator. */
  kind: 'n' | 's' | 'N' | 'a' | 'd' | 'o';
  text: string;
}

/**
 * Writes page contents anew from their operators and operands: comments and marks are
 * not among them, and resources get new names. What changes how later contents are drawn is
 * undone at the end: every `q` has its `Q`, and no `Q` undoes what came before.
 *
 * @throws Error for what is not page contents.
 */
export function cleanContents(text: string, rename: Rename): string {
  const lines: string[] = [];
  let given: Token[] = [];
  let open = 0;
  for (const token of tokensOf(text)) {
    if (token.kind !== 'o') {
      given.push(token);
      continue;
    }
    // Readers ignore a `Q` without its `q`.
    const isLost = token.text === 'Q' && !open;
    if (!isLost && !marks.has(token.text)) lines.push(operation(token.text, given, rename));
    if (token.text === 'q') open++;
    if (token.text === 'Q' && !isLost) open--;
    given = [];
  }
  return [...lines, ...Array<string>(open).fill('Q')].join('\n');
}

function operation(operator: string, given: Token[], rename: Rename): string {
  const kinds = given.map(({ kind }) => kind).join('');
  if (!Object.hasOwn(operands, operator) || !operands[operator]?.test(kinds))
    throw new Error(`contents with ${operator} cannot be rebuilt`);
  const written = given.map(({ kind, text }) => {
    if (kind !== 'N') return text;
    // Of what takes a name, only an intent (`ri`) is no resource.
    if (operator === 'ri') return intents.includes(text.slice(1)) ? text : '/Perceptual';
    return `/${rename(text.slice(1), kindOf[operator as keyof typeof kindOf])}`;
  });
  return [...written, operator].join(' ');
}

/** White space and comments, strings of hex digits, numbers, names, operators. */
const patterns = {
  nothing: /(?:[\0\t\n\f\r ]+|%[^\r\n]*)+/y,
  hex: /<[\dA-Fa-f\0\t\n\f\r ]*>/y,
  number: /[+-]*\d*\.?\d*(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/y,
  name: /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y,
  operator: /[A-Za-z'"][\w*'"]*/y,
};

/** A number as the standard spells it: of several signs the first counts, and no digit is 0. */
const plainNumber = (text: string): string =>
  /\d/.test(text) ? text.replace(/^([+-])[+-]+/, '$1') : '0';

function* tokensOf(text: string): Generator<Token> {
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found) at += found.length;
    return found;
  };
  /** Strings may contain brackets in pairs, and others after a backslash. */
  const literal = (): string => {
    const start = at;
    let depth = 0;
    do {
      const letter = text[at++];
      if (letter === undefined) throw new Error('a string without an end');
      if (letter === '\\') at++;
      else if (letter === '(') depth++;
      else if (letter === ')') depth--;
    } while (depth);
    return text.slice(start, at);
  };
  const next = (): Token | undefined => {
    match(patterns.nothing);
    if (at >= text.length) return undefined;
    if (text[at] === '(') return { kind: 's', text: literal() };
    if (text.startsWith('<<', at)) return group('<<', '>>', 'd');
    if (text[at] === '[') return group('[', ']', 'a');
    const hex = match(patterns.hex);
    if (hex) return { kind: 's', text: hex };
    const number = match(patterns.number);
    if (number) return { kind: 'n', text: plainNumber(number) };
    const name = match(patterns.name);
    if (name) return { kind: 'N', text: name };
    const operator = match(patterns.operator);
    if (operator) return { kind: 'o', text: operator };
    throw new Error(`contents with "${text.slice(at, at + 1)}" cannot be rebuilt`);
  };
  /** How many dictionaries of marks are open. */
  let dictionaries = 0;
  /** An array of numbers and strings, or a dictionary of anything, which only marks have. */
  const group = (start: string, end: string, kind: 'a' | 'd'): Token => {
    at += start.length;
    if (kind === 'd') dictionaries++;
    const items: string[] = [];
    for (match(patterns.nothing); !text.startsWith(end, at); match(patterns.nothing)) {
      const item = next();
      if (!item || (!dictionaries && !'ns'.includes(item.kind)))
        throw new Error(`contents with a wrong ${start} cannot be rebuilt`);
      items.push(item.text);
    }
    at += end.length;
    if (kind === 'd') dictionaries--;
    return { kind, text: `[${items.join(' ')}]` };
  };
  for (let token = next(); token; token = next()) yield token;
}

/** What programs of functions consist of (ISO 32000-1, table 42). */
const functionWords = new Set(
  '{ } abs add atan ceiling cos cvi cvr div exp floor idiv ln log mod mul neg round sin sqrt sub truncate and bitshift eq false ge gt le lt ne not or true xor if ifelse copy dup exch index pop roll'.split(
    ' ',
  ),
);

/** Writes the program of a function anew, without comments. Throws for other words. */
export function cleanFunction(text: string): string {
  const words = text
    .replace(/%[^\r\n]*/g, ' ')
    .replace(/[{}]/g, ' $& ')
    .split(/[\0\t\n\f\r ]+/)
    .filter(Boolean);
  const written = words.map((word) => {
    if (functionWords.has(word)) return word;
    if (!/^[+-]*\d*\.?\d*$/.test(word)) throw new Error('a function that cannot be rebuilt');
    return plainNumber(word);
  });
  return written.join(' ');
}

/** The tables of a map of characters. */
const mapTable =
  /\bbegin(codespacerange|bfchar|bfrange|cidchar|cidrange|notdefchar|notdefrange)\b([\s\da-fA-F<>[\]]*)\bend\1\b/g;
const maxRowsOfTable = 100;

/**
 * Writes a map of character codes anew from its tables, without its name, comments and
 * who made it.
 *
 * @throws Error if it builds on another map, or has none of these tables.
 */
export function cleanCharacterMap(text: string): string {
  const tables = [...text.replace(/%[^\r\n]*/g, ' ').matchAll(mapTable)];
  if (!tables.length || /\busecmap\b/.test(text))
    throw new Error('a character map that cannot be rebuilt');
  const wMode = /\/WMode\s+1\b/.test(text) ? '/WMode 1 def\n' : '';
  const written = tables.map(([, kind = '', rows = '']) => {
    const cells = rows.replace(/\s+/g, ' ').trim();
    return `${countOf(kind, cells)} begin${kind}\n${cells}\nend${kind}\n`;
  });
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n' +
    `/CMapName /M def\n/CMapType 2 def\n${wMode}${written.join('')}` +
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend'
  );
}

/** The number of rows of a table, which stands before it. */
function countOf(kind: string, cells: string): number {
  const columns = { bfrange: 3, cidrange: 3, notdefrange: 3 }[kind] ?? 2;
  const items = cells.replace(/\[[^\]]*\]/g, '<>').match(/<[^>]*>|\d+/g) ?? [];
  return Math.min(maxRowsOfTable, Math.ceil(items.length / columns));
}
