import type { Budget } from './budget.ts';
import { readDictionary } from './dictionary.ts';
import { inflate } from './inflate.ts';
import { arePackedObjectsHarmless } from './packedObjects.ts';
import { latin1, type PdfFile } from './pdfFile.ts';
import type { PossibleObjectStream } from './structure.ts';

/** Whether all possible object streams can be read, and contain nothing active. */
export async function areObjectStreamsHarmless(
  file: PdfFile,
  streams: PossibleObjectStream[],
  budget: Budget,
): Promise<boolean> {
  for (const stream of streams) {
    const dictionary = readDictionary(file.text, stream.dictionary, budget);
    if (!dictionary) return false;
    const contents = await contentsOf(stream, dictionary, file, budget);
    if (contents === undefined || !isHarmless(contents, dictionary, budget)) return false;
  }
  return true;
}

/** The contents of a stream; undefined if they use any filter but Flate. */
async function contentsOf(
  { start, end }: PossibleObjectStream,
  dictionary: Map<string, string>,
  { bytes, text }: PdfFile,
  budget: Budget,
): Promise<string | undefined> {
  const lineBreak = /^\r?\n/.exec(text.slice(start, start + 2))?.[0];
  const hasParameters = ['DecodeParms', 'DP'].some(
    (key) => (dictionary.get(key) ?? 'null') !== 'null',
  );
  if (!lineBreak || hasParameters) return undefined;
  const begin = start + lineBreak.length;
  const filter = dictionary.get('Filter');
  if (filter === undefined) return text.slice(begin, end);
  if (filter !== '/FlateDecode' && filter !== '[ /FlateDecode ]') return undefined;
  // A line break before `endstream` is not data, but the data may end in one.
  for (const ending of ['\r\n', '\n', '\r', '']) {
    if (!text.endsWith(ending, end)) continue;
    const inflated = await inflate(bytes.subarray(begin, end - ending.length), budget);
    if (inflated) return latin1(inflated);
  }
  return undefined;
}

/** Object streams start with numbers, possibly after a comment. */
const objectNumbers = /^[\s\0]*(?:%|[-+.\d]+[\s\0%]+[-+.\d%])/;

/** Colour profiles also have an N, but do not start like object streams. */
function isHarmless(
  contents: string,
  dictionary: Map<string, string>,
  budget: Budget,
): boolean {
  const isNamed = dictionary.has('First') || dictionary.get('Type') === '/ObjStm';
  if (!isNamed && !objectNumbers.test(contents)) return true;
  const count = integer(dictionary.get('N'));
  const first = integer(dictionary.get('First'));
  return (
    count !== undefined &&
    first !== undefined &&
    arePackedObjectsHarmless(contents, count, first, budget)
  );
}

/** Direct integers only: real programs never use an indirect reference here. */
const integer = (value = ''): number | undefined =>
  /^\d{1,6}$/.test(value) ? Number(value) : undefined;
