import { addressOf, addressOfPlace, type Place } from '../../../src/site/addresses/addresses.ts';
import { testQuestion } from '../testQuestion.ts';
import {
  type Check,
  expectTrue,
  expectValue,
  type Faults,
  type LeftOut,
  languageIn,
  type Site,
} from './site.ts';

/** What visitors come for, followed link by link without a script. */
export const journeys = (site: Site): Check[] => [
  { name: 'from home to a product and its allergens', run: () => toProduct(site) },
  { name: 'a search, and its first product', run: () => search(site) },
  { name: 'the newest news', run: () => readNews(site) },
  { name: 'a product in another language', run: () => changeLanguage(site) },
  { name: 'the ethical channel, and a wrong code', run: () => reachChannel(site) },
  {
    name: 'a question is received',
    about: 'delete it at the back end: PRUEBA TÉCNICA',
    run: () => ask(site),
  },
];

const formType = 'application/x-www-form-urlencoded';
const tooManyPosts = { leftOut: 'too many posts from here, ask again in a minute' };

/** The first link to a page of a kind, whose last parameter any value may take. */
function linkIn(html: string, page: 'product' | 'news-item'): string | undefined {
  const parameters = page === 'product' ? { key: '' } : { slug: '' };
  const start = addressOfPlace({ page, parameters } as Place, 'es');
  return hrefsIn(html).find((href) => href.startsWith(start) && /^[^?#]+$/.test(href));
}

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** The fault of a link that a page lacks. */
const expectLink = (from: string, to: string | undefined, what: string): Faults =>
  expectTrue(to !== undefined, `${from} has no link to ${what}`);

/** A page that must answer 200. */
async function open({ get }: Site, path: string): Promise<{ html: string; faults: Faults }> {
  const answer = await get(path);
  return {
    html: await answer.text(),
    faults: expectValue(path, 'answers', answer.status, 200),
  };
}

async function toProduct(site: Site): Promise<Faults> {
  const [from, list] = [addressOf('home', 'es'), addressOf('products', 'es')];
  const home = await open(site, from);
  const finder = await open(site, list);
  return [
    ...home.faults,
    ...expectTrue(hrefsIn(home.html).includes(list), `${from} has no link to ${list}`),
    ...finder.faults,
    ...(await productFaults(site, list, finder.html)),
  ];
}

async function search(site: Site): Promise<Faults> {
  const path = `${addressOf('search', 'es')}?q=patatas`;
  const { html, faults } = await open(site, path);
  return [...faults, ...(await productFaults(site, path, html))];
}

/** Opens the first product that a page links to. */
async function productFaults(site: Site, from: string, html: string): Promise<Faults> {
  const path = linkIn(html, 'product');
  if (!path) return expectLink(from, path, 'a product');
  const product = await open(site, path);
  return [
    ...product.faults,
    ...expectTrue(product.html.includes('id="ingredients"'), `${path} shows no ingredients`),
    ...expectTrue(product.html.includes('data-declared="'), `${path} declares no allergens`),
  ];
}

async function readNews(site: Site): Promise<Faults | LeftOut> {
  const from = addressOf('news', 'es');
  const list = await open(site, from);
  if (list.faults.length) return list.faults;
  const path = linkIn(list.html, 'news-item');
  if (!path) return { leftOut: 'there are no news' };
  const item = await open(site, path);
  return [...item.faults, ...expectTrue(item.html.includes('<article'), `${path} has no article`)];
}

async function changeLanguage(site: Site): Promise<Faults> {
  const list = addressOf('products', 'es');
  const { html, faults } = await open(site, list);
  const from = linkIn(html, 'product');
  if (!from) return [...faults, ...expectLink(list, from, 'a product')];
  const product = await open(site, from);
  const to = /<a href="([^"]+)" hrefLang="fr"/i.exec(product.html)?.[1];
  if (!to) return [...product.faults, ...expectLink(from, to, 'its French page')];
  const french = await open(site, to);
  return [
    ...product.faults,
    ...french.faults,
    ...expectValue(to, 'is in the language', languageIn(french.html), 'fr'),
  ];
}

/** No report is sent: it would be a case that somebody has to answer. */
async function reachChannel(site: Site): Promise<Faults | LeftOut> {
  const channel = addressOf('ethical-channel', 'es');
  const answer = await site.get(channel);
  const mailbox = addressOf('ethical-mailbox', 'es');
  const wrong = await site.post(mailbox, formType, 'codigo=nada');
  if (wrong.status === 429) return tooManyPosts;
  const caching = answer.headers.get('Cache-Control') ?? '';
  return [
    ...expectValue(channel, 'answers', answer.status, 200),
    ...expectTrue(caching.includes('no-store'), `${channel} may be kept: "${caching}"`),
    ...expectTrue(
      hrefsIn(await answer.text()).includes(mailbox),
      `${channel} has no link to ${mailbox}`,
    ),
    ...expectValue(mailbox, 'answers a wrong code with', wrong.status, 422),
  ];
}

async function ask(site: Site): Promise<Faults | LeftOut> {
  const path = addressOf('contact-other', 'es');
  const form = await open(site, path);
  const answers = testQuestion(`npm run smoke, ${new Date().toISOString()}`);
  const sent = await site.post(path, formType, String(new URLSearchParams(answers)));
  if (sent.status === 429) return tooManyPosts;
  const faults = [...form.faults, ...expectValue(path, 'answers a post with', sent.status, 303)];
  if (faults.length) return faults;
  const receipt = await open(site, sent.headers.get('Location') ?? path);
  return [
    ...receipt.faults,
    ...expectTrue(receipt.html.includes('class="reference"'), `${path} gives no reference`),
  ];
}
