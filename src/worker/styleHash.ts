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
  const [before = '', after = ''] = document.split(styleTag);
  const css = after.slice(0, after.indexOf('</style>'));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return {
    html: `${before}<style>${after}`,
    hash: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
  };
}
