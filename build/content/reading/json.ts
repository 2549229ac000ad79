import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Message, message } from '../../messages/messages.ts';
import { type FieldFault, lineField } from '../faults/fault.ts';
import { withoutEmpty } from './withoutEmpty.ts';

/** The value, without empty fields, and syntax tree of a JSON text, or its first mistake. */
export type ParsedJson = { value: unknown; tree: Node } | { mistake: FieldFault };

/** Parses strictly, like `JSON.parse`, and locates a mistake. */
export function parseJson(text: string): ParsedJson {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  // Later errors follow from the first.
  const [first] = errors;
  if (first && text.trim()) return { mistake: mistakeAt(text, first) };
  if (!tree) return { mistake: { field: 'file', ...message('json.empty') } };
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

function mistakeAt(text: string, { error, offset, length }: ParseError): FieldFault {
  const before = text.slice(0, offset).trimEnd();
  const token = text.slice(offset, offset + length);
  const onNextLine = text.slice(before.length, offset).includes('\n');
  const spot = { before, token, onNextLine };
  const name = printParseErrorCode(error);
  const wanted = missing[name];
  const words = wanted ? wanted(spot) : (wrong[name] ?? anything)(spot);
  const line = (wanted ? before : text.slice(0, offset)).split('\n').length;
  return { field: lineField(line), ...words };
}

/** Mistakes reported at the line where something is missing or superfluous. */
const missing: Record<string, ((spot: Spot) => Message) | undefined> = {
  CommaExpected: ({ before, token, onNextLine }) =>
    onNextLine
      ? message('json.commaAtEnd', { after: lastLine(before) })
      : message('json.commaBefore', { token }),
  ColonExpected: ({ before }) => message('json.colon', { after: lastLine(before) }),
  CloseBraceExpected: () => message('json.unclosed', { bracket: '}' }),
  CloseBracketExpected: () => message('json.unclosed', { bracket: ']' }),
  PropertyNameExpected: (spot) => commaTooMany(spot) ?? message('json.name', { token: spot.token }),
  ValueExpected: (spot) =>
    commaTooMany(spot) ?? message('json.value', { after: lastLine(spot.before) }),
};

/** Mistakes reported at the line of the wrong token. */
const wrong: Record<string, ((spot: Spot) => Message) | undefined> = {
  InvalidSymbol: ({ before, token }) =>
    /[:,[{]$/.test(before)
      ? message('json.notValue', { token })
      : message('json.commaOrQuote', { token }),
  UnexpectedEndOfString: () => message('json.openText'),
  EndOfFileExpected: ({ token }) => message('json.twoValues', { token }),
  InvalidCommentToken: () => message('json.comment'),
  InvalidCharacter: () => message('json.character'),
  InvalidEscapeCharacter: () => message('json.escape'),
};

const anything = ({ token }: Spot): Message => message('json.other', { token });

const commaTooMany = ({ before, token }: Spot): Message | undefined =>
  before.endsWith(',') && /^[\]}]?$/.test(token) ? message('json.commaTooMany') : undefined;

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
