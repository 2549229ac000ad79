import { redirects } from 'virtual:content/redirects';
import { createMiddleware } from 'hono/factory';
import { addressRow } from '../../site/addresses/addresses.ts';
import { type Redirects, resolve } from '../../site/addresses/canonical.ts';
import { isPrivate } from '../../site/privacy/privatePages.ts';
import type { AppEnv } from '../appEnv.ts';
import { cached, shortLived } from '../cacheControl.ts';
import { chosenForVisitor, visitorLanguage } from '../request/visitor.ts';

export const moved: Redirects = new Map(redirects);

/**
 * Redirects every address to its canonical form at most once, and sets the page and
 * language of the request.
 */
export const canonicalAddress = createMiddleware<AppEnv>(async (c, next) => {
  const url = c.get('url');
  const resolution = resolve(url.pathname, () => visitorLanguage(c), moved);
  // Redirects of posts to forms keep the method and body.
  const isPostToForm =
    c.req.method === 'POST' &&
    'place' in resolution &&
    addressRow(resolution.place.page).form !== undefined;
  switch (resolution.kind) {
    case 'page': {
      c.set('place', resolution.place);
      c.set('language', resolution.language);
      const methods = addressRow(resolution.place.page).form
        ? ['GET', 'HEAD', 'POST']
        : ['GET', 'HEAD'];
      return methods.includes(c.req.method) ? next() : notAllowed(c.req.method, methods);
    }
    case 'file':
      return new Response('Not found\n', {
        status: 404,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': shortLived,
        },
      });
    case 'moved':
      return redirect(isPostToForm ? 308 : 301, withQuery(resolution.to, url.search), {
        // A cached redirect would prove a visit to a private page.
        'Cache-Control': isPrivate(resolution.place.page) ? 'no-store' : cached(3_600),
      });
    case 'language':
      return redirect(
        isPostToForm ? 307 : 302,
        withQuery(resolution.to, url.search),
        chosenForVisitor,
      );
    case 'unknown':
      return redirect(
        302,
        resolution.to,
        resolution.chosen ? chosenForVisitor : { 'Cache-Control': 'no-store' },
      );
  }
});

function redirect(
  status: 301 | 302 | 307 | 308,
  to: string,
  headers: Record<string, string>,
): Response {
  return new Response(null, { status, headers: { Location: to, ...headers } });
}

/** Inserts the query before the fragment. */
function withQuery(path: string, search: string): string {
  const [before = '', fragment] = path.split('#');
  return before + search + (fragment ? `#${fragment}` : '');
}

function notAllowed(method: string, methods: string[]): Response {
  return new Response(`${method} is not allowed here\n`, {
    status: 405,
    headers: {
      Allow: methods.join(', '),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
