import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { securityHeaders } from '../../../src/worker/middleware/securityHeaders.ts';
import { type Check, expectTrue, expectValue, type Faults } from './check.ts';
import type { Site } from './site.ts';

/** Response headers. */
export const headerChecks = ({ get, script }: Site): Check[] => [
  {
    name: 'security headers of a page',
    run: async () => securityFaults(await get(addressOf('history', 'es'))),
  },
  {
    name: 'security headers of a redirect',
    run: async () => securityFaults(await get('/')),
  },
  {
    name: 'security headers of a file',
    run: async () => securityFaults(await get(script ?? '/favicon.svg')),
  },
  {
    name: 'files with a hash in their name are kept for a year',
    run: async () =>
      script
        ? immutableFaults(script, await get(script))
        : [`${addressOf('home', 'es')} names no script`],
  },
];

const directives = ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"];

function securityFaults({ url, headers }: Response): Faults {
  const { pathname } = new URL(url);
  const policy = headers.get('Content-Security-Policy') ?? '';
  return [
    ...Object.entries(securityHeaders).flatMap(([name, value]) =>
      expectValue(pathname, `has as ${name}`, headers.get(name) ?? undefined, value),
    ),
    ...directives.flatMap((directive) =>
      expectTrue(
        policy.includes(directive),
        `${pathname} has no ${directive} in its policy`,
      ),
    ),
    ...expectTrue(
      headers.has('Cache-Control'),
      `${pathname} does not say how long it may be kept`,
    ),
  ];
}

function immutableFaults(path: string, { status, headers }: Response): Faults {
  const caching = headers.get('Cache-Control') ?? '';
  return [
    ...expectValue(path, 'answers', status, 200),
    ...expectTrue(
      /max-age=31536000.*immutable/.test(caching),
      `${path} says "${caching}"`,
    ),
  ];
}
