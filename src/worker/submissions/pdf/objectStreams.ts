import type { Budget } from './budget.ts';
import { readDictionary } from './dictionary.ts';
import { inflate } from './inflate.ts';
import { arePackedObjectsHarmless } from './packedObjects.ts';
import { latin1, type PdfFile } from './pdfFile.ts';
import type { PossibleObjectStream } from './structure.ts';

/** Whether whatever could be an object stream can be read, and nothing in it acts. */
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

/** The contents of a stream; undefined where they are coded in any way but Flate. */
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
  // A line break before `endstream` is no part of the data, which may end like one.
  for (const ending of ['\r\n', '\n', '\r', '']) {
    if (!text.endsWith(ending, end)) continue;
    const unfolded = await inflate(bytes.subarray(begin, end - ending.length), budget);
    if (unfolded) return latin1(unfolded);
  }
  return undefined;
}

/** Packed objects begin with numbers, also behind a comment. */
const numbers = /^[\s\0]*(?:%|[-+.\d]+[\s\0%]+[-+.\d%])/;

/** Streams of colour profiles have an N, too, but do not begin like packed objects. */
function isHarmless(
  contents: string,
  dictionary: Map<string, string>,
  budget: Budget,
): boolean {
  const isNamed = dictionary.has('First') || dictionary.get('Type') === '/ObjStm';
  if (!isNamed && !numbers.test(contents)) return true;
  const count = integer(dictionary.get('N'));
  const first = integer(dictionary.get('First'));
  return (
    count !== undefined &&
    first !== undefined &&
    arePackedObjectsHarmless(contents, count, first, budget)
  );
}

/** No reference to a number that stands elsewhere, which real programs never write. */
const integer = (value = ''): number | undefined =>
  /^\d{1,6}$/.test(value) ? Number(value) : undefined;
