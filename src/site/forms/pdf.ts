/** Bytes that may hold the header: a BOM or a print job may begin before it, as in Acrobat. */
const startBytes = 1024;
/** Bytes that may hold the end mark: padding or a print job may follow, as in Chrome. */
const endBytes = 4096;

/**
 * Why a file is not a whole PDF, by its first and last bytes; undefined if it is one.
 * Nothing in between is inspected (docs/decisions/0018).
 */
export async function pdfError(
  file: Blob,
): Promise<'invalid.fileType' | 'invalid.fileBroken' | undefined> {
  // Decoding keeps ASCII, whatever the bytes around it are.
  const start = await file.slice(0, startBytes).text();
  if (!start.includes('%PDF-')) return 'invalid.fileType';
  const end = await file.slice(-endBytes).text();
  return end.includes('%%EOF') ? undefined : 'invalid.fileBroken';
}
