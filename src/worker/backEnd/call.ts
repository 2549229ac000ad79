import type { Language } from '../../site/i18n/languages.ts';
import { boundedText } from './boundedText.ts';
import type { Connection } from './connection.ts';
import { maxAnswerBytes, readTimeoutMs } from './limits.ts';

/** The back end says in JSON that the item does not exist. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/**
 * Reads from the back end: POST with a body, otherwise GET.
 *
 * @throws NotFound for a JSON 404, which is part of the contract.
 * @throws Error for any other failure: another status, a 404 from a proxy, invalid JSON,
 *   a body over `maxAnswerBytes`, or a timeout.
 */
export async function call(
  connection: Connection,
  path: string,
  language: Language,
  body?: object,
): Promise<unknown> {
  const signal = AbortSignal.timeout(readTimeoutMs);
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  const response = await connection(
    path,
    body
      ? {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
          signal,
        }
      : { headers, signal },
  );
  const { status } = response;
  const mayBeAbsence = status === 404 && !body && isJson(response);
  if (status !== 200 && !mayBeAbsence) {
    response.body?.cancel().catch(() => undefined);
    throw new Error(`status ${status}`);
  }
  const json: unknown = JSON.parse(await boundedText(response, maxAnswerBytes, signal));
  if (status === 404) throw new NotFound(path);
  return json;
}

const isJson = ({ headers }: Response): boolean =>
  /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');

/**
 * Whether the back end answers its shortest list within `readTimeoutMs`. Never throws.
 */
export async function isReachable(connection: Connection): Promise<boolean> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  try {
    const response = await connection('/api/categories', {
      method: 'POST',
      headers,
      body: '{}',
      signal: AbortSignal.timeout(readTimeoutMs),
    });
    response.body?.cancel().catch(() => undefined);
    return response.status === 200;
  } catch {
    return false;
  }
}
