import { plain } from './folding.ts';

const isInWord = (letter = ' '): boolean => /[\p{L}\p{N}]/u.test(letter);

/** Positions of words that start with the term. */
function beginnings(letters: string, term: string): number[] {
  const places: number[] = [];
  for (let at = letters.indexOf(term); at >= 0; at = letters.indexOf(term, at + 1)) {
    // A single letter, as of 'b-san', is only meant alone.
    const isMeant = term.length > 1 || !isInWord(letters[at + 1]);
    if (isMeant && !isInWord(letters[at - 1])) places.push(at);
  }
  return places;
}

/** Maximum results that are all opened. */
export const maxOpenResults = 3;

/** Wraps the matched terms in `<mark>`, leaving tags and entities alone. */
export function marked(html: string, terms: readonly string[]): string {
  return html
    .split(/(<[^>]*>|&[^;\s]+;)/)
    .map((part) => (/^[<&]/.test(part) ? part : markedText(part, terms)))
    .join('');
}

const markedText = (text: string, terms: readonly string[]): string =>
  partsOf(text, terms)
    .map(({ text: part, found }) => (found ? `<mark>${part}</mark>` : part))
    .join('');

/** Splits plain text into matched and unmatched parts. */
export function partsOf(
  text: string,
  terms: readonly string[],
): { text: string; found: boolean }[] {
  // Positions count code points of the source: a combining accent folds to nothing.
  const letters = [...text];
  const starts: number[] = [];
  let flat = '';
  for (const letter of letters) {
    starts.push(flat.length);
    flat += plain(letter);
  }
  const inTerm = new Uint8Array(flat.length);
  for (const term of terms)
    for (const at of beginnings(flat, term)) inTerm.fill(1, at, endOfMark(flat, at + term.length));
  const found = starts.map((start) => inTerm[start] === 1);
  const parts: { text: string; found: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.found === found[i]) last.text += letter;
    else parts.push({ text: letter, found: found[i] ?? false });
  }
  return parts;
}

/** Includes the plural letter that `stem` removed in the mark. */
const endOfMark = (letters: string, end: number): number =>
  /^[sx](?![\p{L}\p{N}])/u.test(letters.slice(end, end + 3)) ? end + 1 : end;

/** Undoes `marked`. */
export const unmarked = (html: string): string => html.replace(/<\/?mark>/g, '');
