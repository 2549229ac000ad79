import { type AttachmentFolder, attachmentFolders } from '../../site/forms/form.ts';
import type { Attachment } from './attachment.ts';

/**
 * Key of an attachment: its folder and a random id. The visitor's file name is never part
 * of it.
 */
export type AttachmentKey = `${AttachmentFolder}/${string}`;

export async function storeAttachment(
  bucket: R2Bucket,
  folder: AttachmentFolder,
  { name, bytes, sha256 }: Attachment,
): Promise<AttachmentKey> {
  const key: AttachmentKey = `${folder}/${crypto.randomUUID()}`;
  await bucket.put(key, bytes, {
    sha256,
    httpMetadata: { contentType: 'application/pdf' },
    customMetadata: { name },
  });
  return key;
}

/** An attachment with its original name; undefined if there is none. */
export async function readAttachment(
  bucket: R2Bucket,
  key: AttachmentKey,
): Promise<{ name: string; size: number; body: ReadableStream } | undefined> {
  const object = await bucket.get(key);
  return object
    ? {
        name: object.customMetadata?.['name'] ?? 'documento.pdf',
        size: object.size,
        body: object.body,
      }
    : undefined;
}

export const deleteAttachment = (bucket: R2Bucket, key: AttachmentKey): Promise<void> =>
  bucket.delete(key);

/** Parses the key from the path below `attachmentsPath`; undefined if invalid. */
export function attachmentKey(path: string): AttachmentKey | undefined {
  const [folder, id, ...rest] = path.split('/');
  const known =
    attachmentFolders.some((name) => name === folder) &&
    /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id ?? '') &&
    rest.length === 0;
  return known ? (path as AttachmentKey) : undefined;
}
