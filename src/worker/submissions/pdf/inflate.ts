import type { Budget } from './budget.ts';

/**
 * Inflates zlib data.
 *
 * @returns Undefined if the data is corrupt, has trailing bytes, or inflates to more than
 *   the budget.
 */
export async function inflate(
  data: Uint8Array<ArrayBuffer>,
  budget: Pick<Budget, 'bytes'>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  // Errors surface in the reader.
  writer.write(data).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = readable.getReader();
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
  const [first] = parts;
  return parts.length === 1 && first
    ? first
    : new Uint8Array(await new Blob(parts).arrayBuffer());
}
