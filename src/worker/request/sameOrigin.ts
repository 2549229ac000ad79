/**
 * Whether a post comes from the site itself.
 *
 * Browsers say so in Sec-Fetch-Site, older ones in Origin. A post with neither does not
 * come from a modern browser; it must be JSON, which other sites cannot send without a
 * CORS preflight. Hono's csrf would answer without the page and the answers, and let every
 * JSON pass.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  if (site === 'cross-site' || site === 'same-site') return false;
  // Under `Referrer-Policy: no-referrer`, browsers send `Origin: null`.
  if (origin === 'null' && site === 'same-origin') return true;
  if (origin !== null) return origin === new URL(request.url).origin;
  return site === 'same-origin' || (site === null && mediaType(request) === 'application/json');
}

/** The media type without its parameters, in lower case. */
export const mediaType = (request: Request): string =>
  (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
