import { integrity, script } from 'virtual:client-assets';
import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { renderToString } from 'react-dom/server';
import { CrumbContext } from '../pages/layout/crumb.ts';
import { Document, type DocumentProps } from '../pages/layout/Document.tsx';
import { Page } from '../pages/layout/Page.tsx';
import { StyleContext } from '../pages/layout/style.ts';
import {
  type Answer,
  type Submitted,
  type Visit,
  VisitContext,
  visitOf,
} from '../pages/layout/visit.ts';
import type { Place } from '../site/addresses/addresses.ts';
import type { Language } from '../site/i18n/languages.ts';
import { words } from '../site/i18n/words.ts';
import { nameInMenus } from '../site/navigation/menu.ts';
import { isTraceless } from '../site/privacy/consent.ts';
import type { Tags } from '../site/privacy/tags.ts';
import { breadcrumbData } from '../site/structuredData/breadcrumb.ts';
import {
  jsonLd,
  type Site as StructuredSite,
} from '../site/structuredData/structuredData.ts';
import { isDevelopmentHost } from './backEnd/connection.ts';
import { reportingOn } from './browserReports/reporting.ts';
import { shortLived } from './cacheControl.ts';
import { speculationRulesAddress } from './discovery/speculationRules.ts';
import type { Environment } from './env.ts';
import { knownQuery } from './knownQuery.ts';
import { isIndexed } from './middleware/indexing.ts';
import { contentSecurityPolicy, securityHeaders } from './middleware/securityHeaders.ts';
import type { Site } from './site.ts';

/** Puts the document around the page that `c.render` answers. */
export const documentRenderer = reactRenderer(Document);

/**
 * What every page needs first, for browsers that get it before the page (103 Early
 * Hints) and all others. The head does not repeat it. Not the fonts: see Document.tsx.
 */
const earlyHints = `<${script}>; rel=modulepreload${integrity ? `; integrity="${integrity}"` : ''}`;

/**
 * Browsers ask again after a minute; the edge serves for five and, while it refreshes
 * or the Worker fails, longer. Of what the back end says, nobody gets a copy of more
 * than two minutes while the Worker answers.
 */
function cachePolicy(
  status: number,
  { live, partial }: Pick<Answer, 'live' | 'partial'>,
): Record<string, string> {
  if (status === 404) return { 'Cache-Control': shortLived };
  if (status !== 200 || partial) return {};
  const fresh = live
    ? 'max-age=60, stale-while-revalidate=60'
    : 'max-age=300, stale-while-revalidate=86400';
  return {
    'Cache-Control': 'public, max-age=60',
    'Cloudflare-CDN-Cache-Control': `${fresh}, stale-if-error=604800`,
  };
}

/** A page before it is written down. */
interface Composed {
  document: DocumentProps;
  status: ContentfulStatusCode;
  headers: Record<string, string>;
}

/** A page as it is answered to everybody. */
export interface Rendered extends Pick<Composed, 'status' | 'headers'> {
  body: Uint8Array<ArrayBuffer>;
}

/** Answers a page to this visitor alone. */
export async function answerPage(
  c: Context<Site>,
  answer: Answer,
  place: Place,
  language: Language,
  submitted?: Submitted,
): Promise<Response> {
  const { document, status, headers } = await compose(
    c,
    answer,
    place,
    language,
    submitted,
  );
  c.status(status);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.render(<html lang={language} />, document);
}

const encoder = new TextEncoder();

/**
 * Makes a page that is the same for every visitor of the address. Its bytes, because
 * they are kept: to read them from a Response costs as much as to render them.
 */
export async function renderPage(
  c: Context<Site>,
  answer: Answer,
  place: Place,
  language: Language,
): Promise<Rendered> {
  const { document, status, headers } = await compose(c, answer, place, language);
  return {
    body: encoder.encode(`<!DOCTYPE html>${renderToString(<Document {...document} />)}`),
    status,
    headers,
  };
}

/** The body is rendered first, because it decides which style sheets the head carries. */
async function compose(
  c: Context<Site>,
  answer: Answer,
  place: Place,
  language: Language,
  submitted?: Submitted,
): Promise<Composed> {
  const url = new URL(c.req.url);
  const { origin, hostname, searchParams } = url;
  const visit = visitOf({
    language,
    place,
    query: knownQuery(place.page, searchParams),
    words: words[language],
    origin,
    tags: tagsOn(place, c.env),
    ...(submitted ? { submitted } : {}),
  });
  const styles = new Set<string>();
  const crumb: { here?: string } = {};
  const body = renderToString(
    <VisitContext value={visit}>
      <StyleContext value={styles}>
        <CrumbContext value={crumb}>
          <Page answer={answer} />
        </CrumbContext>
      </StyleContext>
    </VisitContext>,
  );
  const { css, hash } = await sheetOf(styles);
  const status = answer.status ?? submitted?.status ?? 200;
  const found = status === 200 && !submitted;
  const structuredData = found
    ? structuredDataOf(
        { origin, language, place, production: !isDevelopmentHost(hostname) },
        answer,
        crumb.here,
      )
    : undefined;
  return {
    document: {
      head: headOf(answer, submitted, language),
      language,
      place,
      origin,
      css,
      body,
      mood: answer.theme?.mood,
      structuredData,
    },
    status,
    headers: {
      ...securityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      Link: earlyHints,
      'Cache-Control': 'no-store',
      ...(status === 503 ? { 'Retry-After': '120' } : {}),
      ...(submitted || isTraceless(place.page) ? {} : cachePolicy(status, answer)),
      ...(found && !isTraceless(place.page)
        ? { 'Speculation-Rules': `"${speculationRulesAddress}"` }
        : {}),
      ...policiesOf(url, visit, hash),
      // Kept pages are answered ahead of all middleware, so the page itself says so.
      ...(isIndexed(hostname, c.env) ? {} : { 'X-Robots-Tag': 'noindex' }),
    },
  };
}

/**
 * What the page may load and reports; one that leaves no traces tells nobody where its
 * visitor comes from, and reports nothing.
 */
function policiesOf(
  url: URL,
  { place, tags }: Visit,
  styleHash: string,
): Record<string, string> {
  if (isTraceless(place.page))
    return {
      'Content-Security-Policy': contentSecurityPolicy([styleHash], tags),
      'Referrer-Policy': 'no-referrer',
    };
  const { directives, headers } = reportingOn(url);
  return {
    'Content-Security-Policy': contentSecurityPolicy([styleHash], tags, directives),
    ...headers,
  };
}

/**
 * What search engines read about the page; `crumb` is what its breadcrumb calls it,
 * where it shows one.
 */
function structuredDataOf(
  site: StructuredSite,
  { structuredData, head }: Answer,
  crumb: string | undefined,
): string | undefined {
  const { page } = site.place;
  const inMenus = nameInMenus(page);
  const here = crumb ?? (inMenus ? words[site.language](inMenus) : head.title);
  const nodes = [
    ...(structuredData?.(site) ?? []),
    ...(page === 'home' ? [] : [breadcrumbData(site, here)]),
  ];
  return nodes.length ? jsonLd(nodes) : undefined;
}

/**
 * The page's head; one that answers a post says first what became of it, and is not for
 * search engines.
 */
function headOf(
  { head }: Answer,
  submitted: Submitted | undefined,
  language: Language,
): Answer['head'] {
  if (!submitted) return head;
  const title = words[language](
    submitted.state === 'sent' ? 'form.sentTitle' : 'form.errorTitle',
    { title: head.title },
  );
  return { ...head, noindex: true, title };
}

/** The deployment's tags; none on pages that measure nothing. */
function tagsOn({ page }: Place, { TAG_MANAGER_ID, PIXEL_ID }: Environment): Tags {
  if (isTraceless(page)) return {};
  return {
    ...(TAG_MANAGER_ID ? { tagManager: TAG_MANAGER_ID } : {}),
    ...(PIXEL_ID ? { pixel: PIXEL_ID } : {}),
  };
}

interface Sheet {
  css: string;
  /** Its source in the content security policy. */
  hash: string;
}

/** More than there are kinds of pages and fitted titles. */
const mostSheets = 500;
const sheets = new Map<string, Sheet>();
const numbers = new Map<string, number>();

/**
 * The style sheet of a page, and its hash. There are only as many as kinds of pages, so
 * each is made once an isolate.
 */
async function sheetOf(styles: ReadonlySet<string>): Promise<Sheet> {
  if (sheets.size > mostSheets || numbers.size > mostSheets)
    for (const kept of [sheets, numbers]) kept.clear();
  const key = Array.from(styles, numberOf).join();
  let sheet = sheets.get(key);
  if (!sheet) {
    const css = [...styles].join('');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
    sheet = {
      css,
      hash: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
    };
    sheets.set(key, sheet);
  }
  return sheet;
}

/**
 * Numbers the style sheets of components: shorter to look up than the sheets
 * themselves.
 */
function numberOf(style: string): number {
  const number = numbers.get(style) ?? numbers.size;
  numbers.set(style, number);
  return number;
}
