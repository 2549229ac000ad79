import { integrity, script } from 'virtual:client-assets';
import type { Visit } from '../pages/layout/visit.ts';
import { isPrivate } from '../site/privacy/privatePages.ts';
import { imageHostsFor } from './backEnd/connection.ts';
import { reportingOn } from './browserReports/reports.ts';
import { pageCaching } from './cacheControl.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { speculationRulesAddress } from './discovery/speculationRules.ts';
import type { Env } from './env.ts';
import { privateReferrerPolicy } from './middleware/securityHeaders.ts';
import type { Freshness } from './pageCache/freshness.ts';
import { retryAfterSeconds } from './submissions/rateLimit.ts';

/**
 * Link header for the client script, which Cloudflare also sends as 103 Early Hints, so
 * the document head does not repeat it. Leaves out the fonts: see Document.tsx.
 */
const earlyHints = `<${script}>; rel=modulepreload${integrity ? `; integrity="${integrity}"` : ''}`;

/** A rendered page, as far as its headers depend on it. */
interface RenderedDocument {
  visit: Visit;
  status: number;
  freshness: Freshness;
  /** Hashes of the inline styles as CSP sources. */
  styleHashes: string[];
}

/** All headers of a page. */
export function pageHeaders(
  url: URL,
  { visit, status, freshness, styleHashes }: RenderedDocument,
  env: Env,
): Record<string, string> {
  const { language, place, formState } = visit;
  const isPublic = !isPrivate(place.page);
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    Link: earlyHints,
    'Cache-Control': 'no-store',
    ...retryAfter(status),
    ...(isPublic && !formState ? pageCaching(status, freshness) : {}),
    ...(isPublic && !formState && status === 200
      ? { 'Speculation-Rules': `"${speculationRulesAddress}"` }
      : {}),
    ...policiesOf(url, visit, styleHashes, env),
    ...onionAddress(url, visit, env),
  };
}

/** Retry-After while the back end is unavailable, in seconds. */
export const unavailableSeconds = 120;

function retryAfter(status: number): Record<string, string> {
  if (status === 429) return { 'Retry-After': String(retryAfterSeconds) };
  return status === 503 ? { 'Retry-After': String(unavailableSeconds) } : {};
}

/** Private pages send no referrer to other sites, and report nothing. */
function policiesOf(
  url: URL,
  { place, tags }: Visit,
  styleHashes: string[],
  env: Env,
): Record<string, string> {
  if (isPrivate(place.page))
    return {
      'Content-Security-Policy': contentSecurityPolicy(styleHashes, tags),
      ...privateReferrerPolicy,
    };
  const { directives, headers } = reportingOn(url);
  return {
    'Content-Security-Policy': contentSecurityPolicy(
      styleHashes,
      tags,
      directives,
      imageHostsFor(url.hostname, env),
    ),
    ...headers,
  };
}

/** Tells Tor Browser where a private page is available as an onion service. */
function onionAddress(
  { pathname, search }: URL,
  { place, language, formState, inLanguage }: Visit,
  { ONION_LOCATION }: Env,
): Record<string, string> {
  if (!ONION_LOCATION || !isPrivate(place.page)) return {};
  // A receipt is what its whole query says.
  const path = formState ? pathname + search : inLanguage(language);
  return { 'Onion-Location': new URL(path, ONION_LOCATION).href };
}
