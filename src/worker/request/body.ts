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
  const head = new GrowingBytes();
  const tail = new GrowingBytes();
  let bytes = 0;
  const reader = body?.getReader();
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => undefined));
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const room = maxHead - head.length;
    bytes += part.value.byteLength;
    head.append(part.value.subarray(0, room));
    tail.append(part.value.subarray(room));
    // Now and then: moving what is kept at each chunk would take long.
    if (tail.length > 2 * maxTail) tail.keepLast(maxTail);
    if (bytes > maxRead) {
      await reader?.cancel();
      break;
    }
  }
  signal?.throwIfAborted();
  tail.keepLast(maxTail);
  head.append(tail.bytes);
  return { bytes: head.bytes, isWhole: bytes <= maxHead };
}

/** One growing block: a sender may cut a body into millions of chunks, and each costs memory. */
class GrowingBytes {
  #block = new Uint8Array(64 * 1024);
  length = 0;

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#block.subarray(0, this.length);
  }

  append(part: Uint8Array): void {
    const length = this.length + part.byteLength;
    if (length > this.#block.byteLength) {
      const grown = new Uint8Array(Math.max(length, 2 * this.#block.byteLength));
      grown.set(this.bytes);
      this.#block = grown;
    }
    this.#block.set(part, this.length);
    this.length = length;
  }

  keepLast(count: number): void {
    const from = Math.max(0, this.length - count);
    this.#block.copyWithin(0, from, this.length);
    this.length -= from;
  }
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
