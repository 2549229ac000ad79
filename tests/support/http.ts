import { inject } from 'vitest';

/** Requests the shared site without following redirects. */
export const get = (
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<Response> =>
  fetch(new URL(path, inject('site')), { redirect: 'manual', headers, ...init });

/** Status and redirect target of a response, as a path. */
export const whereTo = (response: Response): string =>
  `${response.status} ${response.headers.get('Location') ?? ''}`.trim();

/** The first group of the first match in a text, or an empty string. */
export const first = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';
