import { largestFile } from '../../site/forms/limits.ts';

/**
 * Bytes of a post: the largest attachment and the longest answers in the encoding that
 * takes most.
 */
const largestBody = largestFile + 512 * 1024;
/**
 * Bytes of a body too large that are taken and thrown away: a sender who is cut off in
 * the middle may not see the answer.
 */
const mostDiscarded = 16 * 1024 * 1024;

/**
 * Reads the body of a post before anything looks into it.
 *
 * @returns Undefined where it is larger than `largest`, whether it said so before or
 *   not.
 */
export async function readBody(
  request: Pick<Request, 'body'>,
  largest = largestBody,
  discarded = mostDiscarded,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes <= largest) parts.push(part.value);
    else parts.length = 0;
    if (bytes > discarded) {
      await reader?.cancel();
      break;
    }
  }
  return bytes > largest ? undefined : joined(parts, bytes);
}

function joined(parts: Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
