import {
  addressOf,
  addressOfPlace,
  addressRow,
  type Place,
  pageNames,
} from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import {
  type Check,
  expectRedirect,
  expectTrue,
  expectType,
  expectValue,
  type Faults,
  type LeftOut,
  languageIn,
  letsRobotsIn,
  type Site,
} from './site.ts';

/** Redirects and languages. */
export const addressChecks = (site: Site): Check[] => [
  { name: 'the language of the visitor at /', run: () => languageChoice(site) },
  { name: 'redirects to the canonical address', run: () => redirects(site) },
  { name: 'http leads to https', run: () => encrypted(site) },
  { name: 'the page that says that there is none', run: () => notFound(site) },
];

async function languageChoice({ get }: Site): Promise<Faults> {
  const faults: Faults = [];
  for (const [accepts, cookie, language] of [
    ['fr-CA,fr;q=0.9', '', 'fr'],
    ['en', '', 'en'],
    ['de', '', 'es'],
    ['en', 'risi_lang=fr', 'fr'],
  ] as const) {
    const answer = await get('/', { 'Accept-Language': accepts, Cookie: cookie });
    const what = `/ for ${accepts}${cookie && ` with ${cookie}`}`;
    faults.push(
      ...expectRedirect(what, answer, 302, addressOf('home', language)),
      ...expectTrue(
        /accept-language/i.test(answer.headers.get('Vary') ?? ''),
        '/ does not vary by Accept-Language',
      ),
    );
  }
  return faults;
}

async function redirects({ get }: Site): Promise<Faults> {
  const faults: Faults = [];
  for (const [from, to] of [
    [addressOf('news', 'es').toUpperCase(), addressOf('news', 'es')],
    [`${addressOf('history', 'en')}/`, addressOf('history', 'en')],
    [addressOf('history', 'es').replace('/es/', '/fr/'), addressOf('history', 'fr')],
  ] as const) {
    faults.push(...expectRedirect(from, await get(from), 301, to));
    const { status } = await get(to);
    if (status !== 200) faults.push(`${from} leads to ${to}, which answers ${status}`);
  }
  return faults;
}

/**
 * Asks over http for a page that the platform's cache holds, which answers before the Worker
 * does, and for the ethical channel, whose redirect no browser may keep.
 */
async function encrypted({ siteUrl, get }: Site): Promise<Faults | LeftOut> {
  if (!siteUrl.startsWith('https:')) return { leftOut: 'the site itself is asked over http' };
  const faults: Faults = [];
  for (const path of [addressOf('history', 'es'), addressOf('ethical-channel', 'es')]) {
    await get(path);
    const answer = await get(siteUrl.replace('https:', 'http:') + path);
    const what = `http: ${path}`;
    const cached = answer.headers.get('Cache-Control') ?? '';
    const isKept = cached ? !/no-store/.test(cached) : [301, 308].includes(answer.status);
    faults.push(
      ...expectValue(what, 'leads to', answer.headers.get('Location') ?? undefined, siteUrl + path),
      ...expectTrue(!isKept, `${what} is a redirect that browsers keep (docs/operate.md)`),
    );
  }
  return faults;
}

async function notFound({ get }: Site): Promise<Faults> {
  const path = addressOf('not-found', 'fr');
  const answer = await get(path);
  const html = await answer.text();
  const unknown = await get('/es/no-existe');
  const file = await get('/assets/nada.js');
  return [
    ...expectValue(path, 'answers', answer.status, 404),
    ...expectValue(path, 'is in the language', languageIn(html), 'fr'),
    ...expectTrue(
      html.includes('<meta name="robots" content="noindex"'),
      `${path} does not ask search engines to leave it out`,
    ),
    ...expectRedirect('/es/no-existe', unknown, 302, '/es'),
    ...expectValue('/assets/nada.js', 'answers', file.status, 404),
  ];
}

/** Files for search engines. */
export async function discoveryChecks(site: Site): Promise<Check[]> {
  const robots = await (await site.get('/robots.txt')).text();
  return [
    {
      name: 'robots.txt and X-Robots-Tag say the same',
      about: letsRobotsIn(robots)
        ? 'search engines may list it'
        : 'search engines are asked to stay away',
      run: () => robotsFaults(site),
    },
    { name: 'the sitemap has every page', run: () => sitemapFaults(site) },
  ];
}

async function robotsFaults({ get, siteUrl }: Site): Promise<Faults> {
  const answer = await get('/robots.txt');
  const text = await answer.text();
  const tag = (await get(addressOf('home', 'es'))).headers.get('X-Robots-Tag');
  const faults = expectValue('/robots.txt', 'answers', answer.status, 200);
  if (!letsRobotsIn(text))
    return [
      ...faults,
      ...expectTrue(
        tag === 'noindex',
        '/robots.txt keeps search engines out, and pages do not say noindex',
      ),
    ];
  return [
    ...faults,
    ...expectTrue(
      text.includes(`Sitemap: ${siteUrl}/sitemap.xml`),
      '/robots.txt does not name the sitemap',
    ),
    ...expectTrue(!tag, `/robots.txt lets search engines in, and pages say ${tag}`),
  ];
}

async function sitemapFaults({ get, siteUrl, sitemap }: Site): Promise<Faults> {
  const answer = await get('/sitemap.xml');
  const addresses = pageNames
    .filter((page) => !addressRow(page).noindex)
    .filter((page) => !addressRow(page).slugs.es.includes('{'))
    .flatMap((page) =>
      languages.map(
        (language) => siteUrl + addressOfPlace({ page, parameters: {} } as Place, language),
      ),
    );
  return [
    ...expectValue('/sitemap.xml', 'answers', answer.status, 200),
    ...expectType('/sitemap.xml', answer, 'application/xml'),
    ...addresses
      .filter((address) => !sitemap.includes(`<loc>${address}</loc>`))
      .map((address) => `/sitemap.xml lacks ${address}`),
  ];
}

/** API endpoints. */
export const apiChecks = ({ get }: Site): Check[] => [
  {
    name: 'an unknown call is answered with JSON',
    async run() {
      const answer = await get('/api/nada');
      return [
        ...expectValue('/api/nada', 'answers', answer.status, 404),
        ...expectType('/api/nada', answer, 'application/json'),
      ];
    },
  },
  {
    name: 'the site says of itself that it serves visitors',
    async run() {
      const answer = await get('/api/health');
      const words = `answers ${await answer.text()}`;
      return expectValue('/api/health', words, answer.status, 200);
    },
  },
  {
    name: 'reports of the ethical channel are sealed',
    async run() {
      const { reportsSealed } = (await (await get('/api/health')).json()) as {
        reportsSealed?: boolean;
      };
      return reportsSealed ? [] : { leftOut: 'REPORT_PUBLIC_KEY is not set' };
    },
  },
];
