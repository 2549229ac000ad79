import { hasHiddenBeginning } from './beginnings.ts';
import type { Budget } from './budget.ts';
import { ObjectReader } from './objectReader.ts';

/** A stream that a viewer could take for an object stream. */
export interface PossibleObjectStream {
  /** Where its dictionary begins, and where its contents begin and end. */
  dictionary: number;
  start: number;
  end: number;
}

/** What a file has outside its streams. */
export interface Structure {
  /** Something acts, or an object could begin where none was read. */
  isActive: boolean;
  isEncrypted: boolean;
  objectStreams: PossibleObjectStream[];
}

/** How many object streams a file may have. */
const mostObjectStreams = 300;
/** Names in the dictionary of an object stream. Viewers look for one of them at least. */
const objectStreamNames = ['ObjStm', 'First', 'N'];
/** In the dictionary of a stream whose contents are another file. */
const externalFile = 'F';
const tellingNames = [...objectStreamNames, externalFile];
/** The shortest objects and streams that programs write fill 2 MB with fewer. */
const mostObjects = 100_000;
const mostStreams = 20_000;
const streamEnd = 'endstream';

/**
 * Reads all objects of a file in the order of their bytes, whether or not a
 * cross-reference table names them.
 *
 * @returns Undefined where the file is not well formed, which viewers repair in
 *   different ways.
 */
export function readStructure(text: string, budget: Budget): Structure | undefined {
  const reader = new ObjectReader(text, budget);
  const objectStreams: PossibleObjectStream[] = [];
  /** Where a word says that an object or a trailer begins. */
  const beginnings: number[] = [];
  /** The last dictionary outside brackets, and the names that stand in it directly. */
  let dictionary = 0;
  const names = new Set<string>();
  let streams = 0;
  let isEncrypted = false;
  let isActive = false;
  let previous = reader.next();
  for (let token = previous; token !== 'end'; previous = token, token = reader.next()) {
    if (token === 'unreadable') return undefined;
    if (token === '<<' && reader.depth === 1) {
      dictionary = reader.start;
      names.clear();
    } else if (token === 'name' && reader.depth === 1) {
      for (const name of tellingNames) if (reader.isWritten(name, 1)) names.add(name);
      isEncrypted ||= reader.isWritten('Encrypt', 1);
    } else if (token === 'word') {
      if (reader.isWritten('obj') || reader.isWritten('trailer'))
        beginnings.push(reader.start);
      if (beginnings.length > mostObjects) return undefined;
      if (reader.depth > 0 && structureWords.some((word) => reader.isWritten(word)))
        return undefined;
      if (!reader.isWritten('stream')) continue;
      const start = reader.end;
      const end = text.indexOf(streamEnd, start);
      if (previous !== '>>' || end < 0 || ++streams > mostStreams) return undefined;
      isActive ||= names.has(externalFile);
      if (objectStreamNames.some((name) => names.has(name)))
        objectStreams.push({ dictionary, start, end });
      if (objectStreams.length > mostObjectStreams)
        return { isActive: true, isEncrypted, objectStreams };
      reader.end = end + streamEnd.length;
    }
  }
  isActive ||= reader.isActive || hasHiddenBeginning(text, beginnings);
  return { isActive, isEncrypted, objectStreams };
}

/** These never stand within brackets. */
const structureWords = ['obj', 'endobj', 'stream', 'trailer', 'xref'];
