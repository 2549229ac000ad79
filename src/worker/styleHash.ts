/** React's opening tag for the merged style sheets, which lists their names. */
const styleTag = /<style data-precedence="sheet"[^>]*>/;

/**
 * Strips React's attributes from the style element, which nothing hydrates, and hashes
 * its contents for the content security policy, which pageHeaders.ts sends.
 *
 * @returns The hash as a CSP source, `'sha256-…'` with quotes.
 */
export async function withStyleHash(
  document: string,
): Promise<{ html: string; hash: string }> {
  const tag = styleTag.exec(document);
  if (!tag) throw new Error('the document has no style element');
  const start = tag.index + tag[0].length;
  const css = document.slice(start, document.indexOf('</style>', start));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return {
    html: `${document.slice(0, tag.index)}<style>${document.slice(start)}`,
    hash: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
  };
}
