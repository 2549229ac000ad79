import { cors } from 'hono/cors';

/** Lets scripts of any origin read what is public, and answers their preflight requests. */
export const openAccess = cors({ allowMethods: ['GET', 'HEAD'], maxAge: 86_400 });

/** Headers of what pages of any origin may load. */
export const openHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
