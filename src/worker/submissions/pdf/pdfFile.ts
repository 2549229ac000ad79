/** A file as bytes, and as a text with a character for each byte. */
export interface PdfFile {
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
}

/**
 * Bytes as a text with a character for each: Windows-1252 in fact, which is the same for
 * ASCII.
 */
export const latin1 = (bytes: Uint8Array): string =>
  new TextDecoder('latin1').decode(bytes);
