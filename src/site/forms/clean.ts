/**
 * Invisible characters that nobody types on purpose: bidi marks, zero-width spaces, soft
 * hyphens, byte order marks. Joiners stay, because scripts and emoji need them.
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
/**
 * Limits combining marks to 30 per letter, as in Unicode's stream-safe text: normalising
 * takes quadratic time in their number.
 */
const excessMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * Cleans multi-line text: NFC, well-formed, no invisible or control characters, lines
 * ending in a line feed.
 */
export function cleanLines(text: string): string {
  return (
    text
      // Half a surrogate pair; `toWellFormed` is too new for Safari 15.
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/\r\n?/g, '\n')
      .replace(/\t/g, ' ')
      .replace(invisible, '')
      .replace(controls, '')
      .replace(excessMarks, '$1')
      .normalize('NFC')
      .trim()
  );
}

/**
 * Cleans multi-line text and cuts it to a length. It is cut once before, to save time, and
 * otherwise after: browsers send two characters for a line break, and count one.
 */
export const cutLines = (text: string, maxLength: number): string =>
  cleanLines(text.slice(0, 2 * maxLength)).slice(0, maxLength);

/** Cleans single-line text: white space collapses to single spaces. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/g, ' ');

/** Cleans a code such as a phone number, also removing joiners. */
export const cleanCode = (text: string): string => cleanLine(text).replace(/[\u200c\u200d]/g, '');
