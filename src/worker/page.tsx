import type { Context, MiddlewareHandler } from 'hono';
import { mailboxModel } from '../pages/ethical-mailbox/route.tsx';
import { routes } from '../pages/index.ts';
import type { PageModel } from '../pages/layout/pageModel.ts';
import type { PageRequest } from '../pages/route.ts';
import { addressOfPlace } from '../site/addresses/addresses.ts';
import { isTraceless } from '../site/privacy/consent.ts';
import { copiesFor, readerFor } from './backEnd/readerFor.ts';
import type { Copies } from './backEnd/staleCopies/copies.ts';
import { count } from './counters.ts';
import { openedMailbox } from './ethicalChannel/mailbox.ts';
import {
  cachedPage,
  freshnessOf,
  keepPage,
  type RenderedPage,
} from './middleware/pageCache.ts';
import { answerPage, renderPage } from './render.tsx';
import { knownQuery } from './request/knownQuery.ts';
import { searchIndexIn } from './searchIndex.ts';
import { type Flights, singleFlight } from './singleFlight.ts';
import type { Site } from './site.ts';
import { submitted } from './submissions/page.ts';
import { textsIn } from './texts.ts';

/**
 * Answers an address that was rendered before, ahead of everything else: most visits
 * end here.
 */
export const renderedBefore: MiddlewareHandler<Site> = async (c, next) => {
  const { method, url } = c.req;
  if ((method === 'GET' || method === 'HEAD') && !url.includes('?')) {
    const rendered = cachedPage(url, copiesFor(c));
    if (rendered) return keptAnswer(c, rendered);
  }
  return next();
};

/**
 * Makes the page that the address names, once for all who ask for it at the same time.
 * One that holds a form takes its posts first.
 */
export async function page(c: Context<Site>): Promise<Response> {
  const url = new URL(c.req.url);
  const { place, language } = c.var;
  const query = knownQuery(place.page, url.searchParams);
  if (place.page === 'ethical-mailbox' && c.req.method === 'POST') {
    const text = await textsIn(language, c.env.ASSETS).get('ethical-mailbox');
    const model = mailboxModel(text, await openedMailbox(c));
    return answerPage(c, model, place, language);
  }
  const submission = await submitted(c);
  if (submission instanceof Response) return submission;
  if (submission) return answerPage(c, await make(c, query), place, language, submission);
  const key =
    url.origin + addressOfPlace(place, language) + (query.size ? `?${query}` : '');
  const kept = cachedPage(key, copiesFor(c));
  return kept
    ? keptAnswer(c, kept)
    : answer(c, await renderOnce(key, () => render(c, query), c));
}

const renders: Flights<RenderedPage> = new Map();

function renderOnce(
  key: string,
  make: () => Promise<RenderedPage>,
  c: Context<Site>,
): Promise<RenderedPage> {
  const makeAndKeep = async () => {
    const rendered = await make();
    keepPage(key, rendered);
    return rendered;
  };
  return singleFlight(renders, key, makeAndKeep, (work) =>
    c.executionCtx.waitUntil(work),
  );
}

function make(
  c: Context<Site>,
  query: URLSearchParams,
  copies?: Copies,
): Promise<PageModel> {
  const { place, language } = c.var;
  // The table pairs each route with its own parameters, which the compiler cannot follow.
  const route = routes[place.page] as (request: PageRequest<never>) => Promise<PageModel>;
  return route({
    language,
    parameters: place.parameters as never,
    query,
    backEnd: readerFor(c, language, copies),
    texts: textsIn(language, c.env.ASSETS),
    searchIndex: () => searchIndexIn(language, c.env.ASSETS),
    now: new Date(),
  });
}

async function render(c: Context<Site>, query: URLSearchParams): Promise<RenderedPage> {
  const reads: RenderedPage['reads'] = new Map();
  const copies: Copies = {
    ...copiesFor(c),
    onRead: (key, version) => void reads.set(key, version),
  };
  const { place, language } = c.var;
  const model = await make(c, query, copies);
  const { body, status, headers } = await renderPage(
    c,
    model,
    place,
    language,
    freshnessOf(reads),
  );
  const etag = `"${base64(await crypto.subtle.digest('SHA-256', body)).slice(0, 27)}"`;
  const counted = isTraceless(place.page) ? undefined : place.page;
  if (counted) count(c.env, 'page-rendered', counted, String(status));
  return {
    body,
    status,
    headers: new Headers({ ...headers, ETag: etag }),
    etag,
    reads,
    at: Date.now(),
    counted,
  };
}

function keptAnswer(c: Context<Site>, page: RenderedPage): Response {
  if (page.counted) count(c.env, 'page-kept', page.counted);
  return answer(c, page);
}

function answer(c: Context<Site>, page: RenderedPage): Response {
  const { body, status, etag } = page;
  const asked = c.req.header('If-None-Match');
  const unchanged =
    asked &&
    status === 200 &&
    asked
      .split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
  const requestId = c.get('requestId');
  // Headers that are handed on whole are copied many times faster than name by name.
  const headers = unchanged || requestId ? new Headers(page.headers) : page.headers;
  if (requestId) headers.set('X-Request-Id', requestId);
  if (unchanged) headers.delete('Content-Type');
  return unchanged
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status, headers });
}

const base64 = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));
