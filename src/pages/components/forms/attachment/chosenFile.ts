import { maxFileBytes } from '../../../../site/forms/form.ts';
import { pdfError } from '../../../../site/forms/pdf.ts';

/** Why a file was refused. */
export type Refusal =
  | 'invalid.fileEmpty'
  | 'invalid.fileSize'
  | 'invalid.fileKind'
  | 'invalid.fileBroken'
  | 'invalid.photo'
  | 'invalid.metadata';

/** A file that is ready to send, or the reason for refusing it. */
export type ChosenFile = { file: File; thumbnail?: string } | { refused: Refusal };

/** How a JPEG and a PNG begin. */
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
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (photo.test(String.fromCharCode(...start))) {
    try {
      const { photoToPdf } = await import('./photoPdf.ts');
      return await photoToPdf(file);
    } catch {
      return { refused: 'invalid.photo' };
    }
  }
  const error = await pdfError(file);
  // Unlike the Worker, the page takes photos too, and says so.
  if (error) return { refused: error === 'invalid.fileType' ? 'invalid.fileKind' : error };
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
