import { cors } from 'hono/cors';

/** Lets scripts of any origin read what is public, and answers their preflight requests. */
export const openAccess = cors({ allowMethods: ['GET', 'HEAD'], maxAge: 86_400 });
