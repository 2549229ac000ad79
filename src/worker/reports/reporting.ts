import { isDevelopmentHost } from '../origin/backEnd.ts';

/** Where browsers send what they refused or could not reach. */
export const reportsPath = '/api/reports';
const group = 'site';

/** What the content security policy of a page that may be reported about says more. Browsers know one of them or both. */
export const reportDirectives = `report-uri ${reportsPath}; report-to ${group}`;

/** Seconds for which a browser remembers to report failures of the network. */
const remembered = 7 * 86_400;

/** The headers that go with it. Failures of the network are reported of the public site only: a browser takes the order over https, for the whole host. */
export function reportingHeaders({ protocol, hostname, origin }: URL): [name: string, value: string][] {
  const documents: [string, string] = ['Reporting-Endpoints', `${group}="${reportsPath}"`];
  if (protocol !== 'https:' || isDevelopmentHost(hostname)) return [documents];
  return [
    documents,
    ['Report-To', JSON.stringify({ group: 'network', max_age: remembered, endpoints: [{ url: origin + reportsPath }] })],
    ['NEL', JSON.stringify({ report_to: 'network', max_age: remembered, failure_fraction: 0.2 })],
  ];
}
