import type { Form } from '../../site/forms/form.ts';
import { maxWriteResponseBytes } from '../backEnd/limits.ts';
import { boundedText } from '../request/body.ts';

/**
 * Why a response does not tell what became of a submission. It may come from whatever
 * stands before the back end, such as a maintenance page.
 */
export type NoAnswer = 'redirect' | 'HTML' | 'invalid JSON' | 'cut off' | 'too large';

/** What a response says about a submission. `unavailable`: by its status. */
export type WriteResponse = 'accepted' | 'refused' | 'unavailable' | NoAnswer;

/** Maximum characters of an answer to keep for operators. */
const maxKeptLength = 200;

/** What a response says, and its beginning as one line of printable text. */
export interface ReadAnswer {
  meaning: WriteResponse;
  answer: string;
}

/**
 * Reads a response to a write. A readable 2xx is a success, except that JSON from
 * api/contacto with a falsy `status` is a refusal; for api/newsletter only the HTTP status
 * counts. Never throws.
 */
export async function readWriteResponse(
  call: Form['call'],
  response: Response,
  signal: AbortSignal,
): Promise<ReadAnswer> {
  let text = '';
  let noAnswer: NoAnswer | undefined;
  try {
    const read = await boundedText(response, maxWriteResponseBytes, signal);
    if (read === undefined) noAnswer = 'too large';
    else text = read.trim();
  } catch {
    noAnswer = 'cut off';
  }
  const meaning = response.ok
    ? (noAnswer ?? meaningOf(call, response, text))
    : meaningOfStatus(response.status);
  return { meaning, answer: shownAnswer(text) };
}

const shownAnswer = (text: string): string =>
  text
    .slice(0, 2 * maxKeptLength)
    .replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, maxKeptLength)
    .toWellFormed();

/** A 4xx is final, unless the status itself asks to try again. */
function meaningOfStatus(status: number): WriteResponse {
  if (status >= 300 && status < 400) return 'redirect';
  const isFinal = status >= 400 && status < 500 && ![408, 425, 429].includes(status);
  return isFinal ? 'refused' : 'unavailable';
}

function meaningOf(call: Form['call'], { headers }: Response, text: string): WriteResponse {
  if (text === '') return 'accepted';
  if (isHtml(headers) || text.startsWith('<')) return 'HTML';
  try {
    const json: unknown = JSON.parse(text);
    return call === '/api/contacto' && hasFalsyStatus(json) ? 'refused' : 'accepted';
  } catch {
    // Other text is a success, but half an object or list has lost its `status`.
    return /^[{[]/.test(text) ? 'invalid JSON' : 'accepted';
  }
}

const isHtml = (headers: Headers): boolean =>
  /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers.get('Content-Type') ?? '');

const hasFalsyStatus = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'status' in json && !json.status;
