import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from '../appEnv.ts';
import { contentSecurityPolicy } from '../contentSecurityPolicy.ts';

/**
 * Security headers of every response, unless it sets its own. Static files get the same
 * from public/_headers.
 */
export const securityHeaders = secureHeaders({
  overwrite: false,
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  // In development, the editor's desk shows the site in a frame.
  xFrameOptions: import.meta.env.DEV ? 'SAMEORIGIN' : 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: {
    accelerometer: [],
    autoplay: ['self'],
    camera: [],
    displayCapture: [],
    geolocation: [],
    gyroscope: [],
    microphone: [],
    payment: [],
    usb: [],
  },
  // Only of use to browsers and plugins that are gone.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/**
 * The policy of what is no page, and no caching, unless a response sets its own. Hono's
 * secureHeaders cannot set a policy with the hashes and tags of each page.
 */
export const defaultHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', contentSecurityPolicy());
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
});

/**
 * The Referrer-Policy of private pages: other sites learn nothing, and the site's own
 * forms keep the Origin header that older browsers need for `isSameOrigin`.
 */
export const privateReferrerPolicy = { 'Referrer-Policy': 'same-origin' };
