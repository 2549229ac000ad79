import { maxFileBytes } from '../../../../site/forms/limits.ts';

/** Why a file was refused. */
export type Refusal =
  | 'invalid.fileEmpty'
  | 'invalid.fileSize'
  | 'invalid.fileKind'
  | 'invalid.photo'
  | 'invalid.metadata';

/** A file that is ready to send, or the reason for refusing it. */
export type ChosenFile = { file: File; thumbnail?: string } | { refused: Refusal };

/** A PDF header may start anywhere in the first 1,024 bytes, a photo's only at byte 0. */
const beginning = 1024;
const photo = /^(?:\u00ff\u00d8\u00ff|\u0089PNG)/;

/**
 * Checks a file's type by its content and converts a photo to PDF.
 *
 * @param cleaning Remove the author's metadata from a PDF.
 */
export async function prepareFile(file: File, cleaning = false): Promise<ChosenFile> {
  // The Worker never prepares files, so its script leaves the code out.
  if (import.meta.env.SSR) return { file };
  if (file.size === 0) return { refused: 'invalid.fileEmpty' };
  const bytes = new Uint8Array(await file.slice(0, beginning + 5).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (photo.test(text)) {
    try {
      const { photoToPdf } = await import('./photoPdf.ts');
      return await photoToPdf(file);
    } catch {
      return { refused: 'invalid.photo' };
    }
  }
  if (!text.includes('%PDF-')) return { refused: 'invalid.fileKind' };
  if (file.size > maxFileBytes) return { refused: 'invalid.fileSize' };
  return cleaning ? await cleaned(file) : { file };
}

async function cleaned(file: File): Promise<ChosenFile> {
  try {
    const { withoutMetadata } = await import('./withoutMetadata.ts');
    const clean = await withoutMetadata(file);
    return clean.size > maxFileBytes ? { refused: 'invalid.fileSize' } : { file: clean };
  } catch {
    return { refused: 'invalid.metadata' };
  }
}
