import { plain } from './folding.ts';

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

interface Part {
  text: string;
  found: boolean;
}

/** Splits plain text into matched beginnings of words and what is between them. */
export function partsOf(text: string, terms: readonly string[]): Part[] {
  const folded = plain(text);
  if (!terms.some((term) => folded.includes(term))) return [{ text, found: false }];
  const parts: Part[] = [];
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const end = matchedLength(piece, terms);
    if (end) parts.push({ text: piece.slice(0, end), found: true });
    const rest = piece.slice(end);
    const last = parts.at(-1);
    if (last && !last.found) last.text += rest;
    else if (rest) parts.push({ text: rest, found: false });
  }
  return parts;
}

/** How many characters of a word the longest term that it begins with matches. */
function matchedLength(word: string, terms: readonly string[]): number {
  const folded = plain(word);
  // A single letter, as of 'b-san', is only meant alone.
  const isBegun = (term: string) => (term.length > 1 ? folded.startsWith(term) : folded === term);
  const length = Math.max(0, ...terms.filter(isBegun).map((term) => term.length));
  if (!length) return 0;
  // With the plural letter that `stem` removed.
  if (/^[sx]?$/.test(folded.slice(length))) return word.length;
  // Of folded letters there may be more, as of an æ, or fewer, as of an accent.
  let end = 1;
  while (plain(word.slice(0, end)).length < length) end++;
  return end;
}

/** Undoes `marked`. */
export const unmarked = (html: string): string => html.replace(/<\/?mark>/g, '');
