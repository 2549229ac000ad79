import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { isPrivate } from '../../site/privacy/privatePages.ts';
import type { AppEnv } from '../appEnv.ts';
import { SettingError } from '../env.ts';
import { log } from '../log.ts';

/**
 * Gives every request an id, sent as X-Request-Id. Logs only failed requests, and nothing
 * about the visitor.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  // Hono's request-id would let visitors write an id of their own into the log.
  c.set('requestId', requestIdOf(c.req.raw));
  await next();
  c.res.headers.set('X-Request-Id', c.get('requestId'));
  // `errorPage` logs exceptions, and submissions log their own outcome.
  if (c.res.status >= 500 && !c.error && c.req.method !== 'POST') logFailure(c, c.res.status);
});

/** Cloudflare's id of the request, which its own tools show, or a new one. */
function requestIdOf({ headers }: Request): string {
  const ray = headers.get('CF-Ray') ?? '';
  return /^[\da-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}

/**
 * Logs a failed request. Leaves out the request id on private pages, and for posts that
 * may be reports.
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
    // Other messages may quote input, and so identify a visitor.
    message: thrown instanceof SettingError ? thrown.message : undefined,
    stack: thrown && framesOf(thrown),
  });
}

/** The stack frames without the message, whose lines could pass for some. */
const framesOf = ({ message, stack = '' }: Error): string =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
