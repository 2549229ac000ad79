import {
  addressOf,
  addressOfPlace,
  addressRow,
  type Place,
  pageNames,
} from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { type Check, expectTrue, expectType, expectValue, type Faults } from './check.ts';
import { letsRobotsIn, type Site } from './site.ts';

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
        (language) =>
          siteUrl + addressOfPlace({ page, parameters: {} } as Place, language),
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
