import type { Budget } from './budget.ts';
import { Lexer, type Token } from './lexer.ts';

/** Names of active content: scripts, external references and embedded files. */
const activeNames = [
  'JavaScript',
  'OnInstantiate',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'Movie',
  'Sound',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
];
/**
 * Names that fonts and glyphs may also have. They are active depending on the next token.
 */
const activeKeys = ['JS', 'AA'];
/** By the code of their first letter, so that most names need no comparison. */
const activeByLetter = Map.groupBy([...activeNames, ...activeKeys], (name) =>
  name.charCodeAt(0),
);
const valueTokens = new Set<Token>(['<<', 'string', 'number']);
/** Maximum nesting of brackets; real files have about a dozen levels. */
const maxDepth = 200;

/** Tokenises objects, checks that brackets match, and detects names of active content. */
export class ObjectReader extends Lexer {
  isActive = false;
  readonly #brackets: Token[] = [];
  readonly #budget: Pick<Budget, 'tokens'>;
  #isAfterKey = false;
  /** Offset of the next # that has not been examined. */
  #hash: number;

  constructor(text: string, budget: Pick<Budget, 'tokens'>, at = 0) {
    super(text, at);
    this.#budget = budget;
    this.#hash = this.#nextHash(at);
  }

  /** The last name token, without its slash. */
  get name(): string {
    return this.text.slice(this.start + 1, this.end);
  }

  /** Number of open brackets. */
  get depth(): number {
    return this.#brackets.length;
  }

  override next(): Token {
    if (--this.#budget.tokens < 0) return 'unreadable';
    const token = super.next();
    if (this.#isAfterKey && valueTokens.has(token)) this.isActive = true;
    this.#isAfterKey = false;
    switch (token) {
      case 'name':
        return this.#readName();
      case '<<':
      case '[':
        return this.#brackets.push(token) > maxDepth ? 'unreadable' : token;
      case '>>':
        return this.#brackets.pop() === '<<' ? token : 'unreadable';
      case ']':
        return this.#brackets.pop() === '[' ? token : 'unreadable';
      case 'end':
        return this.#brackets.length ? 'unreadable' : token;
      default:
        return token;
    }
  }

  #readName(): Token {
    const { text, start, end } = this;
    const active = activeByLetter
      .get(text.charCodeAt(start + 1))
      ?.find((name) => this.matches(name, 1));
    this.#isAfterKey = active !== undefined && activeKeys.includes(active);
    if (active !== undefined && !this.#isAfterKey) this.isActive = true;
    if (this.#hash < start) this.#hash = this.#nextHash(start);
    for (; this.#hash < end; this.#hash = this.#nextHash(this.#hash + 1))
      if (hidesLetter(text, this.#hash, end)) this.isActive = true;
    return 'name';
  }

  /** Offset of the next #, or the end of the text. */
  #nextHash(at: number): number {
    const place = this.text.indexOf('#', at);
    return place < 0 ? this.text.length : place;
  }
}

/**
 * Whether a # escapes a letter, as in `#4a` for J, or is an invalid escape, which viewers
 * read differently. Real programs only escape other characters.
 */
function hidesLetter(text: string, at: number, end: number): boolean {
  const high = at + 2 < end ? hexValue(text.charCodeAt(at + 1)) : -1;
  const low = at + 2 < end ? hexValue(text.charCodeAt(at + 2)) : -1;
  if (high < 0 || low < 0) return true;
  const code = (high * 16 + low) | 0x20;
  return code >= 0x61 && code <= 0x7a;
}

/** The value of a hexadecimal digit, or -1. */
function hexValue(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
