/**
 * Reads a response body as text.
 *
 * @param maxBytes Reading stops here, before the rest is in memory.
 * @throws Error if the body is longer, or incomplete when the signal aborts.
 */
export async function boundedText(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
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
      throw new Error('answer too long');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  if (signal.aborted) throw new Error('timed out');
  return text + decoder.decode();
}
