/**
 * Characters that nobody types on purpose: marks of direction, zero-width and soft
 * hyphens, byte-order marks. A joiner stays, scripts and emoji need it.
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
/**
 * More marks on one letter than any language writes. Composing takes time by the square
 * of their number (Unicode's stream-safe text has 30, too).
 */
const pileOfMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text of several lines as it is kept: composed, well-formed, without invisible or
 * control characters, lines ending in a line feed.
 */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(invisible, '')
    .replace(controls, '')
    .replace(pileOfMarks, '$1')
    .normalize('NFC')
    .trim();
}

/** A text of one line: line breaks and runs of spaces become one space. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/g, ' ');

/**
 * A code such as a telephone number, of which only letters, digits and some signs
 * count; joiners go too.
 */
export const cleanCode = (text: string): string =>
  cleanLine(text).replace(/[\u200c\u200d]/g, '');
