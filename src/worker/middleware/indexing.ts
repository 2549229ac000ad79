import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appEnv.ts';
import { isDevelopmentHost } from '../backEnd/connection.ts';
import type { Env } from '../env.ts';

/**
 * Whether search engines may index a host: as INDEXING says, otherwise production only.
 */
export const isIndexed = (host: string, { INDEXING }: Pick<Env, 'INDEXING'>): boolean =>
  INDEXING ? INDEXING === 'on' : !isDevelopmentHost(host);

/** Keeps previews and development hosts out of search engines. */
export const indexing = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has('X-Robots-Tag') && !isIndexed(c.get('url').hostname, c.env))
    c.res.headers.set('X-Robots-Tag', 'noindex');
});
