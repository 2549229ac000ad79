import { Hono } from 'hono';
import { allRecalls } from '../../site/recalls/recalls.ts';
import { type AppEnv, siteUrlOf } from '../appEnv.ts';
import { cached, shortLived } from '../cacheControl.ts';
import { readCatalogue, readProduct } from '../content.ts';
import { openAccess, openHeaders } from '../middleware/openAccess.ts';
import { openData, openRecall } from './openData.ts';
import { productsCsv } from './productsCsv.ts';
import { productsJsonLd } from './productsJsonLd.ts';

const headers = { ...openHeaders, 'Cache-Control': cached(300) };

/** The catalogue as open data; docs/api.md describes it. */
export const productsApi = new Hono<AppEnv>();

for (const path of [
  '/recalls.json',
  '/products.json',
  '/products.csv',
  '/products.jsonld',
  '/products/*',
])
  productsApi.use(path, openAccess);

// Cached for a minute, and never served stale.
productsApi.get('/recalls.json', (c) =>
  c.json({ recalls: allRecalls.map((recall) => openRecall(recall, siteUrlOf(c))) }, 200, {
    ...openHeaders,
    'Cache-Control': shortLived,
  }),
);
productsApi.get('/products.json', async (c) =>
  c.json(
    {
      products: (await readCatalogue(c)).map((product) => openData(product, siteUrlOf(c))),
    },
    200,
    headers,
  ),
);
productsApi.get('/products.csv', async (c) =>
  c.body(productsCsv(await readCatalogue(c), siteUrlOf(c)), 200, {
    ...headers,
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': 'attachment; filename="risi-products.csv"',
  }),
);
productsApi.get('/products.jsonld', async (c) =>
  c.body(JSON.stringify(productsJsonLd(await readCatalogue(c), siteUrlOf(c))), 200, {
    ...headers,
    'Content-Type': 'application/ld+json',
  }),
);
productsApi.get('/products/:file{.+\\.json}', async (c) => {
  const product = await readProduct(c.req.param('file').slice(0, -'.json'.length), c);
  return product
    ? c.json(openData(product, siteUrlOf(c)), 200, headers)
    : c.json({ ok: false, error: 'not found' }, 404, {
        ...headers,
        'Cache-Control': shortLived,
      });
});
