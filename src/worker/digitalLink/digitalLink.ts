import { company } from 'virtual:content/company';
import { type Context, Hono } from 'hono';
import { addressOf } from '../../site/addresses/addresses.ts';
import { tradeItemOf } from '../../site/catalogue/catalogue.ts';
import {
  bestBeforeOf,
  digitalLinkOf,
  isGtin,
  isLot,
  type TradeItem,
} from '../../site/catalogue/gtin.ts';
import { concerns } from '../../site/recalls/recall.ts';
import { recallsOf } from '../../site/recalls/recalls.ts';
import { type AppEnv, siteUrlOf } from '../appEnv.ts';
import { cached, shortLived } from '../cacheControl.ts';
import { openAccess, openHeaders } from '../middleware/openAccess.ts';
import { page } from '../page.tsx';
import { chosenForVisitor, visitorLanguage } from '../request/visitor.ts';
import { asksForLinkset, linksetOf, targetOf, vocabulary } from './linkset.ts';

const linksetType = 'application/linkset+json';
/** The redirect depends on the visitor, and on whether a machine asks. */
const chosenHere = { ...chosenForVisitor, Vary: `Accept, ${chosenForVisitor.Vary}` };

/**
 * GS1 Digital Link: the URL in the code on a pack. Redirects browsers to the product, or to
 * the recall of that pack, with the lot and the query, and gives machines all links. Ignores what else follows the GTIN.
 */
export const digitalLink = new Hono<AppEnv>({ strict: true });

digitalLink.use('/01/*', openAccess);
digitalLink.use('/.well-known/gs1resolver', openAccess);

// The resolver description file of GS1.
digitalLink.get('/.well-known/gs1resolver', (c) =>
  c.json(
    {
      name: company.name,
      resolverRoot: siteUrlOf(c),
      supportedPrimaryKeys: ['01'],
      supportedLinkType: [{ namespace: vocabulary, prefix: 'gs1:' }],
      linkTypeDefaultCanBeLinkset: false,
    },
    200,
    { ...openHeaders, 'Cache-Control': cached(3_600) },
  ),
);

for (const path of ['/01/:gtin/10/:lot', '/01/:gtin/10/:lot/*', '/01/:gtin', '/01/:gtin/*'])
  digitalLink.get(path, (c) => {
    const gtin = c.req.param('gtin') ?? '';
    const item = isGtin(gtin) ? tradeItemOf(gtin) : undefined;
    if (wantsLinkset(c)) return linkset(c, item);
    if (!item) return noSuchPack(c);
    return new Response(null, {
      // GS1 requires a temporary redirect.
      status: 307,
      headers: {
        ...openHeaders,
        ...chosenHere,
        Location:
          recallOf(c, item) ??
          targetOf(item, visitorLanguage(c), c.req.query('linkType'), queryOf(c)),
        Link: `<${digitalLinkOf(item.gtin)}?linkType=linkset>; rel="linkset"; type="${linksetType}"`,
      },
    });
  });
digitalLink.all('/01/*', (c) => c.notFound());

/** The request's query, which GS1 requires to be passed on, and the lot. */
function queryOf(c: Context<AppEnv>): URLSearchParams {
  const query = new URLSearchParams(c.get('url').search);
  const lot = c.req.param('lot') ?? '';
  if (isLot(lot)) query.set('lote', lot);
  return query;
}

/**
 * The path of the recall that concerns a scanned pack, by its batch or date. Whatever was
 * asked for, that comes first. Of a pack without either, the product's page tells.
 */
function recallOf(c: Context<AppEnv>, { product, pack }: TradeItem): string | undefined {
  const query = queryOf(c);
  const lot = query.get('lote') ?? undefined;
  const known = { pack, lot, bestBefore: bestBeforeOf(query) };
  const recall = recallsOf(product.key).find((one) => concerns(one, known));
  if (!recall) return undefined;
  return `${addressOf('recalls', visitorLanguage(c))}${query.size ? `?${query}` : ''}#${recall.id}`;
}

const wantsLinkset = (c: Context<AppEnv>): boolean =>
  asksForLinkset(c.req.query('linkType')) || (c.req.header('Accept') ?? '').includes(linksetType);

function linkset(c: Context<AppEnv>, item: TradeItem | undefined): Response {
  const headers = { ...openHeaders, Vary: 'Accept' };
  // Asked for by a header, it must not be what a cache gives browsers at that address.
  const isShared = asksForLinkset(c.req.query('linkType'));
  if (!item)
    return c.json({ ok: false, error: 'not found' }, 404, {
      ...headers,
      'Cache-Control': isShared ? shortLived : 'private, no-store',
    });
  return c.body(JSON.stringify(linksetOf(item, siteUrlOf(c))), 200, {
    ...headers,
    'Content-Type': linksetType,
    'Cache-Control': isShared ? cached(300) : 'private, max-age=300',
  });
}

/** The not-found page in the visitor's language, for an unknown GTIN. */
async function noSuchPack(c: Context<AppEnv>): Promise<Response> {
  const language = visitorLanguage(c);
  c.set('place', { page: 'not-found', parameters: {} });
  c.set('language', language);
  // The page's own address, which has the language: visitors share what is rendered for one.
  c.set('url', new URL(addressOf('not-found', language), c.get('url')));
  const response = await page(c);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(chosenHere)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
