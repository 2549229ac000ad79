import { firstParagraph, shortened, textOfHtml } from '../../../site/texts/plainText.ts';
import { maxCutLength, maxHtmlLength, maxSummaryLength, maxTags } from '../limits.ts';
import { cleanHtml } from './cleanHtml.ts';

/**
 * Whether an item has more HTML than a page should clean or show.
 *
 * @param html The item's HTML fields, as the back end sent them.
 */
export function isOversized(...html: string[]): boolean {
  const length = html.reduce((sum, part) => sum + part.length, 0);
  return length > maxHtmlLength || html.some(hasTooManyTags);
}

function hasTooManyTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1))
    if (++count > maxTags) return true;
  return false;
}

/** Cleaned HTML for a page. Oversized HTML becomes plain text and is cut. */
export const shownHtml = (
  html: string,
  oversized: boolean,
  { imageHosts }: { imageHosts?: readonly string[] },
): Promise<string> =>
  cleanHtml(oversized && html ? `<p>${beginningOf(html)}…</p>` : html, imageHosts);

/** The first `maxCutLength` characters of the text in the HTML, in linear time. */
function beginningOf(html: string): string {
  let text = '';
  let at = 0;
  while (at >= 0 && at < html.length && text.length < maxCutLength) {
    const tag = html.indexOf('<', at);
    const end = tag < 0 ? html.length : tag;
    text += `${html.slice(at, Math.min(end, at + maxCutLength)).trim()} `;
    at = tag < 0 ? -1 : html.indexOf('>', tag) + 1 || -1;
  }
  return text.replace(/\s+/g, ' ').slice(0, maxCutLength).trim();
}

/**
 * Plain text on one line, without markup and control characters. At most four combining
 * marks per letter: normalising longer runs takes quadratic time.
 */
export async function lineOf(html: string, maxLength: number): Promise<string> {
  return line(textOfHtml(await cleanedStart(html, maxLength)), maxLength);
}

export const summaryOf = (html: string): Promise<string> => lineOf(html, maxSummaryLength);

export async function firstParagraphOf(html: string): Promise<string> {
  const start = await cleanedStart(html, maxSummaryLength);
  return line(firstParagraph(start), maxSummaryLength);
}

/** Cleans enough HTML for `maxLength` characters of text, allowing for markup. */
async function cleanedStart(html: string, maxLength: number): Promise<string> {
  const start = html.slice(0, 4 * maxLength);
  return /[<&]/.test(start) ? cleanHtml(start) : start;
}

function line(text: string, maxLength: number): string {
  const clean = text
    .toWellFormed()
    // Fixed spaces stay: French sets them before signs, where no line may break.
    .replace(/(?:[^\S\u00a0\u202f]|\p{Cc})+/gu, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
  return shortened(clean, maxLength);
}
