/**
 * Cache-Control of a response that is not a page. The edge may serve it stale while it
 * revalidates or while the Worker fails.
 *
 * @param maxAgeSeconds How long browsers and the edge may cache it.
 */
export const cached = (maxAgeSeconds: number): string =>
  `public, max-age=${maxAgeSeconds}, stale-while-revalidate=86400, stale-if-error=604800`;

/** Cache-Control of a 404, which is never served stale. */
export const shortLived = 'public, max-age=60, must-revalidate';
