import type { Context } from 'hono';
import type { BackEndReader } from '../../pages/route.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { count } from '../counters.ts';
import type { Site } from '../site.ts';
import { connectionFor, isDevelopmentHost } from './connection.ts';
import { createReader, readTimeoutMs } from './reader.ts';
import type { Copies } from './staleCopies.ts';

export const copiesFor = (c: Context<Site>): Copies => ({
  store: c.env.LAST_GOOD,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
  until: Date.now() + readTimeoutMs,
  onFailure: (kind) => count(c.env, 'origin-failed', kind),
});

/** The origin as a request sees it: the back end of its host, and its language. */
export function readerFor(
  c: Context<Site>,
  language: Language,
  copies: Copies = copiesFor(c),
): BackEndReader {
  const { hostname } = new URL(c.req.url);
  return createReader(
    connectionFor(hostname, c.env),
    language,
    copies,
    isDevelopmentHost(hostname),
  );
}
