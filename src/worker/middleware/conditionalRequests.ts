import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** Answers 304 without a body to whoever has this version of a page or file. */
export const conditionalRequests = etag({
  // Without its own, a 304 would get the defaults, and the browser would use those for
  // what it has.
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'Access-Control-Allow-Origin',
    'Cloudflare-CDN-Cache-Control',
    'Content-Security-Policy',
    'Cross-Origin-Resource-Policy',
    'Referrer-Policy',
  ],
});
