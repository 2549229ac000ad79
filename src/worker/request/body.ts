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
 * Reads a whole body before anything parses it.
 *
 * @returns Undefined if it is larger than `maxBytes`, whatever its Content-Length.
 */
export async function readBody(
  request: Pick<Request, 'body'>,
  maxBytes = maxBodyBytes,
  maxDiscarded = maxDiscardedBytes,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes <= maxBytes) parts.push(part.value);
    else parts.length = 0;
    if (bytes > maxDiscarded) {
      await reader?.cancel();
      break;
    }
  }
  return bytes > maxBytes ? undefined : concatenate(parts, bytes);
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
