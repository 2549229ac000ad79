import { type AttachmentFolder, attachmentFolders } from '../../site/forms/form.ts';
import { objectsIn } from '../bucket.ts';

/** A validated file, ready to store. */
export interface Attachment {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
}

export interface FieldFile {
  field: string;
  file: Attachment;
}

/** Reads a file whose size and kind were checked. */
export async function readAttachment(file: File): Promise<Attachment> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { name: cleanFileName(file.name), bytes, sha256: digest.toHex() };
}

/** Maximum characters of a name to process, from its end; file systems allow 255. */
const maxScanned = 1000;

/**
 * A safe display name: no path, invisible characters or characters that are special in
 * file systems or headers; at most 100 characters, ending in .pdf.
 */
function cleanFileName(name: string): string {
  const stem = name
    .slice(-maxScanned)
    .toWellFormed()
    .normalize('NFC')
    // Line breaks, control characters, bidi marks and other invisible characters.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/[:*?"<>|;%]/g, '')
    .replace(/(?:\.pdf)+$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...stem].slice(0, 96).join('').trimEnd() || 'documento'}.pdf`;
}

/**
 * Key of an attachment: its folder and an id, whose first half its submission decides and whose
 * second half is random. A post that arrives twice stores two copies, of which each may be the
 * one that was acknowledged; the first half finds both. The visitor's file name is never part
 * of it.
 */
export type AttachmentKey = `${AttachmentFolder}/${string}`;

async function newKey(folder: AttachmentFolder, reference: string): Promise<AttachmentKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(reference));
  const half = new Uint8Array(digest).toHex().replace(/^(.{8})(.{4})(.{4}).*/, '$1-$2-$3');
  return `${folder}/${half}${crypto.randomUUID().slice(half.length)}`;
}

/** The keys of an attachment and of its copies, from the same submission sent again. */
export async function keysOfCopies(bucket: R2Bucket, key: string): Promise<string[]> {
  const [prefix] = /^\w+\/[\da-f]{8}(?:-[\da-f]{4}){2}-/.exec(key) ?? [];
  if (!prefix) return [key];
  const keys = new Set([key]);
  for await (const copy of objectsIn(bucket, prefix)) keys.add(copy.key);
  return [...keys];
}

export async function storeAttachment(
  bucket: R2Bucket,
  folder: AttachmentFolder,
  reference: string,
  { name, bytes, sha256 }: Attachment,
): Promise<AttachmentKey> {
  const key = await newKey(folder, reference);
  await bucket.put(key, bytes, {
    sha256,
    httpMetadata: { contentType: 'application/pdf' },
    customMetadata: { name },
  });
  return key;
}

/** An attachment with its original name; undefined if there is none. */
export async function readStoredAttachment(
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
