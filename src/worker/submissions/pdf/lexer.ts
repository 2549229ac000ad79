/**
 * Kinds of tokens; brackets are named after themselves. A `word` does not start with a
 * digit or sign. `unreadable`: viewers would disagree about what is here.
 */
export type Token =
  | 'name'
  | 'number'
  | 'word'
  | 'string'
  | '<<'
  | '>>'
  | '['
  | ']'
  | 'end'
  | 'unreadable';

const regular = 1;
/** Character classes of ASCII; all others are white space or delimiters. */
const kinds = new Uint8Array(128);
for (let code = 0x21; code < 0x7f; code++)
  if (!'()<>[]{}/%'.includes(String.fromCharCode(code))) kinds[code] = regular;

/**
 * Letters, digits and most punctuation. Non-ASCII counts as white space, as in some
 * viewers; no relevant name contains any.
 */
const isRegular = (code: number): boolean => code < 128 && kinds[code] === regular;
const isWhite = (code: number): boolean => code <= 0x20 || code >= 0x7f;

/** Digits, and `+`, `-` and `.`. */
const isNumeric = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d || code === 0x2e;

/** Tokenises PDF objects in one pass (ISO 32000-1, 7.2 and 7.3). */
export class Lexer {
  readonly text: string;
  /** Start and end offsets of the last token, without white space. */
  start: number;
  end: number;
  /** From here to `start` there is only white space. */
  gap: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.start = at;
    this.end = at;
    this.gap = at;
  }

  next(): Token {
    this.#skipSpace();
    if (this.start >= this.text.length) return 'end';
    const { text, start } = this;
    const code = text.charCodeAt(start);
    this.end = start + 1;
    switch (code) {
      case slash:
        this.#skipRegular();
        return 'name';
      case 0x5b:
        return '[';
      case 0x5d:
        return ']';
      case opening:
        return this.#readString();
      case less:
        if (text.charCodeAt(this.end) !== less) return this.#readHexString();
        this.end++;
        return '<<';
      case greater:
        if (text.charCodeAt(this.end) !== greater) return 'unreadable';
        this.end++;
        return '>>';
      case closing:
      case 0x7b: // {
      case 0x7d: // }
        return 'unreadable';
      default:
        this.#skipRegular();
        return isNumeric(code) ? 'number' : 'word';
    }
  }

  /** Whether the last token, after its first `skipped` characters, is this text. */
  matches(text: string, skipped = 0): boolean {
    const from = this.start + skipped;
    return this.end - from === text.length && this.text.startsWith(text, from);
  }

  /** The last token's source text. */
  get written(): string {
    return this.text.slice(this.start, this.end);
  }

  /** Skips white space and comments. */
  #skipSpace(): void {
    const { text } = this;
    let at = this.end;
    this.gap = at;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === percent) {
        at = lineEnd(text, at);
        this.gap = at;
      } else if (!isWhite(code)) break;
    }
    this.start = at;
  }

  #skipRegular(): void {
    let at = this.end;
    while (isRegular(this.text.charCodeAt(at))) at++;
    this.end = at;
  }

  /** Parentheses in strings are balanced or escaped with a backslash. */
  #readString(): Token {
    const { text } = this;
    let depth = 1;
    for (let at = this.end; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === backslash) at++;
      else if (code === opening) depth++;
      else if (code === closing && --depth === 0) {
        this.end = at + 1;
        return 'string';
      }
    }
    return 'unreadable';
  }

  #readHexString(): Token {
    const { text } = this;
    let at = this.end;
    while (isHexOrWhite(text.charCodeAt(at))) at++;
    this.end = at + 1;
    return text.charCodeAt(at) === greater ? 'string' : 'unreadable';
  }
}

const slash = 0x2f;
const less = 0x3c;
const greater = 0x3e;
const percent = 0x25;
const backslash = 0x5c;
const opening = 0x28;
const closing = 0x29;

/** Offset of the next line end. */
function lineEnd(text: string, at: number): number {
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || code === 0x0d) return at;
    at++;
  }
  return at;
}

const isHexOrWhite = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) ||
  ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66) ||
  code <= 0x20;
