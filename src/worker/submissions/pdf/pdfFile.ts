/** A file as bytes, and as a string with one character per byte. */
export interface PdfFile {
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
}

/**
 * Decodes bytes to one character each. The label `latin1` means Windows-1252, which is
 * the same for ASCII.
 */
export const latin1 = (bytes: Uint8Array): string =>
  new TextDecoder('latin1').decode(bytes);
