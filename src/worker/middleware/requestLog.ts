import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { isPrivate } from '../../site/privacy/consent.ts';
import type { AppEnv } from '../appEnv.ts';
import { SettingError } from '../env.ts';
import { log } from '../log.ts';

/**
 * Gives every request an id, which the answer tells. Only a request that went wrong is
 * logged, and nothing about the visitor.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  c.set('requestId', requestIdOf(c.req.raw));
  await next();
  // No line can be about a cached page, and to add a header copies all of them.
  if (c.get('isCached')) return;
  if (!c.res.headers.has('X-Request-Id')) c.header('X-Request-Id', c.get('requestId'));
  // What was thrown is logged where it is caught, and what became of a post by the
  // submission's own line.
  if (c.res.status >= 500 && !c.error && c.req.method !== 'POST')
    logFailure(c, c.res.status);
});

/** The platform's name of the request, by which its own tools find it, or a new one. */
function requestIdOf({ headers }: Request): string {
  const ray = headers.get('CF-Ray') ?? '';
  return /^[\da-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}

/**
 * One line about a request that failed. On a page that leaves no traces it names the
 * page, but not the request; nor where a post may be a report.
 */
export function logFailure(c: Context<AppEnv>, status: number, thrown?: Error): void {
  const page = c.get('place')?.page;
  const mayBeNamed = page ? !isPrivate(page) : c.req.method !== 'POST';
  log('error', 'request-failed', {
    requestId: mayBeNamed ? c.get('requestId') : undefined,
    method: c.req.method,
    route: routePath(c),
    page,
    status,
    error: thrown?.name,
    // Any other message may quote what was read, and so a visitor.
    message: thrown instanceof SettingError ? thrown.message : undefined,
    stack: thrown && framesOf(thrown),
  });
}

/** Where it was thrown, without the message that stands above. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
