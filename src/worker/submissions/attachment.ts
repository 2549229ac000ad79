import { pdfError } from '../../site/forms/pdf.ts';
import type { FaultKey } from '../../site/i18n/words.ts';

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

/** Checks that a file is a PDF; the schema has checked its presence and size. */
export async function checkAttachment(
  file: File,
): Promise<Attachment | { fault: FaultKey }> {
  const fault = await pdfError(file);
  if (fault) return { fault };
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
