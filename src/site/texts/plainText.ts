/**
 * A text of at most `length` characters: its first sentences if they fill half of that, or
 * else cut at a word, and not after articles.
 */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1).toWellFormed();
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => start.lastIndexOf(end))) + 1;
  if (sentence >= length / 2) return start.slice(0, sentence);
  const word = start.lastIndexOf(' ');
  const words = (word > 0 ? start.slice(0, word) : start).trimEnd();
  // “of the”, “de la”
  return `${withoutShortEnd(withoutShortEnd(words))}…`;
}

/** A text without its last word, if that has at most three letters. */
function withoutShortEnd(text: string): string {
  const space = text.lastIndexOf(' ');
  return space > 0 && text.length - space <= 4 ? text.slice(0, space).trimEnd() : text;
}

/** Ends of block elements. */
const lineEnds = /<\/(?:p|li|h\d|blockquote)>|<br[^>]*>/g;

/**
 * The text of cleaned HTML, on one line.
 *
 * @param html From an allow-list: whole tags, and no entities but those below.
 */
export const textOfHtml = (html: string): string =>
  html
    .replace(lineEnds, '$& ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[ \n]+/g, ' ')
    .trim();

/** The first paragraph of cleaned HTML as text, for a teaser. */
export const firstParagraph = (html: string): string =>
  textOfHtml(/<p[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? html);
