import { integrity, script } from 'virtual:client-assets';
import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { renderToString } from 'react-dom/server';
import { Document } from '../pages/layout/Document.tsx';
import { Page } from '../pages/layout/Page.tsx';
import type { Crumb, PageModel } from '../pages/layout/pageModel.ts';
import { type Visit, VisitContext, visitOf } from '../pages/layout/visit.ts';
import type { Place } from '../site/addresses/addresses.ts';
import type { FormState } from '../site/forms/formState.ts';
import type { Language } from '../site/i18n/languages.ts';
import { words } from '../site/i18n/words.ts';
import type { Metadata } from '../site/metadata/metadata.ts';
import { nameInMenus } from '../site/navigation/menu.ts';
import { isPrivate } from '../site/privacy/consent.ts';
import type { Tags } from '../site/privacy/tags.ts';
import { breadcrumbData } from '../site/structuredData/breadcrumb.ts';
import { type DataContext, jsonLd } from '../site/structuredData/structuredData.ts';
import type { AppEnv } from './appEnv.ts';
import { isDevelopmentHost } from './backEnd/connection.ts';
import { reportingOn } from './browserReports/reporting.ts';
import { shortLived } from './cacheControl.ts';
import { speculationRulesAddress } from './discovery/speculationRules.ts';
import type { Env } from './env.ts';
import { isIndexed } from './middleware/indexing.ts';
import {
  contentSecurityPolicy,
  privateReferrerPolicy,
  securityHeaders,
} from './middleware/securityHeaders.ts';
import type { Freshness } from './pageCache/renderedPages.ts';
import { knownQuery } from './request/knownQuery.ts';

/** Puts the document around the page that `c.render` answers. */
export const documentRenderer = reactRenderer(Document);

/**
 * What every page needs first, for browsers that get it before the page (103 Early
 * Hints) and all others. The head does not repeat it. Not the fonts: see Document.tsx.
 */
const earlyHints = `<${script}>; rel=modulepreload${integrity ? `; integrity="${integrity}"` : ''}`;

/**
 * Nobody keeps an absence that the back end told: it may have the item again. Else
 * browsers ask again after a minute; the edge serves for five and, while it refreshes
 * or the Worker fails, longer. Of what the back end says, nobody gets a copy of more
 * than two minutes while the Worker answers.
 */
function cachePolicy(status: number, freshness: Freshness): Record<string, string> {
  if (status === 404)
    return freshness === 'static' ? { 'Cache-Control': shortLived } : {};
  if (status !== 200 || freshness === 'incomplete') return {};
  const fresh =
    freshness === 'dynamic'
      ? 'max-age=60, stale-while-revalidate=60'
      : 'max-age=300, stale-while-revalidate=86400';
  return {
    'Cache-Control': 'public, max-age=60',
    'Cloudflare-CDN-Cache-Control': `${fresh}, stale-if-error=604800`,
  };
}

interface Composed {
  html: string;
  status: ContentfulStatusCode;
  headers: Record<string, string>;
}

/** A page as it is answered to everybody. */
export interface Rendered extends Pick<Composed, 'status' | 'headers'> {
  body: Uint8Array<ArrayBuffer>;
}

/** Answers a page to this visitor alone. */
export async function answerPage(
  c: Context<AppEnv>,
  model: PageModel,
  place: Place,
  language: Language,
  formState?: FormState,
): Promise<Response> {
  const { html, status, headers } = await compose(
    c,
    model,
    place,
    language,
    'static',
    formState,
  );
  return c.body(html, status, headers);
}

const encoder = new TextEncoder();

/**
 * Makes a page that is the same for every visitor of the address. Its bytes, because
 * they are cached: to read them from a Response costs as much as to render them.
 */
export async function renderPage(
  c: Context<AppEnv>,
  model: PageModel,
  place: Place,
  language: Language,
  freshness: Freshness,
): Promise<Rendered> {
  const { html, status, headers } = await compose(c, model, place, language, freshness);
  return { body: encoder.encode(html), status, headers };
}

async function compose(
  c: Context<AppEnv>,
  model: PageModel,
  place: Place,
  language: Language,
  freshness: Freshness,
  formState?: FormState,
): Promise<Composed> {
  const url = new URL(c.req.url);
  const { origin: siteUrl, hostname, searchParams } = url;
  const crumb = crumbOf(model, place, language);
  const visit = visitOf({
    language,
    place,
    query: knownQuery(place.page, searchParams),
    t: words[language],
    crumb,
    siteUrl,
    tags: tagsOn(place, c.env),
    ...(formState ? { formState } : {}),
  });
  const status = model.status ?? formState?.status ?? 200;
  const found = status === 200 && !formState;
  const structuredData = found
    ? structuredDataOf(
        { siteUrl, language, place, production: !isDevelopmentHost(hostname) },
        model,
        crumb,
      )
    : undefined;
  const { html, hash } = await withStyleHash(
    `<!DOCTYPE html>${renderToString(
      <VisitContext value={visit}>
        <Document
          metadata={metadataAfter(formState, model, language)}
          language={language}
          place={place}
          siteUrl={siteUrl}
          mood={model.theme?.mood}
          structuredData={structuredData}
        >
          <Page model={model} />
        </Document>
      </VisitContext>,
    )}`,
  );
  return {
    html,
    status,
    headers: {
      ...securityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      Link: earlyHints,
      'Cache-Control': 'no-store',
      ...(status === 503 ? { 'Retry-After': '120' } : {}),
      ...(formState || isPrivate(place.page) ? {} : cachePolicy(status, freshness)),
      ...(found && !isPrivate(place.page)
        ? { 'Speculation-Rules': `"${speculationRulesAddress}"` }
        : {}),
      ...policiesOf(url, visit, hash),
      ...onionAddress(url, place, c.env),
      // Middleware would have to copy all headers of every answer to add this one.
      ...(isIndexed(hostname, c.env) ? {} : { 'X-Robots-Tag': 'noindex' }),
    },
  };
}

/**
 * What the page may load and reports; one that leaves no traces tells no other
 * site where its visitor comes from, and reports nothing.
 */
function policiesOf(
  url: URL,
  { place, tags }: Visit,
  styleHash: string,
): Record<string, string> {
  if (isPrivate(place.page))
    return {
      'Content-Security-Policy': contentSecurityPolicy([styleHash], tags),
      ...privateReferrerPolicy,
    };
  const { directives, headers } = reportingOn(url);
  return {
    'Content-Security-Policy': contentSecurityPolicy([styleHash], tags, directives),
    ...headers,
  };
}

/** Where Tor Browser finds a private page without leaving Tor, if it is there too. */
function onionAddress(
  { pathname, search }: URL,
  { page }: Place,
  { ONION_LOCATION }: Env,
): Record<string, string> {
  if (!ONION_LOCATION || !isPrivate(page)) return {};
  return { 'Onion-Location': new URL(pathname + search, ONION_LOCATION).href };
}

/** What the page is called in its breadcrumb. */
function crumbOf(
  { crumb, metadata }: PageModel,
  { page }: Place,
  language: Language,
): Crumb {
  if (crumb) return crumb;
  const inMenus = nameInMenus(page);
  return { name: inMenus ? words[language](inMenus) : metadata.title };
}

/** What search engines read about the page. */
function structuredDataOf(
  context: DataContext,
  { structuredData }: PageModel,
  crumb: Crumb,
): string | undefined {
  const nodes = [
    ...(structuredData?.(context) ?? []),
    ...(context.place.page === 'home' ? [] : [breadcrumbData(context, crumb.name)]),
  ];
  return nodes.length ? jsonLd(nodes) : undefined;
}

/**
 * The page's metadata; a page that answers a post says first what became of it, and is
 * not for search engines.
 */
function metadataAfter(
  formState: FormState | undefined,
  { metadata, formTitles }: PageModel,
  language: Language,
): Metadata {
  if (!formState) return metadata;
  const sent = formState.state === 'sent';
  const title = words[language](sent ? 'form.sentTitle' : 'form.errorTitle', {
    title: (sent ? formTitles?.receipt : formTitles?.form) ?? metadata.title,
  });
  return { ...metadata, noindex: true, title };
}

/** The deployment's tags; none on pages that measure nothing. */
function tagsOn({ page }: Place, { TAG_MANAGER_ID, PIXEL_ID }: Env): Tags {
  if (isPrivate(page)) return {};
  return {
    ...(TAG_MANAGER_ID ? { tagManager: TAG_MANAGER_ID } : {}),
    ...(PIXEL_ID ? { pixel: PIXEL_ID } : {}),
  };
}

/** How React begins the element of all sheets, with their names for hydration. */
const styleStart = /<style data-precedence="sheet"[^>]*>/;

/**
 * The document without React's attributes of its style element, since nothing hydrates
 * it, and the element's source in the content security policy.
 */
async function withStyleHash(document: string): Promise<{ html: string; hash: string }> {
  const [before = '', after = ''] = document.split(styleStart);
  const css = after.slice(0, after.indexOf('</style>'));
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(css));
  return {
    html: `${before}<style>${after}`,
    hash: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
  };
}
