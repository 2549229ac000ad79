import { Context } from 'hono';
import type { PageName } from '../../site/addresses/addresses.ts';
import type { AppEnv } from '../appEnv.ts';
import type { ReadContext } from '../backEnd/readContext.ts';
import { readContextFor } from '../backEnd/reader.ts';
import { versionInMemory } from '../backEnd/staleCopies/staleCopies.ts';
import { count } from '../counters.ts';
import type { Rendered } from '../render.tsx';
import { type Flights, singleFlight } from '../singleFlight.ts';
import { freshnessOf, type Reads } from './freshness.ts';

/** A rendered page with everything its responses need. */
export interface RenderedPage extends Omit<Rendered, 'headers'> {
  headers: Headers;
  reads: Reads;
  renderedAtMs: number;
  page: PageName;
}

const renders: Flights<RenderedPage> = new Map();

/**
 * Responds with the page from the isolate's memory, or renders and stores it there. What the
 * edge caches is decided by `cacheControl.ts`. Concurrent requests for the same page share one
 * render.
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

/** Cache budget per isolate in bytes, about 300 pages. An isolate has 128 MB in all. */
const maxBytes = 16 * 1024 * 1024;
/** Maximum age in ms, because parts such as a promotion's end depend on the time. */
const maxAgeMs = 300_000;

/** Least recently used first. */
const pages = new Map<string, RenderedPage>();
let bytes = 0;

/** The cached page, unless it is too old or the data it shows has changed. */
function cachedPage(key: string, context: ReadContext): RenderedPage | undefined {
  const page = pages.get(key);
  if (!page) return undefined;
  if (Date.now() - page.renderedAtMs > maxAgeMs || !isCurrent(page, context)) {
    evict(key, page);
    return undefined;
  }
  pages.delete(key);
  pages.set(key, page);
  return page;
}

function isCurrent({ reads }: RenderedPage, context: ReadContext): boolean {
  for (const [key, version] of reads) if (versionInMemory(key, context) !== version) return false;
  return true;
}

/** Stores a page unless it is an error or incomplete. */
function storePage(key: string, page: RenderedPage): void {
  if (page.status !== 200 || freshnessOf(page.reads) === 'incomplete') return;
  const before = pages.get(key);
  if (before) evict(key, before);
  pages.set(key, page);
  bytes += page.body.byteLength;
  for (const [oldestKey, oldest] of pages) {
    if (bytes <= maxBytes) break;
    evict(oldestKey, oldest);
  }
}

function evict(key: string, page: RenderedPage): void {
  if (pages.delete(key)) bytes -= page.body.byteLength;
}
