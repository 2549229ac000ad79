import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appEnv.ts';
import { readContextFor } from '../backEnd/reader.ts';
import { count } from '../counters.ts';
import { type Flights, singleFlight } from '../singleFlight.ts';
import { cachedPage, type RenderedPage, storePage } from './renderedPages.ts';

const renders: Flights<RenderedPage> = new Map();

/**
 * Responds with a page whose key is the requested address, as it is for most visits. That
 * address need not be resolved, which saves a fifth of the processor time.
 */
export const pageFromMemory = createMiddleware<AppEnv>(
  async (c, next) => (c.req.method === 'GET' && fromMemory(c, c.req.url)) || next(),
);

/**
 * Responds with the page from the isolate's memory, or renders and stores it there. How long
 * it stays is decided by `renderedPages.ts`, what the edge caches by `cacheControl.ts`.
 * Concurrent requests for the same page share one render.
 *
 * @param key Scheme, host, canonical path, and the page's known query parameters.
 */
export async function cachedAnswer(
  c: Context<AppEnv>,
  key: string,
  render: () => Promise<RenderedPage>,
): Promise<Response> {
  const inMemory = fromMemory(c, key);
  if (inMemory) return inMemory;
  const renderAndStore = async () => {
    const rendered = await render();
    storePage(key, rendered);
    return rendered;
  };
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const response = respond(
    c,
    await singleFlight(renders, key, renderAndStore, waitUntil),
  );
  // Set here because middleware would have to copy the response.
  response.headers.set('X-Request-Id', c.get('requestId'));
  return response;
}

function fromMemory(c: Context<AppEnv>, key: string): Response | undefined {
  const page = cachedPage(key, readContextFor(c));
  if (!page) return undefined;
  c.set('isCached', true);
  if (page.countedPage) count(c.env, 'page-kept', page.countedPage);
  return respond(c, page);
}

/** The page, or 304 if the visitor has this version. */
function respond(
  c: Context<AppEnv>,
  { body, status, headers, etag }: RenderedPage,
): Response {
  const isUnchanged = status === 200 && matches(etag, c.req.header('If-None-Match'));
  // Passing on a Headers object is faster than copying its entries.
  if (!isUnchanged) return new Response(body, { status, headers });
  const own = new Headers(headers);
  own.delete('Content-Type');
  return new Response(null, { status: 304, headers: own });
}

/** Whether If-None-Match contains the entity tag. */
const matches = (etag: string, list = ''): boolean =>
  list
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
