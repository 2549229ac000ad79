import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from 'pdf-lib';

/** Keys that hold authoring metadata in any object. */
const telling = ['Metadata', 'PieceInfo', 'LastModified', 'CreatorInfo', 'User'];
/** Keys that say who made an annotation, and when. */
const tellingOfNotes = ['T', 'M', 'CreationDate', 'NM'];

/**
 * Copies the pages of a PDF into a new document, which drops document information, XMP
 * and earlier revisions, and strips camera metadata from photos. The visible content of
 * the pages stays.
 *
 * @throws Error for encrypted, signed or broken files, which cannot be cleaned reliably.
 */
export async function withoutMetadata(file: File): Promise<File> {
  const source = await PDFDocument.load(await file.arrayBuffer(), {
    updateMetadata: false,
    throwOnInvalidObject: true,
  });
  // Clear before copying: objects that are no longer referenced are not copied.
  for (const [, object] of source.context.enumerateIndirectObjects()) clearObject(object);
  const clean = await PDFDocument.create({ updateMetadata: false });
  for (const page of await clean.copyPages(source, source.getPageIndices()))
    clean.addPage(page);
  for (const [ref, object] of clean.context.enumerateIndirectObjects()) {
    if (isPhoto(object))
      clean.context.assign(
        ref,
        PDFRawStream.of(object.dict, withoutSegments(object.contents)),
      );
  }
  delete clean.context.trailerInfo.Info;
  delete clean.context.trailerInfo.ID;
  const bytes = await clean.save({ updateFieldAppearances: false });
  return new File([new Uint8Array(bytes)], 'documento.pdf', { type: 'application/pdf' });
}

/** Removes authoring metadata from an object and the objects nested in it. */
function clearObject(object: PDFObject): void {
  if (object instanceof PDFArray) for (const item of object.asArray()) clearObject(item);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  if (is(dict, 'Type', 'Sig') || is(dict, 'FT', 'Sig'))
    throw new Error('a signature names who signed');
  const isNote = dict.has(PDFName.of('Subtype')) && dict.has(PDFName.of('Rect'));
  for (const key of isNote ? [...telling, ...tellingOfNotes] : telling)
    dict.delete(PDFName.of(key));
  for (const value of dict.values()) clearObject(value);
}

const is = (dict: PDFDict, key: string, value: string): boolean =>
  dict.get(PDFName.of(key)) === PDFName.of(value);

/** Whether an object is a JPEG stream without further filters. */
const isPhoto = (object: PDFObject): object is PDFRawStream => {
  if (!(object instanceof PDFRawStream)) return false;
  const filter = object.dict.get(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  return only === PDFName.of('DCTDecode');
};

/** JPEG markers: comment, and start of scan, after which there are no more segments. */
const comment = 0xfe;
const scan = 0xda;
/** Application segments needed to render colours: JFIF, ICC profile, Adobe. */
const ofColours = [0xe0, 0xe2, 0xee];

/** Strips comments and application segments (location, camera, names) from a JPEG. */
function withoutSegments(jpeg: Uint8Array): Uint8Array {
  const parts = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at] === 0xff && jpeg[at + 1] !== scan && at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0);
    const isTelling =
      marker === comment ||
      (marker >= 0xe0 && marker <= 0xef && !ofColours.includes(marker));
    if (!isTelling) parts.push(jpeg.subarray(at, end));
    at = end;
  }
  parts.push(jpeg.subarray(at));
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of parts) {
    bytes.set(part, to);
    to += part.length;
  }
  return bytes;
}
