import type { Context } from 'hono';
import type { Language } from '../../site/i18n/languages.ts';
import { count } from '../counters.ts';
import type { Site } from '../site.ts';
import { backEndFor, isDevelopmentHost } from './backEnd.ts';
import { type Origin, originFor, readTimeout } from './client.ts';
import type { Copies } from './staleCopies.ts';

export const copiesFor = (c: Context<Site>): Copies => ({
  store: c.env.LAST_GOOD,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
  until: Date.now() + readTimeout,
  onFailure: (kind) => count(c.env, 'origin-failed', kind),
});

/** The origin as a request sees it: the back end of its host, and its language. */
export function originAt(
  c: Context<Site>,
  language: Language,
  copies: Copies = copiesFor(c),
): Origin {
  const { hostname } = new URL(c.req.url);
  return originFor(
    backEndFor(hostname, c.env),
    language,
    copies,
    isDevelopmentHost(hostname),
  );
}
