import type { FaultKey } from '../../site/i18n/words.ts';

/** Bytes that packed objects may unfold to, and streams of them; more is a bomb. */
const mostUnpacked = 8 * 1024 * 1024;
const mostPacked = 1000;
/** Where the signature must begin, and where the end mark must stand. */
const edge = 1024;

/**
 * What is wrong with a file that should be a plain PDF: no PDF, cut off, encrypted, or
 * with something in it that acts.
 *
 * Looks for names anywhere, also with characters written as `#4a` and inside packed
 * objects. It errs on the side of refusing: what cannot be unpacked cannot be judged.
 */
export async function pdfFault(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<FaultKey | undefined> {
  const text = latin1(bytes);
  if (!text.slice(0, edge + 5).includes('%PDF-') || isOtherFormat(text))
    return 'invalid.fileType';
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || end < text.length - edge) return 'invalid.fileBroken';
  if (/<[a-z!]/i.test(text.slice(end))) return 'invalid.fileType';
  if (text.slice(-edge).includes('PK\u0005\u0006')) return 'invalid.fileActive';
  if (encrypted.test(text)) return 'invalid.fileEncrypted';
  return acts(text) || (await packedObjectsAct(text, bytes))
    ? 'invalid.fileActive'
    : undefined;
}

/**
 * Windows-1252 in fact, which is the same for the characters that count here: one
 * character a byte.
 */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/**
 * A file may be two things at once; what begins like one of these is that: ZIP, EXE,
 * PNG, GIF, JPEG, ELF, script, markup.
 */
const otherFormats = [
  'PK\u0003\u0004',
  'MZ',
  '\u2030PNG',
  'GIF8',
  'ÿØÿ',
  '\u007fELF',
  '#!',
  '<',
];
const isOtherFormat = (text: string): boolean =>
  otherFormats.some((signature) => text.slice(0, edge).trimStart().startsWith(signature));

/**
 * A pattern for names of PDF objects, each character plain or as its hexadecimal code.
 */
function named(...names: string[]): RegExp {
  const pattern = (name: string) =>
    [...name].map((sign) => `(?:${sign}|#${hex(sign)})`).join('');
  return new RegExp(
    `/(?:${names.map(pattern).join('|')})(?=[\\s\\u0000()<>\\[\\]{}/%]|$)`,
  );
}
const hex = (sign: string): string =>
  [...sign.charCodeAt(0).toString(16)]
    .map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit))
    .join('');

const encrypted = named('Encrypt');
// Not OpenAction, by which office programs say on which page to begin: what else it
// could start has a name here.
const active = named(
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
);
/** White space of a PDF, and a reference to an object. */
const space = '[\\s\\u0000]';
const reference = `\\d+${space}+\\d+${space}+R`;
// So short that compressed pictures contain them by chance: what follows must be a
// dictionary, a string, a reference, or a comment, which may hide one.
const activeShort = new RegExp(
  `${named('JS', 'AA').source}${space}*(?:[(<%]|${reference})`,
);

const acts = (text: string): boolean => active.test(text) || activeShort.test(text);

/**
 * In the dictionary of packed objects; outlines have a /First too, but one that is a
 * reference.
 */
const packed = new RegExp(
  `${named('ObjStm').source}|${named('First').source}(?!${space}+${reference})`,
  'g',
);
/** What packed objects begin with: the number and place of the first. */
const packedBeginning = new RegExp(`^${space}*\\d+${space}+\\d+`);

/**
 * Whether packed objects have an active name in them, or cannot be read.
 *
 * The next stream after a name that only they have must unpack, without any further
 * coding: whatever stands between, in strings or comments, can hide nothing.
 */
async function packedObjectsAct(
  text: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  let left = mostUnpacked;
  let seen = 0;
  let end = 0;
  for (const { index } of text.matchAll(packed)) {
    // In what was unpacked already.
    if (index < end) continue;
    const start = streamAfter(text, index);
    if (start === undefined) return true;
    end = text.indexOf('endstream', start);
    const unpacked =
      end < 0 || ++seen > mostPacked ? undefined : await inflate(bytes, start, end, left);
    if (unpacked === undefined || !packedBeginning.test(unpacked) || acts(unpacked))
      return true;
    left -= unpacked.length;
  }
  return false;
}

/** Where the contents of the next stream begin. */
function streamAfter(text: string, index: number): number | undefined {
  const keyword = /stream(?:\r\n|\n|\r)/g;
  keyword.lastIndex = index;
  return keyword.exec(text) ? keyword.lastIndex : undefined;
}

/**
 * The inflated stream; undefined where it is broken or larger than allowed. Its end may
 * or may not be followed by a line break.
 */
async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  start: number,
  end: number,
  most: number,
): Promise<string | undefined> {
  for (const trim of [1, 2, 0]) {
    const unpacked = await inflateExactly(bytes.subarray(start, end - trim), most).catch(
      () => undefined,
    );
    if (unpacked === 'too large') return undefined;
    if (unpacked) return latin1(unpacked);
  }
  return undefined;
}

async function inflateExactly(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | 'too large'> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader();
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
