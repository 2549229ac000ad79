import { addressOf } from '../../../src/site/addresses/addresses.ts';
import {
  type Check,
  expectRedirect,
  expectTrue,
  expectValue,
  type Faults,
} from './check.ts';
import { languageIn, type Site } from './site.ts';

/** Redirects and languages. */
export const addressChecks = (site: Site): Check[] => [
  { name: 'the language of the visitor at /', run: () => languageChoice(site) },
  { name: 'redirects to the canonical address', run: () => redirects(site) },
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
