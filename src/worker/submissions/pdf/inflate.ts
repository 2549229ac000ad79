/** Bytes that the compressed data of one file may still unfold to. */
export interface Budget {
  bytes: number;
}

/**
 * Inflates data in the format of zlib.
 *
 * @returns Undefined where the data is broken, has anything behind its end, or unfolds
 *   to more than the budget has left.
 */
export async function inflate(
  data: Uint8Array<ArrayBuffer>,
  budget: Budget,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([data])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      budget.bytes -= part.value.byteLength;
      if (budget.bytes < 0) {
        await reader.cancel();
        return undefined;
      }
      parts.push(part.value);
    }
  } catch {
    return undefined;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
