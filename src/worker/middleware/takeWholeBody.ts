import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appEnv.ts';
import { readBody } from '../request/body.ts';

/**
 * Reads and discards a body that no handler read, such as that of a redirected post. If
 * the connection closed mid-upload, the sender could see an error instead of the
 * response.
 */
export const takeWholeBody = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (body && !bodyUsed) await readBody(c.req.raw, 0).catch(() => undefined);
});
