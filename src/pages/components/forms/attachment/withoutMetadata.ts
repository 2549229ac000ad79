import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from 'pdf-lib';

/** What tells of a document's making, wherever it stands. */
const telling = ['Metadata', 'PieceInfo', 'LastModified', 'CreatorInfo', 'User'];
/** Who made a note in it, and when. */
const tellingOfNotes = ['T', 'M', 'CreationDate', 'NM'];

/**
 * The pages of a PDF without who made it: no document information, no XMP, no earlier
 * versions, which the pages of a new document do not have, nor what cameras write into
 * photos. What can be read on the pages stays.
 *
 * Throws where it cannot be sure: for files that are encrypted, signed or broken.
 */
export async function withoutMetadata(file: File): Promise<File> {
  const source = await PDFDocument.load(await file.arrayBuffer(), {
    updateMetadata: false,
    throwOnInvalidObject: true,
  });
  // Before they are copied: what nothing leads to any more is left behind.
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

/** Removes what tells of the making from an object and from all that stands in it. */
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

/** Whether an object is a JPEG as a camera wrote it. */
const isPhoto = (object: PDFObject): object is PDFRawStream => {
  if (!(object instanceof PDFRawStream)) return false;
  const filter = object.dict.get(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  return only === PDFName.of('DCTDecode');
};

/** Markers of a JPEG: the comment, and the scan, after which nothing is a segment. */
const comment = 0xfe;
const scan = 0xda;
/** Segments of applications that say how colours are meant: JFIF, profile, Adobe. */
const ofColours = [0xe0, 0xe2, 0xee];

/** A JPEG without comments and what applications wrote into it: places, cameras, names. */
function withoutSegments(jpeg: Uint8Array): Uint8Array {
  const kept = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at] === 0xff && jpeg[at + 1] !== scan && at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0);
    const isTelling =
      marker === comment ||
      (marker >= 0xe0 && marker <= 0xef && !ofColours.includes(marker));
    if (!isTelling) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  kept.push(jpeg.subarray(at));
  const bytes = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of kept) {
    bytes.set(part, to);
    to += part.length;
  }
  return bytes;
}
