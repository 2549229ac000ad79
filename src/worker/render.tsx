import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { renderToString } from 'react-dom/server';
import { Document } from '../pages/layout/Document.tsx';
import { Page } from '../pages/layout/Page.tsx';
import type { PageModel } from '../pages/layout/pageModel.ts';
import { SharedMenus } from '../pages/layout/SharedMenu.tsx';
import { sharedMenuHtml } from '../pages/layout/sharedMenuHtml.tsx';
import { VisitContext, visitOf } from '../pages/layout/visit.ts';
import type { Place } from '../site/addresses/addresses.ts';
import type { FormState } from '../site/forms/forms.ts';
import type { Language } from '../site/i18n/languages.ts';
import { words } from '../site/i18n/words.ts';
import { isPrivate } from '../site/privacy/privatePages.ts';
import type { Tags } from '../site/privacy/tags.ts';
import type { AppEnv } from './appEnv.ts';
import { isDevelopmentHost } from './backEnd/connection.ts';
import type { Env } from './env.ts';
import { keepOptimised } from './keepOptimised.tsx';
import type { Freshness } from './pageCache/freshness.ts';
import { pageHeaders } from './pageHeaders.ts';
import { metadataAfter, nameInBreadcrumbOf, structuredDataOf } from './pageMetadata.ts';
import { knownQuery } from './request/knownQuery.ts';
import { withStyleHash } from './styleHash.ts';

/** The layout around pages rendered with `c.render`. */
export const documentRenderer = reactRenderer(Document);

interface HtmlPage {
  html: string;
  status: ContentfulStatusCode;
  headers: Record<string, string>;
}

/** A page that is the same for every visitor, encoded for the page cache. */
export interface Rendered extends Pick<HtmlPage, 'status' | 'headers'> {
  body: Uint8Array<ArrayBuffer>;
}

/**
 * Responds with a page for this visitor only: a form's outcome, an opened mailbox
 * or an error, which nobody may cache (`pageHeaders.ts`).
 */
export async function answerPage(
  c: Context<AppEnv>,
  model: PageModel,
  place: Place,
  language: Language,
  formState?: FormState,
): Promise<Response> {
  const page = await renderHtml(c, model, place, language, 'static', formState);
  return c.body(page.html, page.status, page.headers);
}

const encoder = new TextEncoder();

/**
 * Renders a page that is the same for every visitor. Returns bytes, because reading them
 * back from a Response costs as much as the render.
 */
export async function renderPage(
  c: Context<AppEnv>,
  model: PageModel,
  place: Place,
  language: Language,
  freshness: Freshness,
): Promise<Rendered> {
  const page = await renderHtml(c, model, place, language, freshness);
  return {
    body: encoder.encode(page.html),
    status: page.status,
    headers: page.headers,
  };
}

async function renderHtml(
  c: Context<AppEnv>,
  model: PageModel,
  place: Place,
  language: Language,
  freshness: Freshness,
  formState?: FormState,
): Promise<HtmlPage> {
  const url = new URL(c.req.url);
  const { origin: siteUrl, hostname, searchParams } = url;
  const nameInBreadcrumb = nameInBreadcrumbOf(model, place, language);
  const visit = visitOf({
    language,
    place,
    query: knownQuery(place.page, searchParams),
    t: words[language],
    nameInBreadcrumb,
    siteUrl,
    tags: tagsOn(place, c.env),
    ...(formState ? { formState } : {}),
  });
  keepOptimised(visit);
  const status = model.status ?? formState?.status ?? 200;
  const structuredData =
    status === 200 && !formState
      ? structuredDataOf(
          { siteUrl, language, place, production: !isDevelopmentHost(hostname) },
          model,
          nameInBreadcrumb,
        )
      : undefined;
  const isSober = model.theme?.mood === 'sober' || isPrivate(place.page);
  // For whoever reads the source. React renders no comments.
  const greeting = isSober ? '' : `<!-- ${visit.t('site.source')} -->`;
  const { html, hash } = await withStyleHash(
    `<!DOCTYPE html>${greeting}${renderToString(
      <VisitContext value={visit}>
        <SharedMenus value={sharedMenuHtml(visit)}>
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
        </SharedMenus>
      </VisitContext>,
    )}`,
  );
  const headers = pageHeaders(url, { visit, status, freshness, styleHash: hash }, c.env);
  return { html, status, headers };
}

/** The deployment's tags; private pages have none. */
function tagsOn({ page }: Place, { TAG_MANAGER_ID, PIXEL_ID }: Env): Tags {
  if (isPrivate(page)) return {};
  return {
    ...(TAG_MANAGER_ID ? { tagManager: TAG_MANAGER_ID } : {}),
    ...(PIXEL_ID ? { pixel: PIXEL_ID } : {}),
  };
}
