import { largestFile } from '../../../../site/forms/limits.ts';

/** Why a file is refused when it is chosen. */
export type Refusal =
  | 'invalid.fileEmpty'
  | 'invalid.fileSize'
  | 'invalid.fileKind'
  | 'invalid.photo'
  | 'invalid.metadata';

/** A file that can be sent, or why the one that was chosen cannot. */
export type ChosenFile = { file: File; thumbnail?: string } | { refused: Refusal };

/** What a file begins with: photos at once, a PDF within this many bytes. */
const beginning = 1024;
const photo = /^(?:\u00ff\u00d8\u00ff|\u0089PNG)/;

/**
 * Looks into a file, and makes a PDF of a photo.
 *
 * @param cleaning Takes out of a PDF who made it.
 */
export async function prepareFile(file: File, cleaning = false): Promise<ChosenFile> {
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
  if (file.size > largestFile) return { refused: 'invalid.fileSize' };
  return cleaning ? await cleaned(file) : { file };
}

async function cleaned(file: File): Promise<ChosenFile> {
  // The Worker renders forms but cleans no files: its build leaves the library out.
  if (import.meta.env.SSR) return { file };
  try {
    const { withoutMetadata } = await import('./withoutMetadata.ts');
    const clean = await withoutMetadata(file);
    return clean.size > largestFile ? { refused: 'invalid.fileSize' } : { file: clean };
  } catch {
    return { refused: 'invalid.metadata' };
  }
}
