import type { Context, MiddlewareHandler } from 'hono';
import type { Answer } from '../pages/visit.ts';
import { addressOfPlace } from '../site/addresses.ts';
import { isTraceless } from '../site/consent.ts';
import { count } from './counters.ts';
import { knownQuery } from './knownQuery.ts';
import { onceForAll, type Runs } from './onceForAll.ts';
import type { Copies } from './origin/lastGood.ts';
import { copiesFor, originAt } from './origin/originAt.ts';
import { cachedPage, keepPage, type RenderedPage } from './pageCache.ts';
import { pages, type Request } from './pages.tsx';
import { renderPage } from './render.tsx';
import { addSecurityHeaders } from './securityHeaders.ts';
import type { Site } from './site.ts';
import { submitted } from './submissions/page.ts';

/** Answers an address that was rendered before, ahead of everything else: most visits end here. */
export const renderedBefore: MiddlewareHandler<Site> = async (c, next) => {
  const { method, url } = c.req;
  if ((method === 'GET' || method === 'HEAD') && !url.includes('?')) {
    const rendered = cachedPage(url, copiesFor(c));
    if (rendered) return keptAnswer(c, rendered);
  }
  return next();
};

/** Makes the page that the address names, once for all who ask for it at the same time. One that holds a form takes its posts first. */
export async function page(c: Context<Site>): Promise<Response> {
  const url = new URL(c.req.url);
  const query = knownQuery(c.var.place.page, url.searchParams);
  const submission = await submitted(c, originAt(c, c.var.language));
  if (submission) return submission instanceof Response ? submission : renderPage(c, await make(c, query), c.var.place, c.var.language, submission);
  const key = url.origin + addressOfPlace(c.var.place, c.var.language) + (query.size ? `?${query}` : '');
  const kept = cachedPage(key, copiesFor(c));
  return kept ? keptAnswer(c, kept) : answer(c, await renderOnce(key, () => render(c, query), c));
}

const renders: Runs<RenderedPage> = new Map();

function renderOnce(key: string, make: () => Promise<RenderedPage>, c: Context<Site>): Promise<RenderedPage> {
  const makeAndKeep = async () => {
    const rendered = await make();
    keepPage(key, rendered);
    return rendered;
  };
  return onceForAll(renders, key, makeAndKeep, (work) => c.executionCtx.waitUntil(work));
}

function make(c: Context<Site>, query: URLSearchParams, copies?: Copies): Promise<Answer> {
  const { place, language } = c.var;
  const makePage = pages[place.page] as (request: Request<never>) => Promise<Answer>;
  return makePage({ language, parameters: place.parameters as never, query, origin: originAt(c, language, copies), now: new Date() });
}

async function render(c: Context<Site>, query: URLSearchParams): Promise<RenderedPage> {
  const reads: RenderedPage['reads'] = new Map();
  const copies: Copies = { ...copiesFor(c), onRead: (key, version) => void reads.set(key, version) };
  const response = await renderPage(c, await make(c, query, copies), c.var.place, c.var.language);
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = `"${base64(await crypto.subtle.digest('SHA-256', body)).slice(0, 27)}"`;
  const headers = new Headers(response.headers);
  headers.set('ETag', etag);
  addSecurityHeaders(headers);
  const counted = isTraceless(c.var.place.page) ? undefined : c.var.place.page;
  if (counted) count(c.env, 'page-rendered', counted, String(response.status));
  return { body, status: response.status, headers: [...headers], etag, reads, at: Date.now(), counted };
}

function keptAnswer(c: Context<Site>, page: RenderedPage): Response {
  if (page.counted) count(c.env, 'page-kept', page.counted);
  return answer(c, page);
}

function answer(c: Context<Site>, { body, status, headers, etag }: RenderedPage): Response {
  const asked = c.req.header('If-None-Match');
  if (asked && status === 200 && asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')) {
    return new Response(null, { status: 304, headers: headers.filter(([name]) => name !== 'content-type') });
  }
  const requestId = c.get('requestId');
  return new Response(body, { status, headers: requestId ? [...headers, ['X-Request-Id', requestId]] : headers });
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
