import { maxFileBytes } from '../../site/forms/form.ts';

/**
 * Maximum bytes of a post's answers without its attachment: the longest answers in the
 * longest encoding.
 */
const maxAnswersBytes = 512 * 1024;
/**
 * Bytes of an oversized body to read: what the platform's smaller plans let through. If the connection
 * closed mid-upload, the sender might not see the response.
 */
const maxReadBytes = 100 * 1024 * 1024;

/**
 * Reads a post before anything parses it. Hono's body-limit would answer an oversized form
 * before it has arrived, and not with the page and the answers.
 *
 * @returns The whole body. Of one that is too long, the ends, as if they were one body: what
 *   is left out is of an attachment, and the answers stand around it.
 */
export const readPostBody = (request: Request): Promise<Body> =>
  readEnds(request, maxFileBytes + maxAnswersBytes, maxAnswersBytes, maxReadBytes);

export interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  isWhole: boolean;
}

/**
 * Reads the whole body of a request or response.
 *
 * @param signal Ends the reading when it aborts.
 * @returns Undefined if it is larger than `maxBytes`, whatever its Content-Length.
 * @throws The signal's reason, if it aborts before the end.
 */
export async function readBody(
  source: Pick<Request, 'body'>,
  maxBytes: number,
  maxRead = maxReadBytes,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { bytes, isWhole } = await readEnds(source, maxBytes, 0, maxRead, signal);
  return isWhole ? bytes : undefined;
}

async function readEnds(
  { body }: Pick<Request, 'body'>,
  maxHead: number,
  maxTail: number,
  maxRead: number,
  signal?: AbortSignal,
): Promise<Body> {
  const head: Uint8Array[] = [];
  let tail: Uint8Array[] = [];
  /** Where the tail begins in its list, which is cut now and then: chunks may be tiny. */
  let from = 0;
  let bytes = 0;
  let tailBytes = 0;
  const reader = body?.getReader();
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => undefined));
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const room = Math.max(0, maxHead - bytes);
    const rest = part.value.subarray(room);
    bytes += part.value.byteLength;
    if (room > 0) head.push(part.value.subarray(0, room));
    if (rest.byteLength) tail.push(rest);
    tailBytes += rest.byteLength;
    for (let first = tail[from]; first && tailBytes - first.byteLength >= maxTail; ) {
      tailBytes -= first.byteLength;
      first = tail[++from];
    }
    if (from > tail.length / 2) {
      tail = tail.slice(from);
      from = 0;
    }
    if (bytes > maxRead) {
      await reader?.cancel();
      break;
    }
  }
  signal?.throwIfAborted();
  return { bytes: concatenate(head.concat(tail.slice(from))), isWhole: bytes <= maxHead };
}

/**
 * Reads a response body as text.
 *
 * @returns Undefined if it is larger than `maxBytes`; reading stops there.
 * @throws The signal's reason, if it aborts before the end.
 */
export async function boundedText(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const bytes = await readBody(response, maxBytes, maxBytes, signal);
  return bytes && new TextDecoder().decode(bytes);
}

function concatenate(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((bytes, part) => bytes + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
