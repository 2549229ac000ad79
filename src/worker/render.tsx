import { integrity, script } from 'virtual:client-assets';
import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { renderToString } from 'react-dom/server';
import { CrumbContext } from '../pages/crumb.ts';
import { Document } from '../pages/layout/Document.tsx';
import { Page } from '../pages/layout/Page.tsx';
import rangesCss from '../pages/layout/ranges.css?inline';
import { StyleContext } from '../pages/style.ts';
import { type Answer, type Submitted, type Visit, VisitContext } from '../pages/visit.ts';
import type { Place } from '../site/addresses.ts';
import { isTraceless } from '../site/consent.ts';
import type { Language } from '../site/languages.ts';
import { breadcrumbData } from '../site/structuredData/breadcrumb.ts';
import { jsonLd, type Site as StructuredSite } from '../site/structuredData/structuredData.ts';
import type { Tags } from '../site/tags.ts';
import { words } from '../site/words.ts';
import type { Environment } from './environment.ts';
import { isIndexed } from './found/indexing.ts';
import { keptBriefly } from './keptFor.ts';
import { knownQuery } from './knownQuery.ts';
import { isDevelopmentHost } from './origin/backEnd.ts';
import { reportingOn } from './reports/reporting.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';
import type { Site } from './site.ts';
import { speculationRulesAddress } from './speculation.ts';

/** Puts the document around what `c.render` gets. */
export const documentRenderer = reactRenderer(Document);

/** What every page needs first, for browsers that get it before the page (103 Early Hints) and all others. The head does not repeat it. Not the fonts: see Document.tsx. */
const earlyHints = `<${script}>; rel=modulepreload${integrity ? `; integrity="${integrity}"` : ''}`;

/** Browsers ask again after a minute; the edge serves for five and, while it refreshes or the Worker fails, longer. */
const cachePolicy = { 'Cache-Control': 'public, max-age=60', 'Cloudflare-CDN-Cache-Control': 'max-age=300, stale-while-revalidate=86400, stale-if-error=604800' };

/**
 * Answers a page as HTML that is the same for every visitor of the address, unless a form was sent to it.
 *
 * The body is rendered first, because it decides which style sheets the head carries.
 */
export async function renderPage(c: Context<Site>, answer: Answer, place: Place, language: Language, submitted?: Submitted): Promise<Response> {
  const { origin, searchParams } = new URL(c.req.url);
  const visit: Visit = { language, place, query: knownQuery(place.page, searchParams), words: words[language], origin, tags: tagsOn(place, c.env), ...(submitted ? { submitted } : {}) };
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
  if (/ data-(range|mood)=/.test(body)) styles.add(rangesCss);
  const { css, hash } = await sheetOf(styles);
  const status = answer.status ?? submitted?.status ?? 200;
  c.status(status);
  c.header('Content-Language', language);
  const reporting = isTraceless(place.page) ? undefined : reportingOn(new URL(c.req.url));
  c.header('Content-Security-Policy', contentSecurityPolicy([hash], visit.tags, reporting?.directives));
  for (const [name, value] of reporting?.headers ?? []) c.header(name, value);
  if (submitted || isTraceless(place.page)) c.header('Cache-Control', 'no-store');
  else if (status === 200) for (const [name, value] of Object.entries(cachePolicy)) c.header(name, value);
  else c.header('Cache-Control', status === 404 ? keptBriefly : 'no-store');
  if (isTraceless(place.page)) c.header('Referrer-Policy', 'no-referrer');
  else if (status === 200 && !submitted) c.header('Speculation-Rules', `"${speculationRulesAddress}"`);
  c.header('Link', earlyHints);
  // Kept pages are answered ahead of all middleware, so the page itself says so.
  const { hostname } = new URL(visit.origin);
  if (!isIndexed(hostname, c.env)) c.header('X-Robots-Tag', 'noindex');
  const structuredData = status === 200 && !submitted ? structuredDataOf({ origin: visit.origin, language, place, production: !isDevelopmentHost(hostname) }, answer, crumb.here) : undefined;
  return c.render(<html lang={language} />, { head: headOf(answer, submitted, language), language, place, origin: visit.origin, css, body, mood: answer.theme?.mood, structuredData });
}

/** What search engines read about the page; `here` is what its breadcrumb calls it, where it shows one. */
function structuredDataOf(site: StructuredSite, { structuredData, head }: Answer, here = head.title): string | undefined {
  const nodes = [...(structuredData?.(site) ?? []), ...(site.place.page === 'home' ? [] : [breadcrumbData(site, here)])];
  return nodes.length ? jsonLd(nodes) : undefined;
}

/** The page's head; one that shows faults says so first, and what answers a post is not for search engines. */
function headOf({ head }: Answer, submitted: Submitted | undefined, language: Language): Answer['head'] {
  if (!submitted) return head;
  const wrong = submitted.state === 'faulty' || submitted.state === 'failed';
  return { ...head, noindex: true, ...(wrong ? { title: words[language]('form.errorTitle', { title: head.title }) } : {}) };
}

/** The deployment's tags; none on pages that measure nothing. */
function tagsOn({ page }: Place, { TAG_MANAGER_ID, PIXEL_ID }: Environment): Tags {
  if (isTraceless(page)) return {};
  return { ...(TAG_MANAGER_ID ? { tagManager: TAG_MANAGER_ID } : {}), ...(PIXEL_ID ? { pixel: PIXEL_ID } : {}) };
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

/** The style sheet of a page, and its hash. There are only as many as kinds of pages, so each is made once an isolate. */
async function sheetOf(styles: ReadonlySet<string>): Promise<Sheet> {
  if (sheets.size > mostSheets || numbers.size > mostSheets) for (const kept of [sheets, numbers]) kept.clear();
  const key = Array.from(styles, numberOf).join();
  let sheet = sheets.get(key);
  if (!sheet) {
    const css = [...styles].join('');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
    sheet = { css, hash: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'` };
    sheets.set(key, sheet);
  }
  return sheet;
}

/** Numbers the style sheets of components: shorter to look up than the sheets themselves. */
function numberOf(style: string): number {
  const number = numbers.get(style) ?? numbers.size;
  numbers.set(style, number);
  return number;
}
