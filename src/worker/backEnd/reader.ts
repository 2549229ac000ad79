import type { Context } from 'hono';
import type { BackEndReader } from '../../pages/route.ts';
import type { Language } from '../../site/i18n/languages.ts';
import type { AppEnv } from '../appEnv.ts';
import { count } from '../counters.ts';
import { log } from '../log.ts';
import { call } from './call.ts';
import { type Connection, connectionFor, isDevelopmentHost } from './connection.ts';
import { readTimeoutMs } from './limits.ts';
import { newsReader } from './newsReader.ts';
import { promotionReader } from './promotionReader.ts';
import type { ReadContext } from './readContext.ts';
import type { OnCut } from './responses/items.ts';
import type { Source } from './source.ts';
import { copyKey, kindOf } from './staleCopies/copyKeys.ts';
import { withStaleCopy } from './staleCopies/staleCopies.ts';

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
  const { hostname } = c.get('url');
  return createReader(
    connectionFor(hostname, c.env),
    language,
    context,
    isDevelopmentHost(hostname),
  );
}

/**
 * @param language Language of the page, sent to the back end.
 * @param development Whether this is a development back end.
 */
function createReader(
  connection: Connection,
  language: Language,
  context: ReadContext,
  development: boolean,
): BackEndReader {
  const source: Source = {
    get: (path) => call(connection, path, language),
    post: (path, body) => call(connection, path, language, body),
    copyOf: (name, ask, own = context) => {
      const key = copyKey(name, language, development);
      const askOnce = (current: ReadContext) =>
        ask(current, onceEach(kindOf(key), current));
      return withStaleCopy(key, askOnce, own);
    },
    context,
  };
  return { ...newsReader(source), ...promotionReader(source) };
}

/** Reports each kind of cut once per response. */
function onceEach(kind: string, { onCut }: ReadContext): OnCut {
  const reported = new Set<string>();
  return (what) => {
    if (!reported.has(what)) onCut?.(kind, what);
    reported.add(what);
  };
}
