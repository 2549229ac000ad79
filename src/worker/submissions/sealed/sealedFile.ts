import type { Attachment } from '../attachment.ts';

/** What the back end is told of a file whose real name is sealed. */
const sealedName = 'documento.pdf';

/** Sealed bytes as an attachment. */
export async function sealedFile(bytes: Uint8Array<ArrayBuffer>): Promise<Attachment> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { name: sealedName, bytes, sha256: digest.toHex() };
}
