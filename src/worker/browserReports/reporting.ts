import { isDevelopmentHost } from '../backEnd/connection.ts';

/** Where browsers report CSP violations and network errors. */
export const reportsPath = '/api/reports';

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
