import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Fault, Mistake } from '../faults/fault.ts';
import { withoutEmpty } from './withoutEmpty.ts';

/** The value, without empty fields, and syntax tree of a JSON text, or its first mistake. */
export type ParsedJson =
  | { value: unknown; tree: Node }
  | { mistake: Pick<Fault, 'field' | 'what' | 'cure'> };

/** Parses strictly, like `JSON.parse`, and locates a mistake. */
export function parseJson(text: string): ParsedJson {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  // Later errors follow from the first.
  const [first] = errors;
  if (first && text.trim()) return { mistake: mistakeAt(text, first) };
  if (!tree) return { mistake: { field: 'file', what: 'is empty', cure: 'Write its fields.' } };
  return { value: withoutEmpty(JSON.parse(text)), tree };
}

/** The position of a mistake: the text before it and the token at it. */
interface Spot {
  /** The text before the token, trimmed at the end. */
  before: string;
  token: string;
  /** Whether the token is the first of its line. */
  onNextLine: boolean;
}

function mistakeAt(
  text: string,
  { error, offset, length }: ParseError,
): Pick<Fault, 'field' | 'what' | 'cure'> {
  const before = text.slice(0, offset).trimEnd();
  const token = text.slice(offset, offset + length);
  const onNextLine = text.slice(before.length, offset).includes('\n');
  const spot = { before, token, onNextLine };
  const name = printParseErrorCode(error);
  const wanted = missing[name];
  const words = wanted ? wanted(spot) : (wrong[name] ?? anything)(spot);
  const line = (wanted ? before : text.slice(0, offset)).split('\n').length;
  return { field: `line ${line}`, ...words };
}

/** Mistakes reported at the line where something is missing or superfluous. */
const missing: Record<string, ((spot: Spot) => Mistake) | undefined> = {
  CommaExpected: ({ before, token, onNextLine }) => {
    if (onNextLine)
      return {
        what: 'has no comma at its end',
        cure: `Write , after «${lastLine(before)}».`,
      };
    return { what: `has no comma before «${token}»`, cure: 'Write , there.' };
  },
  ColonExpected: ({ before }) => ({
    what: `has no colon after «${lastLine(before)}»`,
    cure: 'Write : there.',
  }),
  CloseBraceExpected: () => unclosed('}'),
  CloseBracketExpected: () => unclosed(']'),
  PropertyNameExpected: (spot) =>
    commaTooMany(spot) ?? {
      what: `has «${spot.token}» where a name in quotation marks is wanted`,
      cure: 'Write the name there, or correct what stands before it.',
    },
  ValueExpected: (spot) =>
    commaTooMany(spot) ?? {
      what: `has no value after «${lastLine(spot.before)}»`,
      cure: 'Write it there.',
    },
};

/** Mistakes reported at the line of the wrong token. */
const wrong: Record<string, ((spot: Spot) => Mistake) | undefined> = {
  InvalidSymbol: ({ before, token }) =>
    /[:,[{]$/.test(before)
      ? {
          what: `has «${token}», which is not a value`,
          cure: 'Write text in quotation marks.',
        }
      : {
          what: `has no comma or quotation mark before «${token}»`,
          cure: 'Write what is missing.',
        },
  UnexpectedEndOfString: () => ({
    what: 'has a text that does not end',
    cure: 'Write " after its last word.',
  }),
  EndOfFileExpected: ({ token }) => ({
    what: 'has more than one value',
    cure: `Remove «${token}» and what follows, or the bracket that closes too early.`,
  }),
  InvalidCommentToken: () => ({
    what: 'has a comment',
    cure: 'Remove it: JSON has none.',
  }),
  InvalidCharacter: () => ({
    what: 'has a tab or a line break inside a text',
    cure: 'Write a space there.',
  }),
  InvalidEscapeCharacter: () => ({
    what: 'has a \\ that means nothing',
    cure: 'Remove it.',
  }),
};

const anything = ({ token }: Spot): Mistake => ({
  what: `is not JSON at «${token}»`,
  cure: 'Compare it with the lines around it.',
});

const unclosed = (bracket: string): Mistake => ({
  what: `ends before the last ${bracket} of the file`,
  cure: 'Write it there.',
});

const commaTooMany = ({ before, token }: Spot): Mistake | undefined =>
  before.endsWith(',') && /^[\]}]?$/.test(token)
    ? { what: 'has a comma after the last entry', cure: 'Remove it.' }
    : undefined;

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1).trim();

/** Paths of duplicate keys in an object. JSON.parse silently keeps the last. */
export function repeatedNames(node: Node, path: readonly string[] = []): string[] {
  const children = node.children ?? [];
  if (node.type === 'array')
    return children.flatMap((child, i) => repeatedNames(child, [...path, String(i)]));
  const names = new Set<string>();
  return children.flatMap(({ children: [name, value] = [] }) => {
    if (!name) return [];
    const own = [...path, String(name.value)];
    const repeated = names.has(name.value) ? [own.join('.')] : [];
    names.add(name.value);
    return value ? [...repeated, ...repeatedNames(value, own)] : repeated;
  });
}
