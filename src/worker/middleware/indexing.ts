import { createMiddleware } from 'hono/factory';
import { isDevelopmentHost } from '../backEnd/connection.ts';
import type { Environment } from '../env.ts';
import type { Site } from '../site.ts';

/**
 * Whether search engines may list what a host shows: INDEXING says so, or else
 * production may and development may not.
 */
export const isIndexed = (
  host: string,
  { INDEXING }: Pick<Environment, 'INDEXING'>,
): boolean => (INDEXING ? INDEXING === 'on' : !isDevelopmentHost(host));

/** Keeps previews and development hosts out of search engines. */
export const indexing = createMiddleware<Site>(async (c, next) => {
  await next();
  if (
    !c.res.headers.has('X-Robots-Tag') &&
    !isIndexed(new URL(c.req.url).hostname, c.env)
  )
    c.header('X-Robots-Tag', 'noindex');
});
