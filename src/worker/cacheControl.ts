import type { Freshness } from './pageCache/freshness.ts';

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

/**
 * How long a public page may be cached. Browsers revalidate after a minute. The edge
 * caches static pages for five minutes, and longer while it refreshes them or the Worker
 * fails. Pages with data of the back end are at most two minutes old while the Worker
 * answers, and what depends on the time is up to five minutes older (`renderedPages.ts`).
 * A 404 for an item that the back end does not have is not cached: it may come back.
 *
 * @param freshness `static` for products and texts, `dynamic` for news, promotions and
 *   the contest.
 */
export function pageCaching(
  status: number,
  freshness: Freshness,
): Record<string, string> {
  if (status === 404)
    return freshness === 'static' ? { 'Cache-Control': shortLived } : {};
  if (status !== 200 || freshness === 'incomplete') return {};
  const edgeCache =
    freshness === 'dynamic'
      ? 'max-age=60, stale-while-revalidate=60'
      : 'max-age=300, stale-while-revalidate=86400';
  return {
    'Cache-Control': 'public, max-age=60',
    'Cloudflare-CDN-Cache-Control': `${edgeCache}, stale-if-error=604800`,
  };
}
