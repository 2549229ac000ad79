import { inject } from 'vitest';

/** Requests the shared site without following redirects. */
export const get = (
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<Response> =>
  fetch(new URL(path, inject('site')), { redirect: 'manual', headers, ...init });

/** What a site answers, by default the shared one, without following redirects. */
export async function visit(path: string, { url } = { url: inject('site') }) {
  const response = await fetch(new URL(path, url), { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
export const htmlOf = async (path: string, site?: { url: string }): Promise<string> =>
  (await visit(path, site)).html;

/** Status and redirect target of a response, as a path. */
export const whereTo = (response: Response): string =>
  `${response.status} ${response.headers.get('Location') ?? ''}`.trim();

/** The first group of the first match in a text, or an empty string. */
export const first = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';
