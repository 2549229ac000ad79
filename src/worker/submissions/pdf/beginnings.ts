/**
 * Whether an object or a trailer could begin inside a string, comment or stream. A
 * cross-reference table may point there, and viewers search there for objects if the
 * table is broken.
 *
 * @param read Positions where `obj` and `trailer` were read as keywords, ascending.
 */
export const hasHiddenBeginning = (text: string, read: readonly number[]): boolean =>
  isUnread('obj', text, read, couldBeginObject) ||
  isUnread('trailer', text, read, couldBeginTrailer);

/** Maximum keywords in strings and streams to examine; real files have a few. */
const maxExamined = 20_000;

function isUnread(
  word: string,
  text: string,
  read: readonly number[],
  couldBegin: (text: string, at: number) => boolean,
): boolean {
  let next = 0;
  let examined = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    while ((read[next] ?? at) < at) next++;
    if (read[next] === at) continue;
    if (++examined > maxExamined || couldBegin(text, at)) return true;
  }
  return false;
}

/** As in `5 0 obj`, with white space or comments in between. */
function couldBeginObject(text: string, at: number): boolean {
  if (isWordCharacter(text.charCodeAt(at + 'obj'.length))) return false;
  const numberEnd = skipBack(text, at, space);
  if (couldEndComment(text, numberEnd, at)) return true;
  const number = skipBack(text, numberEnd, numeric);
  const before = skipBack(text, number, space);
  if (number === numberEnd || before === number) return false;
  return (
    couldEndComment(text, before, number) || numeric.has(text.charCodeAt(before - 1))
  );
}

/** As in `trailer <<`. */
function couldBeginTrailer(text: string, at: number): boolean {
  let next = at + 'trailer'.length;
  while (next < text.length && space.has(text.charCodeAt(next))) next++;
  return text.startsWith('<<', next) || text.charAt(next) === '%';
}

/** A set of characters as a lookup table, because a file has millions of positions. */
class CharacterSet {
  readonly #isOne = new Uint8Array(0x2100);

  constructor(signs: string) {
    for (const sign of signs) this.#isOne[sign.charCodeAt(0)] = 1;
  }

  has(code: number): boolean {
    return this.#isOne[code] === 1;
  }
}

/** PDF white space. Those after the space are not, but some viewers accept them. */
const space = new CharacterSet('\0\t\n\f\r \v\u0085\u00a0\u00ff\u20ac\u2026');
const numeric = new CharacterSet('0123456789+-.');

/** A letter, digit or underline. */
const isWordCharacter = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) ||
  ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) ||
  code === 0x5f;

const isLineBreak = (code: number): boolean => code === 0x0a || code === 0x0d;

/** Skips backwards over these characters. */
function skipBack(text: string, at: number, signs: CharacterSet): number {
  while (at > 0 && signs.has(text.charCodeAt(at - 1))) at--;
  return at;
}

function hasLineBreak(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isLineBreak(text.charCodeAt(at))) return true;
  return false;
}

/**
 * Whether the white space between two positions could end a comment that starts after a
 * number or at the beginning of its line.
 */
function couldEndComment(text: string, before: number, at: number): boolean {
  if (!hasLineBreak(text, before, at)) return false;
  for (let i = before - 1; i >= 0; i--) {
    const code = text.charCodeAt(i);
    if (isLineBreak(code)) return false;
    if (code !== percent) continue;
    const end = skipBack(text, i, space);
    if (end === 0 || hasLineBreak(text, end, i) || numeric.has(text.charCodeAt(end - 1)))
      return true;
  }
  return false;
}

const percent = 0x25;
