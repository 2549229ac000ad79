/**
 * Cache-Control of an answer that is not a page. Stale copies serve while the edge
 * revalidates, or while the Worker fails.
 *
 * @param maxAgeSeconds How long browsers and the edge may keep it.
 */
export const cached = (maxAgeSeconds: number): string =>
  `public, max-age=${maxAgeSeconds}, stale-while-revalidate=86400, stale-if-error=604800`;

/** Cache-Control of an absence, of which a stale copy is never served. */
export const shortLived = 'public, max-age=60, must-revalidate';
