import * as z from 'zod/mini';
import type { PageName } from '../../site/addresses/addresses.ts';
import { resolve } from '../../site/addresses/canonical.ts';
import { defaultLanguage } from '../../site/i18n/languages.ts';
import { isPrivate } from '../../site/privacy/privatePages.ts';

/**
 * What is logged of a browser's report: only names defined by the site or a standard,
 * never an address or text of a visitor.
 */
export interface BrowserReport {
  type: 'csp-violation' | 'network-error';
  /** The violated directive, or the type of network error. */
  what: string;
  /** The blocked host, or a keyword like `inline` or `data`. */
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
const within = ['script', 'style'].flatMap((kind) => [
  `${kind}-src-elem`,
  `${kind}-src-attr`,
]);
const directive = z.enum([
  ...fetching,
  ...within,
  'form-action',
  'frame-ancestors',
  'base-uri',
  'trusted-types',
  'require-trusted-types-for',
]);
const networkFault = z
  .string()
  .check(
    z.regex(
      /^(?:dns|tcp|tls|http|h2|h3|quic|abandoned|unknown)(?:[._][a-z0-9_.]{1,40})?$/,
    ),
  );
const violation = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: address,
    blockedURL: z.optional(address),
    effectiveDirective: directive,
  }),
});
const networkError = z.object({
  type: z.literal('network-error'),
  url: address,
  body: z.object({ type: networkFault }),
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
const anyReport = z.union([violation, networkError, oldViolation]);

/**
 * The reports in a post about pages of this host. Leaves out other types of reports,
 * violations caused by browser extensions, and private pages.
 */
export function reportsIn(json: unknown, host: string): BrowserReport[] {
  return (Array.isArray(json) ? json : [json])
    .slice(0, maxReports)
    .flatMap((given): BrowserReport[] => {
      const { data: report } = anyReport.safeParse(given);
      if (!report) return [];
      const page = pageOf(
        report.type === 'network-error' ? report.url : report.body.documentURL,
        host,
      );
      if (!page || (page !== 'unknown' && isPrivate(page))) return [];
      if (report.type === 'network-error')
        return [{ type: report.type, what: report.body.type, page }];
      const blocked = blockedBy(report.body.blockedURL ?? '');
      return blocked?.endsWith('extension')
        ? []
        : [
            {
              type: report.type,
              what: report.body.effectiveDirective,
              page,
              ...(blocked ? { blocked } : {}),
            },
          ];
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

/** The host of a web address, the scheme of any other, or the browser's keyword. */
function blockedBy(text: string): string | undefined {
  if (!URL.canParse(text)) return /^[a-z-]{1,30}$/.test(text) ? text : undefined;
  const { protocol, hostname } = new URL(text);
  return /^https?:|^wss?:/.test(protocol)
    ? hostname.slice(0, 100)
    : protocol.slice(0, -1);
}
