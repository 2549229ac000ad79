import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
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
import { readersIn } from './ethicalChannel/readers.ts';
import type { Freshness } from './pageCache/freshness.ts';
import { pageHeaders } from './pageHeaders.ts';
import { metadataAfter, nameInBreadcrumbOf, structuredDataOf } from './pageMetadata.ts';
import { knownQuery } from './request/knownQuery.ts';

/** A rendered page, as bytes that the page cache can keep. */
export interface Rendered {
  body: Uint8Array<ArrayBuffer>;
  status: ContentfulStatusCode;
  headers: Record<string, string>;
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
  const { body, status, headers } = await renderPage(
    c,
    model,
    place,
    language,
    'static',
    formState,
  );
  return c.body(body, status, headers);
}

/** Renders a page with `c.render`, the one way for all pages. */
export async function renderPage(
  c: Context<AppEnv>,
  model: PageModel,
  place: Place,
  language: Language,
  freshness: Freshness,
  formState?: FormState,
): Promise<Rendered> {
  const url = c.get('url');
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
    readers: readersIn(c.env),
    ...(formState ? { formState } : {}),
  });
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
  await documentRenderer(isSober ? '' : visit.t('site.source'))(c, async () => undefined);
  const document = await c.render(
    <VisitContext value={visit}>
      <SharedMenus value={sharedMenuHtml(visit)}>
        <Page model={model} />
      </SharedMenus>
    </VisitContext>,
    {
      metadata: metadataAfter(formState, model, language),
      language,
      place,
      siteUrl,
      mood: model.theme?.mood,
      structuredData,
    },
  );
  const body = new Uint8Array(await document.arrayBuffer());
  const styleHashes = await styleHashesIn(new TextDecoder().decode(body));
  const headers = pageHeaders(url, { visit, status, freshness, styleHashes }, c.env);
  return { body, status, headers };
}

/**
 * Middleware that lets `c.render` put the document around a page.
 *
 * @param greeting Comment for whoever reads the source: React renders no comments.
 */
const documentRenderer = (greeting: string) =>
  reactRenderer(Document, {
    docType: `<!DOCTYPE html>${greeting && `<!-- ${greeting} -->`}`,
  });

/** The style elements of a document as CSP sources: `'sha256-…'` with quotes. */
const styleHashesIn = (html: string): Promise<string[]> =>
  Promise.all(
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(async ([, css]) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
      return `'sha256-${new Uint8Array(digest).toBase64()}'`;
    }),
  );

/** The deployment's tags; private pages have none. */
function tagsOn({ page }: Place, { TAG_MANAGER_ID, PIXEL_ID }: Env): Tags {
  if (isPrivate(page)) return {};
  return {
    ...(TAG_MANAGER_ID ? { tagManager: TAG_MANAGER_ID } : {}),
    ...(PIXEL_ID ? { pixel: PIXEL_ID } : {}),
  };
}
