import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { PageName } from '../../site/addresses/addresses.ts';
import { resolve } from '../../site/addresses/canonical.ts';
import { isPrivate } from '../../site/privacy/privatePages.ts';
import type { AppEnv } from '../appEnv.ts';
import { count } from '../counters.ts';
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

/** Whether a request is of a private page, or a post to an address that also takes reports. */
export function mayBeReport(c: Context<AppEnv>): boolean {
  const page = pageOf(c);
  return page ? isPrivate(page) : c.req.method === 'POST';
}

/** A visitor may send any word as a method. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The requested page, even if the request failed before it was routed. */
function pageOf(c: Context<AppEnv>): PageName | undefined {
  const resolution = resolve(c.req.path, () => 'es');
  return c.get('place')?.page ?? ('place' in resolution ? resolution.place.page : undefined);
}

/**
 * Logs a failed request. One that may be a report's is only counted: the platform stores a
 * line with its Ray id and address.
 */
export function logFailure(
  c: Context<AppEnv>,
  status: number,
  thrown?: Error,
  isReport = mayBeReport(c),
): void {
  const page = pageOf(c);
  count(c.env, 'request-failed', page ?? '', String(status));
  if (isReport) return;
  log('error', 'request-failed', {
    requestId: c.get('requestId'),
    method: methods.includes(c.req.method) ? c.req.method : 'other',
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
