import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
  PDFXRefStreamParser,
} from 'pdf-lib';
import { latin1 } from './jpegImage.ts';

/** What a cross-reference section says of an object. */
interface Entry {
  objectNumber: number;
  isDeleted: boolean;
  /** Where the object stands; undefined if it is deleted, or packed within another one. */
  offset?: number | undefined;
}

interface Section {
  entries: Entry[];
  /** Says where the sections are that this one changes. */
  trailer: PDFDict;
}

/**
 * The numbers of the objects that a PDF lists as deleted (ISO 32000-1, 7.5.4 and 7.5.8).
 * They may still stand in the file, and be named in it, but no reader shows them.
 *
 * @returns None if the list cannot be read, or is wrong: readers then take every object that
 *   they find.
 */
export function deletedObjects(bytes: Uint8Array): ReadonlySet<number> {
  try {
    const text = latin1(bytes);
    const entries = [...newestEntries(text, bytes).values()];
    if (!entries.every((entry) => isInPlace(entry, text))) return new Set();
    const deleted = entries.filter((entry) => entry.isDeleted);
    return new Set(deleted.map((entry) => entry.objectNumber));
  } catch {
    return new Set();
  }
}

function newestEntries(text: string, bytes: Uint8Array): Map<number, Entry> {
  const newest = new Map<number, Entry>();
  const [, last] = /^startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf('startxref'))) ?? [];
  const offsets = new Set([Number(last)]);
  // Grows meanwhile.
  for (const offset of offsets) {
    const { entries, trailer } = sectionAt(offset, text, bytes);
    for (const entry of entries)
      if (!newest.has(entry.objectNumber)) newest.set(entry.objectNumber, entry);
    for (const name of ['XRefStm', 'Prev']) {
      const earlier = trailer.get(PDFName.of(name));
      if (earlier instanceof PDFNumber) offsets.add(earlier.asNumber());
    }
  }
  return newest;
}

const isInPlace = ({ objectNumber, offset }: Entry, text: string): boolean =>
  offset === undefined ||
  Number(matchAt(/\s*(\d+)\s+\d+\s+obj\b/y, offset, text)[1]) === objectNumber;

/** @throws Error if the text does not match there. */
function matchAt(pattern: RegExp, at: number, text: string): RegExpExecArray {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (!found) throw new Error('a cross-reference that leads nowhere');
  return found;
}

const sectionAt = (at: number, text: string, bytes: Uint8Array): Section =>
  text.startsWith('xref', at) ? tableAt(at, text, bytes) : streamAt(at, text, bytes);

function tableAt(at: number, text: string, bytes: Uint8Array): Section {
  const entries: Entry[] = [];
  const [table = ''] = matchAt(/xref[\s\dnf]*trailer/y, at, text);
  let objectNumber = 0;
  // Pairs of numbers: an entry has a letter, and without one they are the first number and
  // how many entries follow.
  for (const [, first, kind] of table.matchAll(/(\d+)\s+\d+(?:\s+([nf]))?/g)) {
    if (kind) {
      const isDeleted = kind === 'f' || Number(first) === 0;
      entries.push({ objectNumber, isDeleted, offset: isDeleted ? undefined : Number(first) });
    }
    objectNumber = kind ? objectNumber + 1 : Number(first);
  }
  const trailer = objectAt(at + table.length, bytes);
  if (!(trailer instanceof PDFDict)) throw new Error('a table without a trailer');
  return { entries, trailer };
}

function streamAt(at: number, text: string, bytes: Uint8Array): Section {
  const [head = ''] = matchAt(/\s*\d+\s+\d+\s+obj/y, at, text);
  const stream = objectAt(at + head.length, bytes);
  if (!(stream instanceof PDFRawStream)) throw new Error('a cross-reference without entries');
  const trailer = stream.dict;
  const plain = trailer.clone();
  for (const name of ['Filter', 'DecodeParms']) plain.delete(PDFName.of(name));
  const entries = PDFXRefStreamParser.forStream(PDFRawStream.of(plain, rowsOf(stream)));
  return {
    entries: entries.parseIntoContext().map(({ ref, offset, deleted, inObjectStream }) => ({
      objectNumber: ref.objectNumber,
      isDeleted: deleted,
      offset: deleted || inObjectStream ? undefined : offset,
    })),
    trailer,
  };
}

const objectAt = (at: number, bytes: Uint8Array) =>
  PDFObjectParser.forBytes(bytes.subarray(at), PDFContext.create()).parseObject();

/** The bytes of a stream, also if its rows tell only how they differ from others (PNG). */
function rowsOf(stream: PDFRawStream): Uint8Array {
  const bytes = decodePDFRawStream(stream).decode();
  const found = stream.dict.lookup(PDFName.of('DecodeParms'));
  const parameters = found instanceof PDFArray ? found.lookup(0) : found;
  const read = (name: string): number => {
    const value = parameters instanceof PDFDict ? parameters.lookup(PDFName.of(name)) : undefined;
    return value instanceof PDFNumber ? value.asNumber() : 1;
  };
  if (read('Predictor') === 1) return bytes;
  const width = read('Columns');
  const rows = new Uint8Array(Math.floor(bytes.length / (width + 1)) * width);
  for (let at = 0; at < rows.length; at++) {
    const kind = bytes[Math.floor(at / width) * (width + 1)] ?? 0;
    if (kind !== 0 && kind !== 2) throw new Error('rows that differ in an unusual way');
    const above = kind === 2 ? (rows[at - width] ?? 0) : 0;
    rows[at] = (bytes[at + Math.floor(at / width) + 1] ?? 0) + above;
  }
  return rows;
}
