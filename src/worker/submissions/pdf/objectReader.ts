import type { Budget } from './budget.ts';
import { Lexer, type Token } from './lexer.ts';

/** Names of what acts, reaches outside the file, or brings another file along. */
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
/** A font or a glyph may have these names, too. They act by what follows them. */
const activeKeys = ['JS', 'AA'];
/** By the code of their first letter, so that most names need no further look. */
const activeByLetter = Map.groupBy([...activeNames, ...activeKeys], (name) =>
  name.charCodeAt(0),
);
const valueTokens = new Set<Token>(['<<', 'string', 'number']);
/** Levels of brackets; files of real programs have a dozen. */
const deepest = 200;

/**
 * Reads the tokens of objects, sees to it that their brackets match, and notices names
 * that act.
 */
export class ObjectReader extends Lexer {
  isActive = false;
  readonly #brackets: Token[] = [];
  readonly #budget: Pick<Budget, 'tokens'>;
  #isAfterKey = false;
  /** The next # that no name has been searched for. */
  #sign: number;

  constructor(text: string, budget: Pick<Budget, 'tokens'>, at = 0) {
    super(text, at);
    this.#budget = budget;
    this.#sign = this.#signBehind(at);
  }

  /** The last name, without its slash. */
  get name(): string {
    return this.text.slice(this.start + 1, this.end);
  }

  /** Open brackets. */
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
        return this.#brackets.push(token) > deepest ? 'unreadable' : token;
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
      ?.find((name) => this.isWritten(name, 1));
    this.#isAfterKey = active !== undefined && activeKeys.includes(active);
    if (active !== undefined && !this.#isAfterKey) this.isActive = true;
    if (this.#sign < start) this.#sign = this.#signBehind(start);
    for (; this.#sign < end; this.#sign = this.#signBehind(this.#sign + 1))
      if (hidesLetter(text, this.#sign, end)) this.isActive = true;
    return 'name';
  }

  /** The place of the next #, or the end of the text. */
  #signBehind(at: number): number {
    const place = this.text.indexOf('#', at);
    return place < 0 ? this.text.length : place;
  }
}

/**
 * Whether a # is the code of a letter, as in `#4a` for J, or is no code, which viewers
 * read in different ways. Programs write codes for other signs only.
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
