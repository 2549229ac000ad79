import type { Context } from 'hono';
import { mailboxModel } from '../pages/ethical-mailbox/route.tsx';
import { routes } from '../pages/index.ts';
import type { PageModel } from '../pages/layout/pageModel.ts';
import type { PageRequest } from '../pages/route.ts';
import { isPrivate } from '../site/privacy/privatePages.ts';
import type { AppEnv } from './appEnv.ts';
import type { ReadContext } from './backEnd/readContext.ts';
import { readContextFor, readerFor } from './backEnd/reader.ts';
import { pageContent } from './content.ts';
import { count } from './counters.ts';
import { handleMailboxRequest } from './ethicalChannel/mailbox.ts';
import { freshnessOf } from './pageCache/freshness.ts';
import { cachedAnswer, type RenderedPage } from './pageCache/pageCache.ts';
import { answerPage, renderPage } from './render.tsx';
import { knownQuery } from './request/knownQuery.ts';
import { handleFormRequest } from './submissions/formRequest.ts';

/** Handles a page request, and posts to the page's form. */
export async function page(c: Context<AppEnv>): Promise<Response> {
  const { url, place, language } = c.var;
  const query = knownQuery(place.page, url.searchParams);
  if (place.page === 'ethical-mailbox') {
    const state = await handleMailboxRequest(c);
    if (state instanceof Response) return state;
    const text = await pageContent(c, language).texts.get('ethical-mailbox');
    return answerPage(c, mailboxModel(text, state), place, language);
  }
  const formState = await handleFormRequest(c);
  if (formState instanceof Response) return formState;
  // Nothing of a private page is kept: its form has an id for one visitor.
  if (formState || isPrivate(place.page))
    return answerPage(c, await modelOf(c, query), place, language, formState);
  const key = url.origin + url.pathname + (query.size ? `?${query}` : '');
  return cachedAnswer(c, key, render);
}

function modelOf(
  c: Context<AppEnv>,
  query: URLSearchParams,
  context?: ReadContext,
): Promise<PageModel> {
  const { place, language } = c.var;
  // Each route takes the parameters of its own page, which TypeScript cannot infer here.
  const route = routes[place.page] as (request: PageRequest<never>) => Promise<PageModel>;
  return route({
    language,
    parameters: place.parameters as never,
    query,
    backEnd: readerFor(c, language, context),
    ...pageContent(c, language),
    now: new Date(),
  });
}

async function render(c: Context<AppEnv>): Promise<RenderedPage> {
  const reads: RenderedPage['reads'] = new Map();
  const context: ReadContext = {
    ...readContextFor(c),
    onRead: (key, version) => void reads.set(key, version),
  };
  const { url, place, language } = c.var;
  const model = await modelOf(c, url.searchParams, context);
  const { body, status, headers } = await renderPage(
    c,
    model,
    place,
    language,
    freshnessOf(reads, model.changesByDate),
  );
  const etag = `"${new Uint8Array(await crypto.subtle.digest('SHA-256', body)).toHex().slice(0, 32)}"`;
  count(c.env, 'page-rendered', place.page, String(status));
  return {
    body,
    status,
    headers: new Headers({ ...headers, ETag: etag }),
    reads,
    renderedAtMs: Date.now(),
    page: place.page,
  };
}
