/**
 * Whether an object or a trailer could begin where the file was read as something else:
 * in a string, a comment or a stream. A cross-reference table may point into those, and
 * viewers search them for objects where the table is broken.
 *
 * @param read Where `obj` and `trailer` were read as words, in ascending order.
 */
export const hasHiddenBeginning = (text: string, read: readonly number[]): boolean =>
  isUnread('obj', text, read, couldBeginObject) ||
  isUnread('trailer', text, read, couldBeginTrailer);

/** Such words in strings and streams that are looked at; texts have a few. */
const mostLooked = 20_000;

function isUnread(
  word: string,
  text: string,
  read: readonly number[],
  couldBegin: (text: string, at: number) => boolean,
): boolean {
  let next = 0;
  let looked = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    while ((read[next] ?? at) < at) next++;
    if (read[next] === at) continue;
    if (++looked > mostLooked || couldBegin(text, at)) return true;
  }
  return false;
}

/** As in `5 0 obj`, with white space or comments between. */
function couldBeginObject(text: string, at: number): boolean {
  if (isWordSign(text.charCodeAt(at + 'obj'.length))) return false;
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

/** Some signs by their codes, in a table: a file has millions of places to look at. */
class Signs {
  readonly #isOne = new Uint8Array(0x2100);

  constructor(signs: string) {
    for (const sign of signs) this.#isOne[sign.charCodeAt(0)] = 1;
  }

  has(code: number): boolean {
    return this.#isOne[code] === 1;
  }
}

/** The last of these is what a viewer takes for white space although it is none. */
const space = new Signs('\0\t\n\f\r \v\u0085\u00a0\u00ff\u20ac\u2026');
const numeric = new Signs('0123456789+-.');

/** A letter, digit or underline. */
const isWordSign = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) ||
  ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) ||
  code === 0x5f;

const isLineBreak = (code: number): boolean => code === 0x0a || code === 0x0d;

/** Where the last of these signs before a place begin. */
function skipBack(text: string, at: number, signs: Signs): number {
  while (at > 0 && signs.has(text.charCodeAt(at - 1))) at--;
  return at;
}

/** Whether a line ends between two places. */
function hasLineBreak(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isLineBreak(text.charCodeAt(at))) return true;
  return false;
}

/**
 * Whether a comment could end in the white space between two places, behind a number or
 * at the beginning of its line.
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
