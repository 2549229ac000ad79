import { maxFileBytes } from '../../../../site/forms/form.ts';
import { pdfError } from '../../../../site/forms/pdf.ts';
import type { PhotoPage } from './photoPdf.ts';

/** Why a file was refused. */
export type Refusal =
  | 'invalid.fileEmpty'
  | 'invalid.fileSize'
  | 'invalid.fileKind'
  | 'invalid.fileBroken'
  | 'invalid.filePages'
  | 'invalid.photo'
  | 'invalid.metadata';

/** A PDF that is ready to send, and the photos that it was made of. */
export interface ChosenFile {
  file: File;
  pages: readonly PhotoPage[];
}

export interface RefusedFile {
  refused: Refusal;
}

/** Maximum photos in a PDF. */
const maxPages = 6;

/** How a JPEG and a PNG begin. */
const photo = /^(?:\u00ff\u00d8\u00ff|\u0089PNG)/;

/**
 * Checks the type of chosen files by their content: one PDF, or photos, which it converts
 * to a PDF.
 *
 * @param pages Photos that were chosen before, after which new ones come.
 * @param cleaning Remove the author's metadata from a PDF.
 */
export async function prepareFiles(
  files: readonly File[],
  pages: readonly PhotoPage[],
  cleaning = false,
): Promise<ChosenFile | RefusedFile> {
  if (files.length > maxPages) return { refused: 'invalid.filePages' };
  if (files.some(({ size }) => size === 0)) return { refused: 'invalid.fileEmpty' };
  const kinds = await Promise.all(files.map(isPhoto));
  if (kinds.every(Boolean))
    return pages.length + files.length > maxPages
      ? { refused: 'invalid.filePages' }
      : photosAsPdf([...pages.map((page) => page.photo), ...files]);
  const [file, ...more] = files;
  if (!file || more.length) return { refused: 'invalid.filePages' };
  const error = await pdfError(file);
  // Unlike the Worker, the page takes photos too, and says so.
  if (error) return { refused: error === 'invalid.fileType' ? 'invalid.fileKind' : error };
  if (file.size > maxFileBytes) return { refused: 'invalid.fileSize' };
  return cleaning ? cleaned(file) : { file, pages: [] };
}

async function isPhoto(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return photo.test(String.fromCharCode(...start));
}

/** Makes one PDF of photos, a page each. */
export async function photosAsPdf(photos: readonly File[]): Promise<ChosenFile | RefusedFile> {
  // The Worker never prepares files, so its script leaves the code out.
  if (import.meta.env.SSR) return { refused: 'invalid.photo' };
  try {
    const { photosToPdf } = await import('./photoPdf.ts');
    return await photosToPdf(photos);
  } catch {
    return { refused: 'invalid.photo' };
  }
}

async function cleaned(file: File): Promise<ChosenFile | RefusedFile> {
  if (import.meta.env.SSR) return { refused: 'invalid.metadata' };
  try {
    const { withoutMetadata } = await import('./withoutMetadata.ts');
    const clean = await withoutMetadata(file);
    return clean.size > maxFileBytes ? { refused: 'invalid.fileSize' } : { file: clean, pages: [] };
  } catch {
    return { refused: 'invalid.metadata' };
  }
}
