import { maxFileBytes } from '../../site/forms/form.ts';

/**
 * Maximum bytes of a post: the largest attachment plus the longest answers in the longest
 * encoding.
 */
const maxBodyBytes = maxFileBytes + 512 * 1024;
/**
 * Bytes of an oversized body to read and discard. If the connection closed mid-upload,
 * the sender might not see the response.
 */
const maxDiscardedBytes = 16 * 1024 * 1024;

/**
 * Reads the whole body of a request or response before anything parses it. Hono's
 * body-limit would answer an oversized form before it has arrived, and not with the page
 * and the answers.
 *
 * @param signal Ends the reading when it aborts.
 * @returns Undefined if it is larger than `maxBytes`, whatever its Content-Length.
 * @throws The signal's reason, if it aborts before the end.
 */
export async function readBody(
  { body }: Pick<Request, 'body'>,
  maxBytes = maxBodyBytes,
  maxDiscarded = maxDiscardedBytes,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => undefined));
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes <= maxBytes) parts.push(part.value);
    else parts.length = 0;
    if (bytes > maxDiscarded) {
      await reader?.cancel();
      break;
    }
  }
  signal?.throwIfAborted();
  return bytes > maxBytes ? undefined : concatenate(parts, bytes);
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

function concatenate(parts: Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
