import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../appEnv.ts';
import { count } from '../counters.ts';
import { log } from '../log.ts';
import { mediaType } from '../request/sameOrigin.ts';
import { isWithin } from '../submissions/rateLimit.ts';

/** Where browsers report CSP violations. */
const reportsPath = '/api/reports';

interface Reporting {
  /** Directives to add to the content security policy. */
  directives: string[];
  headers: Record<string, string>;
}

/**
 * How a page asks browsers for reports. `report-to` needs https and replaces `report-uri`
 * in browsers that support it. Nothing asks for network errors (NEL): they are reported of
 * the whole host, and so of the ethical channel.
 */
export function reportingOn({ protocol }: URL): Reporting {
  const directives = [`report-uri ${reportsPath}`];
  if (protocol !== 'https:') return { directives, headers: {} };
  return {
    directives: [...directives, 'report-to site'],
    headers: { 'Reporting-Endpoints': `site="${reportsPath}"` },
  };
}

/** Maximum bytes of a post. */
const maxBytes = 16 * 1024;
const types = ['application/reports+json', 'application/csp-report'];

/** Receives browser reports. Browsers ignore the response, so it has no body. */
export const browserReports = new Hono<AppEnv>();

const smallBody = bodyLimit({
  maxSize: maxBytes,
  onError: (c) => c.json({ ok: false, error: 'too large' }, 413),
});

browserReports.post(reportsPath, smallBody, async (c) => {
  const request = c.req.raw;
  if (!types.includes(mediaType(request)))
    return c.json({ ok: false, error: 'unsupported media type' }, 415);
  // Separate from the limit of forms: a page full of violations must not block a form.
  if (!(await isWithin(c.env.RATE_LIMIT, 'browser-report', request))) return c.body(null, 204);
  const { reportsIn } = await import('./report.ts');
  for (const { type, what, blocked, page } of reportsIn(
    await c.req.json().catch(() => undefined),
    c.get('url').host,
  )) {
    log('warn', 'browser-report', { type, what, blocked, page });
    count(c.env, 'browser-report', what, page);
  }
  return c.body(null, 204);
});
