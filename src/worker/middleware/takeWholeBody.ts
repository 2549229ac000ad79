import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appEnv.ts';
import { readBody } from '../request/body.ts';

/**
 * Takes and throws away a body that nobody read, such as that of a redirected post:
 * a sender who is cut off in the middle may see an error instead of the answer.
 */
export const takeWholeBody = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (body && !bodyUsed) await readBody(c.req.raw, 0).catch(() => undefined);
});
