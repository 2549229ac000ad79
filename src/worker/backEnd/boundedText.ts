/**
 * Reads a response body as text.
 *
 * @param maxBytes Reading stops here, before the rest is in memory.
 * @returns undefined if the body is longer.
 * @throws The signal's reason, if it aborts before the end.
 */
export async function boundedText(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  signal.throwIfAborted();
  return text + decoder.decode();
}
