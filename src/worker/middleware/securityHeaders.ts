import { createMiddleware } from 'hono/factory';
import { type Tags, tagHosts } from '../../site/privacy/tags.ts';
import type { AppEnv } from '../appEnv.ts';

/**
 * The policy of a page.
 *
 * @param styles Hashes of its inline style elements, as `'sha256-…'`.
 * @param tags Tags that may load after consent; only their hosts are added.
 * @param reporting Directives that have browsers tell what it refused.
 */
export const contentSecurityPolicy = (
  styles: string[] = [],
  tags: Tags = {},
  reporting: string[] = [],
): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hostsOf(tags, 'script')}`,
    `style-src 'self'${styles.map((hash) => ` ${hash}`).join('')}`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${hostsOf(tags, 'connect')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...reporting,
  ].join('; ');

const hostsOf = (tags: Tags, use: 'script' | 'connect'): string =>
  Object.keys(tags)
    .flatMap((tag) => tagHosts[tag as keyof Tags][use])
    .map((host) => ` ${host}`)
    .join('');

/**
 * What every answer carries, unless it has set its own. Files that the platform serves
 * get the same from public/_headers.
 */
export const securityHeaders: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), web-share=(self)',
};

/**
 * The Referrer-Policy of what belongs to a private page: no other site learns of it, and
 * the site's own form keeps its Origin, by which an older browser's post is known.
 */
export const privateReferrerPolicy = { 'Referrer-Policy': 'same-origin' };

/**
 * Adds the headers to every answer that does not carry them already, as rendered pages
 * do.
 */
export const addSecurityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  // What a page answers has them; to copy an answer costs more than to make one.
  if (c.res.headers.has('X-Content-Type-Options')) return;
  // A redirect or an answer of fetch has headers that cannot be changed in place.
  c.res = new Response(c.res.body, c.res);
  for (const [name, value] of Object.entries({
    ...securityHeaders,
    'Content-Security-Policy': contentSecurityPolicy(),
    'Cache-Control': 'no-store',
  })) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
});
