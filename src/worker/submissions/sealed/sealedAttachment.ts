import type { Attachment } from '../attachment.ts';

/** File name sent to the back end; the real name is in the envelope. */
const sealedName = 'documento.pdf';

/** An encrypted document as the attachment of a submission. */
export async function sealedAttachment(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Attachment> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { name: sealedName, bytes, sha256: digest.toHex() };
}
