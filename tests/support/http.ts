import { inject } from 'vitest';

/** Asks the shared site without following redirects. */
export const get = (
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<Response> =>
  fetch(new URL(path, inject('site')), { redirect: 'manual', headers, ...init });

/** Status and destination of an answer, the destination as a path. */
export const whereTo = (response: Response): string =>
  `${response.status} ${response.headers.get('Location') ?? ''}`.trim();

/** The first match's first group in a text, or an empty string. */
export const first = (pattern: RegExp, text: string): string =>
  pattern.exec(text)?.[1] ?? '';
