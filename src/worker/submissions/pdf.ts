import type { WordKey } from '../../site/words.ts';

/** Bytes that packed objects may unfold to; more is a bomb. */
const mostUnpacked = 8 * 1024 * 1024;
/** Where the signature must begin, and where the end mark must stand. */
const edge = 1024;

/**
 * What is wrong with a file that should be a plain PDF: no PDF, cut off, encrypted, or with something in it that acts.
 *
 * Looks for names anywhere, also with characters written as `#4a` and inside packed objects. It errs on the side of
 * refusing: what cannot be unpacked cannot be judged.
 */
export async function pdfFault(bytes: Uint8Array<ArrayBuffer>): Promise<WordKey | undefined> {
  const text = latin1(bytes);
  if (!text.slice(0, edge + 5).includes('%PDF-') || isOtherFormat(text)) return 'invalid.fileType';
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || end < text.length - edge) return 'invalid.fileBroken';
  if (/<[a-z!]/i.test(text.slice(end))) return 'invalid.fileType';
  if (text.slice(-edge).includes('PK\u0005\u0006')) return 'invalid.fileActive';
  if (encrypted.test(text)) return 'invalid.fileEncrypted';
  if (active.test(text) || activeShort.test(withoutStreams(text))) return 'invalid.fileActive';
  return (await packedObjectsAct(text, bytes)) ? 'invalid.fileActive' : undefined;
}

/** Windows-1252 in fact, which is the same for the characters that count here: one character a byte. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** A file may be two things at once; what begins like one of these is that: ZIP, EXE, PNG, GIF, JPEG, ELF, script, markup. */
const otherFormats = ['PK\u0003\u0004', 'MZ', '\u2030PNG', 'GIF8', 'ÿØÿ', '\u007fELF', '#!', '<'];
const isOtherFormat = (text: string): boolean => otherFormats.some((signature) => text.slice(0, edge).trimStart().startsWith(signature));

/** A pattern for names of PDF objects, each character plain or as its hexadecimal code. */
function named(...names: string[]): RegExp {
  const pattern = (name: string) => [...name].map((sign) => `(?:${sign}|#${hex(sign)})`).join('');
  return new RegExp(`/(?:${names.map(pattern).join('|')})(?=[\\s\\u0000()<>\\[\\]{}/%]|$)`);
}
const hex = (sign: string): string => [...sign.charCodeAt(0).toString(16)].map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit)).join('');

const encrypted = named('Encrypt');
const active = named('JavaScript', 'OpenAction', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA');
// So short that compressed pictures contain them by chance.
const activeShort = named('JS', 'AA');
const packed = new RegExp(named('ObjStm', 'First').source, 'g');
const flate = named('FlateDecode', 'Fl');

/** The text without what stands between `stream` and `endstream`. */
function withoutStreams(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let start = text.indexOf('stream'); start >= 0; start = text.indexOf('stream', from)) {
    const end = text.indexOf('endstream', start + 'stream'.length);
    if (end < 0) break;
    kept.push(text.slice(from, start));
    from = end + 'endstream'.length;
  }
  return [...kept, text.slice(from)].join('/');
}

/** Whether a stream of packed objects has an active name in it, or cannot be read. */
async function packedObjectsAct(text: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  let left = mostUnpacked;
  let last = -1;
  for (const { index } of text.matchAll(packed)) {
    const stream = streamAfter(text, index);
    if (stream === 'none' || (stream !== 'unreadable' && stream.start === last)) continue;
    if (stream === 'unreadable') return true;
    last = stream.start;
    const unpacked = await unpack(text, bytes, stream, left);
    if (unpacked === undefined || active.test(unpacked) || activeShort.test(unpacked)) return true;
    left -= unpacked.length;
  }
  return false;
}

interface Stream {
  dictionary: string;
  start: number;
  end: number;
}

/** Characters that the dictionary of a stream may have around a name. */
const longestDictionary = 4096;

/** The stream whose dictionary has a name at an index; none where the object ends before. */
function streamAfter(text: string, index: number): Stream | 'none' | 'unreadable' {
  const after = text.slice(index, index + longestDictionary);
  const keyword = /stream(?:\r\n|\n|\r)/.exec(after);
  const object = after.indexOf('endobj');
  if (object >= 0 && (!keyword || object < keyword.index)) return 'none';
  if (!keyword) return after.length < longestDictionary ? 'none' : 'unreadable';
  const start = index + keyword.index + keyword[0].length;
  const end = text.indexOf('endstream', start);
  if (end < 0) return 'unreadable';
  const before = text.slice(Math.max(0, index - longestDictionary), index);
  return { dictionary: before.slice(before.lastIndexOf('obj') + 1) + after.slice(0, keyword.index), start, end };
}

async function unpack(text: string, bytes: Uint8Array<ArrayBuffer>, { dictionary, start, end }: Stream, most: number): Promise<string | undefined> {
  if (!/\/Filter|#/.test(dictionary)) return text.slice(start, end);
  return isPlainFlate(dictionary) ? inflate(bytes, start, end, most) : undefined;
}

/** One filter without a predictor. */
const isPlainFlate = (dictionary: string): boolean => flate.test(dictionary) && !/ASCII|LZW|RunLength|Crypt|Predictor|#/.test(dictionary);

/** The inflated stream; undefined where it is broken or larger than allowed. Its end may or may not be followed by a line break. */
async function inflate(bytes: Uint8Array<ArrayBuffer>, start: number, end: number, most: number): Promise<string | undefined> {
  for (const trim of [1, 2, 0]) {
    const unpacked = await inflateExactly(bytes.subarray(start, end - trim), most).catch(() => undefined);
    if (unpacked === 'too large') return undefined;
    if (unpacked) return latin1(unpacked);
  }
  return undefined;
}

async function inflateExactly(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | 'too large'> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      return 'too large';
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}
