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
