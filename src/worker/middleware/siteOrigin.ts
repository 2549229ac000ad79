import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appEnv.ts';
import { siteOriginOf } from '../env.ts';

/**
 * Redirects every other origin, such as http, another port or `www.example.com.`, before
 * any route: absolute links follow the address, and the edge caches them for everyone.
 * Refuses posts there, because answers may not travel unencrypted.
 */
export const siteOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const { origin, pathname, search } = c.get('url');
  const own = siteOriginOf(c.get('url'), c.env);
  // Without a valid setting, the health check and `checkSettings` name it.
  if (own === undefined || own === origin) return next();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
    return c.text(`This site is at ${own}\n`, 421);
  return c.redirect(own + pathname + search, 301);
});
