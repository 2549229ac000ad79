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

function isUnread(
  word: string,
  text: string,
  read: readonly number[],
  couldBegin: (text: string, at: number) => boolean,
): boolean {
  let next = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    while ((read[next] ?? at) < at) next++;
    if (read[next] !== at && couldBegin(text, at)) return true;
  }
  return false;
}

/** As in `5 0 obj`, with white space or comments between. */
function couldBeginObject(text: string, at: number): boolean {
  if (/\w/.test(text.charAt(at + 'obj'.length))) return false;
  const numberEnd = skipBack(text, at, space);
  if (couldEndComment(text, numberEnd, at)) return true;
  const number = skipBack(text, numberEnd, numeric);
  const before = skipBack(text, number, space);
  if (number === numberEnd || before === number) return false;
  return (
    couldEndComment(text, before, number) || numeric.includes(text.charAt(before - 1))
  );
}

/** As in `trailer <<`. */
function couldBeginTrailer(text: string, at: number): boolean {
  let next = at + 'trailer'.length;
  while (next < text.length && space.includes(text.charAt(next))) next++;
  return text.startsWith('<<', next) || text.charAt(next) === '%';
}

/** The last of these is what a viewer takes for white space although it is none. */
const space = '\0\t\n\f\r \v\u0085\u00a0\u00ff\u20ac\u2026';
const numeric = '0123456789+-.';

/** Where the last of these signs before a place begin. */
function skipBack(text: string, at: number, signs: string): number {
  while (at > 0 && signs.includes(text.charAt(at - 1))) at--;
  return at;
}

/**
 * Whether a comment could end in the white space between two places, behind a number or
 * at the beginning of its line.
 */
function couldEndComment(text: string, before: number, at: number): boolean {
  if (!/[\r\n]/.test(text.slice(before, at))) return false;
  for (let i = before - 1; i >= 0 && !'\r\n'.includes(text.charAt(i)); i--) {
    if (text.charAt(i) !== '%') continue;
    const end = skipBack(text, i, space);
    if (
      end === 0 ||
      /[\r\n]/.test(text.slice(end, i)) ||
      numeric.includes(text.charAt(end - 1))
    )
      return true;
  }
  return false;
}
