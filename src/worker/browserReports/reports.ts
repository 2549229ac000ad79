import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../appEnv.ts';
import { isDevelopmentHost } from '../backEnd/connection.ts';
import { count } from '../counters.ts';
import { log } from '../log.ts';
import { mediaType } from '../request/sameOrigin.ts';
import { isWithin } from '../submissions/rateLimit.ts';

/** Where browsers report CSP violations and network errors. */
const reportsPath = '/api/reports';

/** How long browsers remember to report network errors. */
const maxAgeSeconds = 7 * 86_400;

interface Reporting {
  /** Directives to add to the content security policy. */
  directives: string[];
  headers: Record<string, string>;
}

/**
 * How a page asks browsers for reports. `report-to` needs https and replaces `report-uri`
 * in browsers that support it. Only production asks for network errors, because NEL
 * applies to the whole host.
 */
export function reportingOn({ protocol, hostname, origin }: URL): Reporting {
  const directives = [`report-uri ${reportsPath}`];
  if (protocol !== 'https:') return { directives, headers: {} };
  const network = {
    'Report-To': JSON.stringify({
      group: 'network',
      max_age: maxAgeSeconds,
      endpoints: [{ url: origin + reportsPath }],
    }),
    NEL: JSON.stringify({
      report_to: 'network',
      max_age: maxAgeSeconds,
      failure_fraction: 0.2,
    }),
  };
  return {
    directives: [...directives, 'report-to site'],
    headers: {
      'Reporting-Endpoints': `site="${reportsPath}"`,
      ...(isDevelopmentHost(hostname) ? {} : network),
    },
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
  if (!(await isWithin(c.env.RATE_LIMIT, 'browser-report', request)))
    return c.body(null, 204);
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
