import type { Context } from 'hono';
import type { BackEndReader } from '../../pages/route.ts';
import type { Language } from '../../site/i18n/languages.ts';
import type { AppEnv } from '../appEnv.ts';
import { count } from '../counters.ts';
import { log } from '../log.ts';
import { connectionFor, isDevelopmentHost } from './connection.ts';
import { readTimeoutMs } from './limits.ts';
import type { ReadContext } from './readContext.ts';
import { createReader } from './reader.ts';

export const readContextFor = (c: Context<AppEnv>): ReadContext => ({
  store: c.env.LAST_GOOD,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
  deadline: Date.now() + readTimeoutMs,
  onFailure: (call, reason) => {
    log('warn', 'origin-failed', { call, reason });
    count(c.env, 'origin-failed', call);
  },
  onCut: (call, what) => {
    log('warn', 'content-cut', { call, what });
    count(c.env, 'content-cut', call, what);
  },
});

/** Reads from the back end of the request's host, in the given language. */
export function readerFor(
  c: Context<AppEnv>,
  language: Language,
  context: ReadContext = readContextFor(c),
): BackEndReader {
  const { hostname } = new URL(c.req.url);
  return createReader(
    connectionFor(hostname, c.env),
    language,
    context,
    isDevelopmentHost(hostname),
  );
}
