import type { FaultKey } from '../../site/i18n/words.ts';
import { pdfFault } from './pdf/pdfFault.ts';

/** A checked file that is to be stored. */
export interface Attachment {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
}

/** A file with the name of its field. */
export interface FieldFile {
  field: string;
  file: Attachment;
}

/** Looks into a file whose presence and size the schema has checked. */
export async function checkAttachment(
  file: File,
): Promise<Attachment | { fault: FaultKey }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const fault = await pdfFault(bytes);
  if (fault) return { fault };
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { name: cleanFileName(file.name), bytes, sha256: digest.toHex() };
}

/** So much of the end of a name is looked at; file systems allow 255. */
const longestName = 1000;

/**
 * A name to show: no path, nothing invisible, no sign that a file system or a header
 * minds, at most 100 characters, ending in .pdf.
 */
function cleanFileName(name: string): string {
  const stem = name
    .slice(-longestName)
    .toWellFormed()
    .normalize('NFC')
    // Line breaks, control characters, marks of direction and other characters without
    // a shape.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/[:*?"<>|;%]/g, '')
    .replace(/(?:\.pdf)+$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...stem].slice(0, 96).join('').trimEnd() || 'documento'}.pdf`;
}
