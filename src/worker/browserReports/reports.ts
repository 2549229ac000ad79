import { Hono } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { count } from '../counters.ts';
import { log } from '../log.ts';
import { readBody } from '../request/body.ts';
import { mediaType } from '../request/sameOrigin.ts';
import { isWithin } from '../submissions/rateLimit.ts';
import { reportsPath } from './reporting.ts';

/** Maximum bytes of a post. */
const maxBytes = 16 * 1024;
/**
 * Bytes of an oversized post to read and discard, so that its sender gets the response.
 */
const maxDiscardedBytes = 1024 * 1024;
const types = ['application/reports+json', 'application/csp-report'];

/** Receives browser reports. Browsers ignore the response, so it has no body. */
export const browserReports = new Hono<AppEnv>();

browserReports.post(reportsPath, async (c) => {
  const request = c.req.raw;
  const body = await readBody(request, maxBytes, maxDiscardedBytes);
  if (!types.includes(mediaType(request)))
    return c.json({ ok: false, error: 'unsupported media type' }, 415);
  if (!body) return c.json({ ok: false, error: 'too large' }, 413);
  // Separate from the limit of forms: a page full of violations must not block a form.
  if (!(await isWithin(c.env.RATE_LIMIT, 'browser-report', request)))
    return c.body(null, 204);
  const { reportsIn } = await import('./report.ts');
  for (const { type, what, blocked, page } of reportsIn(
    json(body),
    new URL(c.req.url).host,
  )) {
    log('warn', 'browser-report', { type, what, blocked, page });
    count(c.env, 'browser-report', what, page);
  }
  return c.body(null, 204);
});

function json(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
