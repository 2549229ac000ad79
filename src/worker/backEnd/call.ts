import type { Language } from '../../site/i18n/languages.ts';
import { boundedText } from '../request/body.ts';
import type { Connection } from './connection.ts';
import { reasonOfStatus } from './failure.ts';
import { maxResponseBytes, readTimeoutMs } from './limits.ts';

/** The back end says in JSON that the item does not exist. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** A read that failed, with a reason that may be logged: it quotes nothing. */
export class ReadFailure extends Error {
  override name = 'ReadFailure';
}

/**
 * Reads from the back end: POST with a body, otherwise GET.
 *
 * @throws NotFound for a JSON 404, which is part of the contract.
 * @throws ReadFailure for another status, a 404 from a proxy, invalid JSON, or a body
 *   over `maxResponseBytes`.
 * @throws DOMException `TimeoutError` after `readTimeoutMs`.
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
    throw new ReadFailure(reasonOfStatus(status));
  }
  const text = await boundedText(response, maxResponseBytes, signal);
  if (text === undefined) throw new ReadFailure(`over ${maxResponseBytes} bytes`);
  const json = parsed(text);
  if (status === 404) throw new NotFound(path);
  return json;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReadFailure('invalid JSON');
  }
}

const isJson = ({ headers }: Response): boolean =>
  /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');
