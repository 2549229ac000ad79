/**
 * Whether a post comes from the site itself.
 *
 * A browser says so in Sec-Fetch-Site, an older one in Origin. A post with neither
 * comes from no browser of today; then only JSON passes, which another site could not
 * send without asking first.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  if (site === 'cross-site' || site === 'same-site') return false;
  // A page that sends no referrer, as one with scripts may, has its Origin taken away.
  if (origin === 'null' && site === 'same-origin') return true;
  if (origin !== null) return origin === new URL(request.url).origin;
  return (
    site === 'same-origin' || (site === null && mediaType(request) === 'application/json')
  );
}

/** The media type without its parameters, in lower case. */
export const mediaType = (request: Request): string =>
  (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ??
  '';
