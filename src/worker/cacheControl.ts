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
 * How long browsers and the edge may cache a public page. Browsers revalidate after a
 * minute. The edge keeps a static page for five minutes and up to a day more while it
 * refreshes it, any other page for a minute and up to one more. While the Worker fails, it
 * keeps either for a week.
 * The Worker's own cache (`pageCache.ts`) may add five minutes to what depends on the
 * time. A 404 for an item that the back end does not have is not cached: it may come back.
 *
 * @returns Headers in place of the caller's `no-store`; none for what is not cached.
 */
export function pageCaching(status: number, freshness: Freshness): Record<string, string> {
  if (status === 404) return freshness === 'static' ? { 'Cache-Control': shortLived } : {};
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
