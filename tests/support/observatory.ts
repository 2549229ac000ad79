import { first } from './http.ts';

/** The policy as directive → sources. */
function policyOf(headers: Headers): Map<string, string[]> {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const open = ['*', 'https:', 'http:', 'data:', "'unsafe-inline'", "'unsafe-eval'"];

/**
 * Modifiers of the HTTP Observatory (MDN, grader version 5) for a response, by test.
 * Redirection from http and HSTS preloading depend on the deployment and are left out.
 */
export function observatoryTable(headers: Headers, html: string): Record<string, number> {
  return {
    'content-security-policy': policyScore(policyOf(headers)),
    cookies: cookieScore(headers.getSetCookie()),
    'cross-origin-resource-sharing':
      headers.get('Access-Control-Allow-Origin') &&
      headers.get('Access-Control-Allow-Credentials') === 'true'
        ? -50
        : 0,
    'cross-origin-resource-policy': resourcePolicyScore(
      headers.get('Cross-Origin-Resource-Policy'),
    ),
    'referrer-policy': referrerScore(headers.get('Referrer-Policy')),
    'strict-transport-security': hstsScore(
      headers.get('Strict-Transport-Security') ?? '',
    ),
    'subresource-integrity': integrityScore(
      [...html.matchAll(/<script[^>]*\ssrc="[^"]*"[^>]*>/g)].map(([tag]) => tag),
    ),
    'x-content-type-options':
      headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framingScore(headers),
  };
}

/** 100 minus the penalties and, from 90 up, plus the bonuses. */
export function observatoryScore(headers: Headers, html: string): number {
  const scores = Object.values(observatoryTable(headers, html));
  const sum = (from: number, to: number) =>
    scores
      .filter((score) => score >= from && score <= to)
      .reduce((total, score) => total + score, 0);
  const base = 100 + sum(-100, 0);
  return base < 90 ? base : base + sum(0, 100);
}

function policyScore(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) =>
    policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isOpen = (name: string) => sources(name).some((source) => open.includes(source));
  if (isOpen('script-src') || isOpen('object-src')) return -20;
  if (
    sources('style-src').includes("'unsafe-inline'") &&
    !sources('style-src').some((source) => source.startsWith("'sha256-"))
  )
    return 0;
  // form-action and base-uri do not fall back on default-src.
  const closed = (name: string) =>
    ["'self'", "'none'"].includes((policy.get(name) ?? ['*']).join());
  return sources('default-src').join() === "'none'" &&
    closed('form-action') &&
    closed('base-uri')
    ? 10
    : 5;
}

function cookieScore(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
  return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0;
}

function resourcePolicyScore(policy: string | null): number {
  if (policy === null || policy === 'cross-origin') return 0;
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
}

function referrerScore(policy: string | null): number {
  if (policy === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
    policy,
  )
    ? 5
    : -5;
}

function hstsScore(header: string): number {
  const seconds = Number(first(/max-age=(\d+)/, header));
  if (!seconds) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function integrityScore(scripts: string[]): number {
  if (scripts.some((tag) => /src="(?:https?:)?\/\//.test(tag) && !/integrity=/.test(tag)))
    return -50;
  return scripts.length > 0 &&
    scripts.every((tag) => /integrity="sha(?:256|384|512)-/.test(tag))
    ? 5
    : 0;
}

function framingScore(headers: Headers): number {
  const ancestors = policyOf(headers).get('frame-ancestors')?.join();
  if (ancestors === "'none'" || ancestors === "'self'") return 5;
  return headers.get('X-Frame-Options') ? 0 : -20;
}
