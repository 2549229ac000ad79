import { createMiddleware } from 'hono/factory';
import type { Site } from './site.ts';

/** Gives every request an id. Only a request that went wrong is logged, and nothing about the visitor. */
export const requestLog = createMiddleware<Site>(async (c, next) => {
  c.set('requestId', crypto.randomUUID());
  await next();
  if (!c.res.headers.has('X-Request-Id')) c.header('X-Request-Id', c.get('requestId'));
});

/** One line of structured JSON about a request that failed. The path of the ethical channel's visitors is not written. */
export function logFailure(requestId: string, method: string, page: string | undefined, error: unknown): void {
  const known = error instanceof Error;
  console.error(
    JSON.stringify({ event: 'request-failed', requestId, method, page, error: known ? error.name : 'unknown', message: known ? error.message : String(error), stack: known ? error.stack : undefined }),
  );
}
