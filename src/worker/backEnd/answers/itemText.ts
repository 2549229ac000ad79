import { shortened } from '../../../site/texts/shortened.ts';
import { firstParagraph, textOfHtml } from '../../../site/texts/textOfHtml.ts';
import { maxCutLength, maxHtmlLength, maxSummaryLength, maxTags } from '../limits.ts';
import { cleanHtml } from './cleanHtml.ts';

/**
 * Whether the HTML of an item is more than a page should clean or show.
 *
 * @param html Its parts, as the back end wrote them.
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

/** HTML for a page. Of oversized HTML it is the beginning, as text. */
export const shownHtml = (html: string, oversized: boolean): Promise<string> =>
  cleanHtml(oversized && html ? `<p>${beginningOf(html)}…</p>` : html);

/** The first characters of HTML without its tags, in time linear in its length. */
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
 * A text in one line, without markup and control characters. A letter keeps four accents
 * at most: comparing and composing texts takes quadratic time in longer runs of them.
 */
export async function lineOf(html: string, maxLength: number): Promise<string> {
  return line(textOfHtml(await cleanedStart(html, maxLength)), maxLength);
}

/** What an item begins with, in one line. */
export const summaryOf = (html: string): Promise<string> =>
  lineOf(html, maxSummaryLength);

/** The first paragraph of an item, in one line. */
export async function firstParagraphOf(html: string): Promise<string> {
  const start = await cleanedStart(html, maxSummaryLength);
  return line(firstParagraph(start), maxSummaryLength);
}

/** Enough of HTML for so many characters of text; markup takes more than it leaves. */
async function cleanedStart(html: string, maxLength: number): Promise<string> {
  const start = html.slice(0, 4 * maxLength);
  return /[<&]/.test(start) ? cleanHtml(start) : start;
}

function line(text: string, maxLength: number): string {
  const clean = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
  return shortened(clean, maxLength);
}
