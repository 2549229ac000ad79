import { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { readContextFor } from '../backEnd/reader.ts';
import { count } from '../counters.ts';
import { type Flights, singleFlight } from '../singleFlight.ts';
import { cachedPage, type RenderedPage, storePage } from './renderedPages.ts';

const renders: Flights<RenderedPage> = new Map();

/**
 * Responds with the page from the isolate's memory, or renders and stores it there. How long
 * it stays is decided by `renderedPages.ts`, what the edge caches by `cacheControl.ts`.
 * Concurrent requests for the same page share one render.
 *
 * A render may read nothing of the request but its key: what one visitor sent must not
 * reach the next. So it gets a request made from the key, of the same place and language.
 *
 * @param key Scheme, host, canonical path, and the page's known query parameters.
 */
export async function cachedAnswer(
  c: Context<AppEnv>,
  key: string,
  render: (keyed: Context<AppEnv>) => Promise<RenderedPage>,
): Promise<Response> {
  const kept = cachedPage(key, readContextFor(c));
  if (kept) count(c.env, 'page-kept', kept.page);
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const renderAndStore = async () => {
    const rendered = await render(keyedContext(c, key));
    storePage(key, rendered);
    return rendered;
  };
  const { body, status, headers } =
    kept ?? (await singleFlight(renders, key, renderAndStore, waitUntil));
  return new Response(body, { status, headers });
}

function keyedContext(c: Context<AppEnv>, key: string): Context<AppEnv> {
  const { env, executionCtx } = c;
  const keyed = new Context<AppEnv>(new Request(key), { env, executionCtx });
  keyed.set('url', new URL(key));
  keyed.set('place', c.get('place'));
  keyed.set('language', c.get('language'));
  return keyed;
}
