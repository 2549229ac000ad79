/**
 * `npm run smoke -- https://host`: asks a running site for one of everything and tells
 * what is not as it should be. Changes nothing: its only posts are two empty forms,
 * which the site refuses. Ends with an error if anything is wrong.
 */
import { parseArgs } from 'node:util';
import {
  addressOf,
  addressOfPlace,
  addressRow,
  type PageName,
  type Place,
  pageNames,
} from '../../src/site/addresses/addresses.ts';
import { familyIds, rangesOf } from '../../src/site/catalogue/families.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { securityHeaders } from '../../src/worker/middleware/securityHeaders.ts';
import { table } from './table.ts';

/**
 * What was looked at, and what is wrong with it; `about` says what else is worth
 * knowing, `leftOut` why it was not looked at.
 */
export interface Finding {
  what: string;
  faults: string[];
  about?: string;
  leftOut?: string;
}

/** What is wrong, or why it cannot be told now. */
type Look = () => Promise<string[] | { leftOut: string }>;

/** Milliseconds an answer may take. */
const timeout = 15_000;

type Get = (path: string, headers?: Record<string, string>) => Promise<Response>;

/** Looks at everything once. Throws where nothing answers. */
export async function smoke(address: string): Promise<Finding[]> {
  const { origin } = new URL(address);
  const ask = (path: string, init: RequestInit) =>
    fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...init,
    });
  const get: Get = (path, headers = {}) => ask(path, { headers });
  const post = (path: string, type: string, body: string) =>
    ask(path, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': type },
      body,
    });
  await get('/robots.txt');

  const sitemap = await textOf(get('/sitemap.xml')).catch(() => '');
  const home = await textOf(get(addressOf('home', 'es'))).catch(() => '');
  const script = /<script[^>]*\ssrc="([^"]+)"/.exec(home)?.[1];
  const looks: [what: string, look: Look, about?: string][] = [
    ['the language of the visitor at /', () => languageChoice(get)],
    ['redirects to the canonical address', () => redirects(get)],
    ...pageNames
      .filter((page) => page !== 'not-found')
      .map((page): [string, Look, string?] => {
        const place = exampleOf(page, sitemap, origin);
        if (!place)
          return [`page ${page}`, async () => ({ leftOut: 'the sitemap names none' })];
        return [
          `page ${page}`,
          async () =>
            (
              await Promise.all(
                languages.map((language) => canonicalPage(get, origin, place, language)),
              )
            ).flat(),
          addressOfPlace(place, 'es'),
        ];
      }),
    ['the page that says that there is none', () => notFound(get)],
    [
      'security headers of a page',
      async () => securityFaults(await get(addressOf('history', 'es'))),
    ],
    ['security headers of a redirect', async () => securityFaults(await get('/'))],
    [
      'security headers of a file',
      async () => securityFaults(await get(script ?? '/favicon.svg')),
    ],
    [
      'robots.txt and X-Robots-Tag say the same',
      () => robots(get, origin),
      (await isIndexed(get))
        ? 'search engines may list it'
        : 'search engines are asked to stay away',
    ],
    [
      'the sitemap has every page',
      async () => sitemapFaults(await get('/sitemap.xml'), sitemap, origin),
    ],
    ['files with a hash in their name are kept for a year', () => immutable(get, script)],
    [
      'an empty form is refused with messages, as JSON',
      async () =>
        refusedAsJson(await post('/api/newsletter?lang=es', 'application/json', '{}')),
    ],
    [
      'an empty form is refused with messages, as a page',
      async () =>
        refusedAsPage(
          await post(
            addressOf('newsletter', 'es'),
            'application/x-www-form-urlencoded',
            '',
          ),
        ),
    ],
    ['an unknown call is answered with JSON', () => unknownCall(get)],
    ['the site says of itself that it serves visitors', () => health(get)],
  ];
  const findings: Finding[] = [];
  for (const [what, look, about] of looks) {
    const found = await look().catch((error: unknown) => [wordsOf(error)]);
    findings.push({
      what,
      ...('leftOut' in found ? { faults: [], ...found } : { faults: found }),
      ...(about ? { about } : {}),
    });
  }
  return findings;
}

/** The findings as lines, what is wrong last and by itself. */
export function report(address: string, findings: Finding[]): string {
  const wrong = findings.filter(({ faults }) => faults.length);
  const looked = findings.filter(({ leftOut }) => leftOut === undefined);
  const rows = findings.map(({ what, faults, about = '', leftOut }) => {
    if (leftOut !== undefined) return ['-', what, `left out: ${leftOut}`];
    return faults.length ? ['WRONG', what, ''] : ['ok', what, about];
  });
  const details = wrong.flatMap(({ what, faults }) => [
    `\n${what}:`,
    ...faults.map((fault) => `  ${fault}`),
  ]);
  const verdict = wrong.length
    ? `${wrong.length} of ${looked.length} are wrong`
    : `all ${looked.length} are as they should be`;
  const rest = findings.length - looked.length;
  return [
    table(rows),
    ...details,
    '',
    `${address}: ${verdict}${rest ? `, ${rest} left out` : ''}`,
  ].join('\n');
}

/**
 * A place of the page: the first that the sitemap names where only the origin or the
 * content knows any.
 */
function exampleOf(page: PageName, sitemap: string, origin: string): Place | undefined {
  const [family = 'snacks'] = familyIds;
  if (page === 'family') return { page, parameters: { family } };
  const [range] = rangesOf(family);
  if (page === 'range') return range && { page, parameters: { family, range } };
  const parameter = /\{(\w+)\}$/.exec(addressRow(page).slugs.es)?.[1];
  if (!parameter) return { page, parameters: {} } as Place;
  const above = `<loc>${origin}${addressOfPlace({ page, parameters: { [parameter]: '' } } as unknown as Place, 'es')}`;
  const start = sitemap.indexOf(above);
  if (start < 0) return undefined;
  const value = decodeURIComponent(
    sitemap.slice(start + above.length, sitemap.indexOf('</loc>', start)),
  );
  return { page, parameters: { [parameter]: value } } as unknown as Place;
}

async function languageChoice(get: Get): Promise<string[]> {
  const faults: string[] = [];
  for (const [accepts, cookie, language] of [
    ['fr-CA,fr;q=0.9', '', 'fr'],
    ['en', '', 'en'],
    ['de', '', 'es'],
    ['en', 'risi_lang=fr', 'fr'],
  ] as const) {
    const answer = await get('/', { 'Accept-Language': accepts, Cookie: cookie });
    faults.push(
      ...redirectFaults(
        `/ for ${accepts}${cookie && ` with ${cookie}`}`,
        answer,
        302,
        addressOf('home', language),
      ),
    );
    if (!/accept-language/i.test(answer.headers.get('Vary') ?? ''))
      faults.push('/ does not vary by Accept-Language');
  }
  return faults;
}

async function redirects(get: Get): Promise<string[]> {
  const faults: string[] = [];
  for (const [from, to] of [
    [addressOf('news', 'es').toUpperCase(), addressOf('news', 'es')],
    [`${addressOf('history', 'en')}/`, addressOf('history', 'en')],
    [addressOf('history', 'es').replace('/es/', '/fr/'), addressOf('history', 'fr')],
  ] as const) {
    faults.push(...redirectFaults(from, await get(from), 301, to));
    const { status } = await get(to);
    if (status !== 200) faults.push(`${from} leads to ${to}, which answers ${status}`);
  }
  return faults;
}

async function canonicalPage(
  get: Get,
  origin: string,
  place: Place,
  language: Language,
): Promise<string[]> {
  const path = addressOfPlace(place, language);
  const answer = await get(path);
  const html = await answer.text();
  return [
    ...expected(path, 'answers', answer.status, 200),
    ...expected(
      path,
      'is in the language',
      /<html[^>]*\slang="([^"]+)"/.exec(html)?.[1],
      language,
    ),
    ...expected(
      path,
      'names as canonical',
      /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
      origin + path,
    ),
  ];
}

async function notFound(get: Get): Promise<string[]> {
  const path = addressOf('not-found', 'fr');
  const answer = await get(path);
  const html = await answer.text();
  const unknown = await get('/es/no-existe');
  return [
    ...expected(path, 'answers', answer.status, 404),
    ...expected(
      path,
      'is in the language',
      /<html[^>]*\slang="([^"]+)"/.exec(html)?.[1],
      'fr',
    ),
    ...(/<meta name="robots" content="noindex"/.test(html)
      ? []
      : [`${path} does not ask search engines to leave it out`]),
    ...redirectFaults('/es/no-existe', unknown, 302, '/es'),
    ...expected('/assets/nada.js', 'answers', (await get('/assets/nada.js')).status, 404),
  ];
}

async function health(get: Get): Promise<string[]> {
  const answer = await get('/api/health');
  return expected('/api/health', `answers ${await answer.text()}`, answer.status, 200);
}

function securityFaults({ url, headers }: Response): string[] {
  const { pathname } = new URL(url);
  const policy = headers.get('Content-Security-Policy') ?? '';
  return [
    ...Object.entries(securityHeaders).flatMap(([name, value]) =>
      expected(pathname, `has as ${name}`, headers.get(name) ?? undefined, value),
    ),
    ...["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]
      .filter((directive) => !policy.includes(directive))
      .map((directive) => `${pathname} has no ${directive} in its policy`),
    ...(headers.has('Cache-Control')
      ? []
      : [`${pathname} does not say how long it may be kept`]),
  ];
}

const isIndexed = async (get: Get): Promise<boolean> =>
  !/^Disallow: \/$/m.test(await textOf(get('/robots.txt')));

async function robots(get: Get, origin: string): Promise<string[]> {
  const answer = await get('/robots.txt');
  const text = await answer.text();
  const tag = (await get(addressOf('home', 'es'))).headers.get('X-Robots-Tag');
  const faults = expected('/robots.txt', 'answers', answer.status, 200);
  if (!/^Disallow: \/$/m.test(text)) {
    if (!text.includes(`Sitemap: ${origin}/sitemap.xml`))
      faults.push('/robots.txt does not name the sitemap');
    if (tag) faults.push(`/robots.txt lets search engines in, and pages say ${tag}`);
  } else if (tag !== 'noindex')
    faults.push('/robots.txt keeps search engines out, and pages do not say noindex');
  return faults;
}

function sitemapFaults(
  { status, headers }: Response,
  text: string,
  origin: string,
): string[] {
  const addresses = pageNames
    .filter((page) => page !== 'not-found' && !addressRow(page).slugs.es.includes('{'))
    .flatMap((page) =>
      languages.map(
        (language) =>
          origin + addressOfPlace({ page, parameters: {} } as Place, language),
      ),
    );
  return [
    ...expected('/sitemap.xml', 'answers', status, 200),
    ...expected(
      '/sitemap.xml',
      'is of the type',
      headers.get('Content-Type')?.split(';')[0],
      'application/xml',
    ),
    ...addresses
      .filter((address) => !text.includes(`<loc>${address}</loc>`))
      .map((address) => `/sitemap.xml lacks ${address}`),
  ];
}

async function immutable(get: Get, script: string | undefined): Promise<string[]> {
  if (!script) return [`${addressOf('home', 'es')} names no script`];
  const { status, headers } = await get(script);
  return [
    ...expected(script, 'answers', status, 200),
    ...(/max-age=31536000.*immutable/.test(headers.get('Cache-Control') ?? '')
      ? []
      : [`${script} says "${headers.get('Cache-Control')}"`]),
  ];
}

/** The limit of posts is the site's own, and says nothing about its forms. */
const tooManyPosts = { leftOut: 'too many posts from here, ask again in a minute' };

async function refusedAsJson(answer: Response): ReturnType<Look> {
  if (answer.status === 429) return tooManyPosts;
  const { ok, errors } = (await answer.json()) as {
    ok?: boolean;
    errors?: Record<string, string[]>;
  };
  return [
    ...expected('/api/newsletter', 'answers', answer.status, 422),
    ...(ok === false ? [] : ['/api/newsletter does not say that it refused']),
    ...['name', 'email', 'privacy']
      .filter((field) => !errors?.[field]?.[0])
      .map((field) => `/api/newsletter has no message for ${field}`),
  ];
}

async function refusedAsPage(answer: Response): ReturnType<Look> {
  if (answer.status === 429) return tooManyPosts;
  const path = addressOf('newsletter', 'es');
  return [
    ...expected(path, 'answers an empty post with', answer.status, 422),
    ...(/aria-invalid="true"/.test(await answer.text())
      ? []
      : [`${path} marks no field as wrong`]),
  ];
}

async function unknownCall(get: Get): Promise<string[]> {
  const answer = await get('/api/nada');
  return [
    ...expected('/api/nada', 'answers', answer.status, 404),
    ...expected(
      '/api/nada',
      'is of the type',
      answer.headers.get('Content-Type')?.split(';')[0],
      'application/json',
    ),
  ];
}

const redirectFaults = (
  from: string,
  { status, headers }: Response,
  wantedStatus: number,
  to: string,
): string[] => [
  ...expected(from, 'answers', status, wantedStatus),
  ...expected(from, 'leads to', headers.get('Location') ?? undefined, to),
];

const expected = <T>(
  path: string,
  what: string,
  found: T | undefined,
  wanted: T,
): string[] =>
  found === wanted ? [] : [`${path} ${what} ${found ?? 'nothing'}, not ${wanted}`];

const textOf = async (answer: Promise<Response>): Promise<string> =>
  (await answer).text();

/** A failed fetch tells its reason only in its cause. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error
    ? `no answer (${error.cause.message || (error.cause as NodeJS.ErrnoException).code})`
    : error.message;
}

if (import.meta.main) {
  const [address] = parseArgs({ allowPositionals: true }).positionals;
  if (!address || !URL.canParse(address)) {
    console.error('Say which site: npm run smoke -- https://host');
    process.exit(1);
  }
  try {
    const findings = await smoke(address);
    console.log(report(address, findings));
    if (findings.some(({ faults }) => faults.length)) process.exitCode = 1;
  } catch (error) {
    console.error(`${address}: ${wordsOf(error)}`);
    process.exitCode = 1;
  }
}
