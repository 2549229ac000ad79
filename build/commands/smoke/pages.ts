import { readFileSync } from 'node:fs';
import {
  addressOf,
  addressOfPlace,
  addressRow,
  type PageName,
  type Place,
  pageNames,
} from '../../../src/site/addresses/addresses.ts';
import { familyIds, rangesOf } from '../../../src/site/catalogue/families.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { type Check, expectTrue, expectValue, type Faults, languageIn, type Site } from './site.ts';

/** One page of every kind, in every language. */
export const pageChecks = (site: Site): Check[] =>
  pageNames.filter((page) => page !== 'not-found').map((page) => pageCheck(page, site));

function pageCheck(page: PageName, site: Site): Check {
  const name = `page ${page}`;
  const place = exampleOf(page, site);
  if (!place) return { name, run: async () => ({ leftOut: 'the sitemap names none' }) };
  return {
    name,
    about: addressOfPlace(place, 'es'),
    async run() {
      const faults = languages.map((language) => pageFaults(site, place, language));
      return (await Promise.all(faults)).flat();
    },
  };
}

/**
 * A place on the page; the first in the sitemap if only the back end or the content knows
 * its items.
 */
function exampleOf(
  page: PageName,
  { sitemap, siteUrl }: Pick<Site, 'sitemap' | 'siteUrl'>,
): Place | undefined {
  const [family = 'snacks'] = familyIds;
  if (page === 'family') return { page, parameters: { family } };
  if (page === 'product-sheet' || page === 'kiosk-card') {
    const product = exampleOf('product', { sitemap, siteUrl });
    return product && ({ ...product, page } as Place);
  }
  const [range] = rangesOf(family);
  if (page === 'range') return range && { page, parameters: { family, range } };
  const parameter = /\{(\w+)\}$/.exec(addressRow(page).slugs.es)?.[1];
  if (!parameter) return { page, parameters: {} } as Place;
  const above = { page, parameters: { [parameter]: '' } } as unknown as Place;
  const entry = `<loc>${siteUrl}${addressOfPlace(above, 'es')}`;
  const start = sitemap.indexOf(entry);
  if (start < 0) return undefined;
  const value = decodeURIComponent(
    sitemap.slice(start + entry.length, sitemap.indexOf('</loc>', start)),
  );
  return { page, parameters: { [parameter]: value } } as unknown as Place;
}

async function pageFaults(
  { get, siteUrl }: Site,
  place: Place,
  language: Language,
): Promise<Faults> {
  const path = addressOfPlace(place, language);
  const answer = await get(path);
  const html = await answer.text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return [
    ...expectValue(path, 'answers', answer.status, 200),
    ...expectValue(path, 'is in the language', languageIn(html), language),
    ...expectValue(
      path,
      'names as canonical',
      canonical,
      // Unindexed pages have no canonical address.
      addressRow(place.page).noindex ? undefined : siteUrl + path,
    ),
  ];
}

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

/** What every response has: pages from the Worker, files from this list. */
const securityHeaders = readFileSync('public/_headers', 'utf8')
  .split('\n\n', 1)
  .flatMap((rule) => [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)])
  .map(([, name = '', value = '']) => [name, value] as const)
  .filter(([name]) => !['Content-Security-Policy', 'Cache-Control'].includes(name));

const directives = ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"];

function securityFaults({ url, headers }: Response): Faults {
  const { pathname } = new URL(url);
  const policy = headers.get('Content-Security-Policy') ?? '';
  return [
    ...securityHeaders.flatMap(([name, value]) =>
      expectValue(pathname, `has as ${name}`, headers.get(name) ?? undefined, value),
    ),
    ...directives.flatMap((directive) =>
      expectTrue(policy.includes(directive), `${pathname} has no ${directive} in its policy`),
    ),
    ...expectTrue(headers.has('Cache-Control'), `${pathname} does not say how long it may be kept`),
  ];
}

function immutableFaults(path: string, { status, headers }: Response): Faults {
  const caching = headers.get('Cache-Control') ?? '';
  return [
    ...expectValue(path, 'answers', status, 200),
    ...expectTrue(/max-age=31536000.*immutable/.test(caching), `${path} says "${caching}"`),
  ];
}
