import * as z from 'zod/mini';
import type { PageName } from '../../site/addresses/addresses.ts';
import { resolve } from '../../site/addresses/canonical.ts';
import { defaultLanguage } from '../../site/i18n/languages.ts';
import { isPrivate } from '../../site/privacy/privatePages.ts';
import { tagHosts } from '../../site/privacy/tags.ts';

/**
 * What is logged of a browser's report: only names defined by the site or a standard,
 * never an address or text of a visitor.
 */
export interface BrowserReport {
  type: 'csp-violation';
  /** The violated directive. */
  what: string;
  /** A host as the policy writes it, a keyword like `inline` or `data`, or `other`. */
  blocked?: string;
  /** The page's name in the address table, or `unknown`. */
  page: PageName | 'unknown';
}

/** Maximum reports per post; browsers send a few at a time. */
const maxReports = 10;

const address = z.string().check(z.maxLength(4_000));
const fetching = [
  'default',
  'script',
  'style',
  'img',
  'font',
  'media',
  'connect',
  'manifest',
  'frame',
  'child',
  'worker',
  'object',
].map((kind) => `${kind}-src`);
const within = ['script', 'style'].flatMap((kind) => [`${kind}-src-elem`, `${kind}-src-attr`]);
const directive = z.enum([
  ...fetching,
  ...within,
  'form-action',
  'frame-ancestors',
  'base-uri',
  'trusted-types',
  'require-trusted-types-for',
]);
const violation = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: address,
    blockedURL: z.optional(address),
    effectiveDirective: directive,
  }),
});
/** The older format of `report-uri`: one violation per post. */
const oldViolation = z.pipe(
  z.object({
    'csp-report': z.object({
      'document-uri': address,
      'blocked-uri': z.optional(address),
      'effective-directive': directive,
    }),
  }),
  z.transform(({ 'csp-report': report }) => ({
    type: 'csp-violation' as const,
    body: {
      documentURL: report['document-uri'],
      blockedURL: report['blocked-uri'],
      effectiveDirective: report['effective-directive'],
    },
  })),
);
const anyReport = z.union([violation, oldViolation]);

/**
 * The reports in a post about pages of this host. Leaves out other types of reports,
 * violations caused by browser extensions, and private pages.
 */
export function reportsIn(json: unknown, host: string): BrowserReport[] {
  const { hostname } = new URL(`https://${host}`);
  return (Array.isArray(json) ? json : [json])
    .slice(0, maxReports)
    .flatMap((given): BrowserReport[] => {
      const { data: report } = anyReport.safeParse(given);
      if (!report) return [];
      const page = pageOf(report.body.documentURL, host);
      if (!page || (page !== 'unknown' && isPrivate(page))) return [];
      const { blockedURL, effectiveDirective: what } = report.body;
      if (blockedURL && isExtension(blockedURL)) return [];
      const blocked = blockedURL ? { blocked: blockedBy(blockedURL, hostname) } : {};
      return [{ type: report.type, what, page, ...blocked }];
    });
}

/** The page of an address, without its query and item; undefined on another host. */
function pageOf(url: string, host: string): BrowserReport['page'] | undefined {
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  if (parsed.host !== host) return undefined;
  const resolution = resolve(parsed.pathname, () => defaultLanguage);
  return 'place' in resolution ? resolution.place.page : 'unknown';
}

/** Keywords of the policy's reports, and schemes that browsers report without the rest. */
const keywords = ['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'about', 'file'];
const policyHosts = Object.values(tagHosts)
  .flatMap(({ script, connect }) => [...script, ...connect])
  .map((source) => new URL(source).hostname);

/**
 * What was blocked, in words of the policy, because anybody may report anything: a host
 * as the policy writes it, `self`, a keyword, or `other`.
 */
function blockedBy(text: string, ownHost: string): string {
  if (!URL.canParse(text)) return keywords.includes(text) ? text : 'other';
  const { protocol, hostname } = new URL(text);
  if (/^(?:http|ws)s?:$/.test(protocol)) {
    if (hostname === ownHost) return 'self';
    return policyHosts.find((host) => covers(host, hostname)) ?? 'other';
  }
  const scheme = protocol.slice(0, -1);
  return keywords.includes(scheme) ? scheme : 'other';
}

/** Whether a host of the policy, such as `*.example.com`, is or contains another host. */
const covers = (host: string, other: string): boolean =>
  host.startsWith('*.') ? other.endsWith(host.slice(1)) : other === host;

/** Whether an extension of the browser was blocked, about which the site can do nothing. */
const isExtension = (text: string): boolean => /^[a-z-]*extension(?::|$)/.test(text);
