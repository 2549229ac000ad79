import { isDevelopmentHost } from '../backEnd/connection.ts';

/** Where browsers send what they refused or could not reach. */
export const reportsPath = '/api/reports';

/** Seconds for which a browser remembers to report failures of the network. */
const remembered = 7 * 86_400;

interface Reporting {
  /** What the content security policy says more. */
  directives: string[];
  headers: Record<string, string>;
}

/**
 * How a page asks browsers to report. The newer way, over https only, makes a browser
 * that knows it ignore the older one. Failures of the network are asked for by the
 * public site only: a browser takes the order for the whole host.
 */
export function reportingOn({ protocol, hostname, origin }: URL): Reporting {
  const directives = [`report-uri ${reportsPath}`];
  if (protocol !== 'https:') return { directives, headers: {} };
  const network = {
    'Report-To': JSON.stringify({
      group: 'network',
      max_age: remembered,
      endpoints: [{ url: origin + reportsPath }],
    }),
    NEL: JSON.stringify({
      report_to: 'network',
      max_age: remembered,
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
