import { largestFile } from '../../../site/forms/limits.ts';

/** Why a file is refused when it is chosen. */
export type Refusal =
  | 'invalid.fileEmpty'
  | 'invalid.fileSize'
  | 'invalid.fileKind'
  | 'invalid.photo';

/** A file that can be sent, or why the one that was chosen cannot. */
export type ChosenFile = { file: File; thumbnail?: string } | { refused: Refusal };

/** What a file begins with: photos at once, a PDF within this many bytes. */
const beginning = 1024;
const photo = /^(?:\u00ff\u00d8\u00ff|\u0089PNG)/;

/** Looks into a file, and makes a PDF of a photo. */
export async function prepareFile(file: File): Promise<ChosenFile> {
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
  return file.size > largestFile ? { refused: 'invalid.fileSize' } : { file };
}
