import { Hono } from 'hono';
import { addressOf } from '../../site/addresses/addresses.ts';
import { allProducts, productOf, rangeOf } from '../../site/catalogue/catalogue.ts';
import type { Origin, Product } from '../../site/catalogue/products.ts';
import { type Language, languages } from '../../site/i18n/languages.ts';
import { cached, shortLived } from '../cacheControl.ts';
import type { Site } from '../site.ts';

/** Anyone may read the catalogue, from any page. */
const headers = {
  'Cache-Control': cached(300),
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The catalogue as open data; docs/api.md describes it. */
export const productsApi = new Hono<Site>();

productsApi.get('/products.json', (c) =>
  c.json(
    {
      products: allProducts().map((product) =>
        openData(product, new URL(c.req.url).origin),
      ),
    },
    200,
    headers,
  ),
);
productsApi.get('/products/:file{.+\\.json}', (c) => {
  const product = productOf(c.req.param('file').slice(0, -'.json'.length));
  return product
    ? c.json(openData(product, new URL(c.req.url).origin), 200, headers)
    : c.json({ ok: false, error: 'not found' }, 404, {
        ...headers,
        'Cache-Control': shortLived,
      });
});

/** A product with its addresses, and without what only concerns how its page looks. */
function openData(product: Product, site: string) {
  const { layout, images, group, claims, family, range, origin, ...data } = product;
  const { hideGlutenFree, showLactoseFree, glutenFree, ...declared } = claims;
  return {
    ...data,
    family,
    range: { id: range, name: rangeOf(family, range).name },
    // What the pack keeps to itself is not declared here either.
    claims: {
      ...(glutenFree === undefined || hideGlutenFree ? {} : { glutenFree }),
      ...declared,
    },
    ...(origin ? { origin: openOrigin(origin) } : {}),
    url: Object.fromEntries(
      languages.map((language) => [
        language,
        site + addressOf('product', language, { key: product.key }),
      ]),
    ) as Record<Language, string>,
  };
}

/**
 * What it says, without the names of its drawings and its video, which mean nothing
 * elsewhere.
 */
function openOrigin({ name, place, pairing, tasting }: Origin) {
  const words = ({ title, text }: Origin['place']) => ({ title, text });
  return {
    name,
    place: words(place),
    pairing: words(pairing),
    tasting: { notes: tasting.notes },
  };
}
