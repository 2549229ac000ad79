import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appEnv.ts';
import { contentSecurityPolicy } from '../contentSecurityPolicy.ts';

/** Default headers of every response. Static files get the same from public/_headers. */
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
 * The Referrer-Policy of private pages: other sites learn nothing, and the site's own
 * forms keep the Origin header that older browsers need for `isSameOrigin`.
 */
export const privateReferrerPolicy = { 'Referrer-Policy': 'same-origin' };

/** Adds the default headers to responses that do not set their own, as pages do. */
export const addSecurityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  // Pages already have them, and copying a response is expensive.
  if (c.res.headers.has('X-Content-Type-Options')) return;
  // The headers of redirects and of fetched responses are immutable.
  c.res = new Response(c.res.body, c.res);
  for (const [name, value] of Object.entries({
    ...securityHeaders,
    'Content-Security-Policy': contentSecurityPolicy(),
    'Cache-Control': 'no-store',
  })) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
});
