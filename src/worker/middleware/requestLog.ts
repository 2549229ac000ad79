import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { PageName } from '../../site/addresses/addresses.ts';
import { resolve } from '../../site/addresses/canonical.ts';
import { formNames, formOf } from '../../site/forms/forms.ts';
import { defaultLanguage } from '../../site/i18n/languages.ts';
import { isPrivate, privateAddresses } from '../../site/privacy/privatePages.ts';
import type { AppEnv } from '../appEnv.ts';
import { count } from '../counters.ts';
import { SettingError } from '../env.ts';
import { log } from '../log.ts';
import { moved } from './canonicalAddress.ts';

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
 * Whether a request is of a private page or its form, also by another name, or a post to an
 * address that also takes reports.
 */
export function mayBeReport(c: Context<AppEnv>): boolean {
  const page = pageOf(c);
  if (page) return isPrivate(page);
  const form = /^\/api\/words\/\w+\/(\w+)$/.exec(c.req.path)?.[1];
  const isPrivateForm = formNames.some((name) => name === form && formOf(name).anonymous);
  return c.req.method === 'POST' || isPrivateForm;
}

/** The page that is asked for, or redirected to, even if the request failed before that. */
function pageOf(c: Context<AppEnv>): PageName | undefined {
  const place = c.get('place');
  if (place) return place.page;
  const asked = resolve(c.req.path, () => defaultLanguage, moved);
  if ('place' in asked) return asked.place.page;
  const { to } = asked.kind === 'unknown' ? asked : { to: '' };
  return privateAddresses.includes(to) ? 'ethical-channel' : undefined;
}

/** A visitor may send any word as a method. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

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
