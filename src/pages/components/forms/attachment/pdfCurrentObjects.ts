import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
  PDFXRefStreamParser,
} from 'pdf-lib';
import { latin1 } from './jpegImage.ts';

/** What a cross-reference section says of an object. */
interface Entry {
  objectNumber: number;
  isDeleted: boolean;
  /** Where the object stands; undefined if it is deleted, or packed within another one. */
  offset?: number | undefined;
  /** The number of the object in which it is packed. */
  within?: number | undefined;
}

interface Section {
  entries: Entry[];
  /** Says where the sections are that this one changes. */
  trailer: PDFDict;
}

/**
 * The references of the objects that a PDF consists of (ISO 32000-1, 7.5.4 and 7.5.8). An
 * update only adds to a file: what it deletes or replaces still stands there, and some
 * readers show it if they find that a table is wrong.
 *
 * @returns Undefined if a table is wrong in a file that was never updated: it consists of
 *   every object that stands in it.
 * @throws Error if a table is wrong in another file, or does not name the last copy of an
 *   object: readers may then show different ones.
 */
export function currentObjects(original: Uint8Array): ReadonlySet<string> | undefined {
  const whole = latin1(original);
  // Programs and printers write before it, and do not count that.
  const start = Math.max(whole.indexOf('%PDF-'), 0);
  const [text, bytes] = [whole.slice(start), original.subarray(start)];
  const { last, isAnyTwice } = copiesIn(text, bytes);
  const { newest, isWhole } = newestEntries(text, bytes);
  const entries = [...newest.values()];
  const named = entries.filter(({ isDeleted }) => !isDeleted);
  const isNamed = (entry: Entry): boolean =>
    last.get(entry.objectNumber)?.at === placeOf(entry, newest, text);
  if (isWhole && named.every(isNamed))
    return new Set(named.map(({ objectNumber }) => last.get(objectNumber)?.ref ?? ''));
  const isAnyDeleted = entries.some((one) => one.isDeleted && last.has(one.objectNumber));
  if (isUpdated(text) || isAnyTwice || isAnyDeleted)
    throw new Error('its tables do not tell which of its objects are seen');
  return undefined;
}

/** Whether a file has more tables than those with which it was first written. */
const isUpdated = (text: string): boolean =>
  text.split('startxref').length - 1 > (text.slice(0, 1024).includes('/Linearized') ? 2 : 1);

/** A copy of an object, as it stands in a file. */
interface ObjectCopy {
  ref: string;
  /** Where it stands, or the one in which it is packed. */
  at: number;
}

/** The last copy of each object in a file, which is the one that the library reads. */
function copiesIn(text: string, bytes: Uint8Array) {
  const last = new Map<number, ObjectCopy>();
  let isAnyTwice = false;
  const add = (objectNumber: number, generation: number, at: number) => {
    isAnyTwice ||= last.has(objectNumber);
    last.set(objectNumber, { ref: String(PDFRef.of(objectNumber, generation)), at });
  };
  for (const found of text.matchAll(/(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+obj\b/g)) {
    const [head, objectNumber, generation] = found;
    add(Number(objectNumber), Number(generation), found.index);
    for (const packed of packedAt(found.index + head.length, text, bytes))
      add(packed, 0, found.index);
  }
  return { last, isAnyTwice };
}

/** The numbers of the objects that are packed within the one that stands there. */
function packedAt(at: number, text: string, bytes: Uint8Array): number[] {
  const packing = /[\s\0]*<<(?:(?!endobj|stream).)*?\/ObjStm\b/sy;
  packing.lastIndex = at;
  const stream = packing.test(text) && objectAt(at, bytes);
  if (!(stream instanceof PDFRawStream)) return [];
  const first = stream.dict.lookup(PDFName.of('First'), PDFNumber).asNumber();
  const pairs = latin1(decodePDFRawStream(stream).decode()).slice(0, first);
  return [...pairs.matchAll(/(\d+)[\s\0]+\d+/g)].map(([, objectNumber]) => Number(objectNumber));
}

/** What the tables say that can be read; of an object, the newest. */
function newestEntries(text: string, bytes: Uint8Array) {
  const newest = new Map<number, Entry>();
  const [, last] = /^startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf('startxref'))) ?? [];
  const offsets = new Set([Number(last)]);
  try {
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
  } catch {
    return { newest, isWhole: false };
  }
  return { newest, isWhole: true };
}

/** Where an object stands, or the one in which it is packed, as its entry says. */
function placeOf(
  { offset, within }: Entry,
  newest: ReadonlyMap<number, Entry>,
  text: string,
): number | undefined {
  const at = within === undefined ? offset : newest.get(within)?.offset;
  return at === undefined ? undefined : at + matchAt(/[\s\0]*/y, at, text)[0].length;
}

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
      within: inObjectStream ? offset : undefined,
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
