import { hasHiddenBeginning } from './beginnings.ts';
import type { Budget } from './budget.ts';
import { ObjectReader } from './objectReader.ts';

/** A stream that a viewer could read as an object stream. */
export interface PossibleObjectStream {
  /** Offset of its dictionary, and of the start and end of its contents. */
  dictionary: number;
  start: number;
  end: number;
}

export interface Structure {
  /** There is active content, or an object could begin where none was read. */
  isActive: boolean;
  isEncrypted: boolean;
  objectStreams: PossibleObjectStream[];
}

/** Maximum object streams in a file. */
const maxObjectStreams = 300;
/** Keys of an object stream's dictionary. Viewers require at least one. */
const objectStreamNames = ['ObjStm', 'First', 'N'];
/** Key of a stream whose contents are in another file. */
const externalFile = 'F';
const tellingNames = [...objectStreamNames, externalFile];
/** Maximum objects and streams; real files of 2 MB have fewer. */
const maxObjects = 100_000;
const maxStreams = 20_000;
const streamEnd = 'endstream';

/**
 * Reads all objects of a file in byte order, whether or not a cross-reference table lists
 * them.
 *
 * @returns Undefined if the file is malformed, which viewers repair differently.
 */
export function readStructure(text: string, budget: Budget): Structure | undefined {
  const reader = new ObjectReader(text, budget);
  const objectStreams: PossibleObjectStream[] = [];
  /** Offsets of the keywords `obj` and `trailer`. */
  const keywordOffsets: number[] = [];
  /** The last top-level dictionary, and the names directly in it. */
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
      for (const name of tellingNames) if (reader.matches(name, 1)) names.add(name);
      isEncrypted ||= reader.matches('Encrypt', 1);
    } else if (token === 'word') {
      if (reader.matches('obj') || reader.matches('trailer'))
        keywordOffsets.push(reader.start);
      if (keywordOffsets.length > maxObjects) return undefined;
      if (reader.depth > 0 && structureWords.some((word) => reader.matches(word)))
        return undefined;
      if (!reader.matches('stream')) continue;
      const start = reader.end;
      const end = text.indexOf(streamEnd, start);
      if (previous !== '>>' || end < 0 || ++streams > maxStreams) return undefined;
      isActive ||= names.has(externalFile);
      if (objectStreamNames.some((name) => names.has(name)))
        objectStreams.push({ dictionary, start, end });
      if (objectStreams.length > maxObjectStreams)
        return { isActive: true, isEncrypted, objectStreams };
      reader.end = end + streamEnd.length;
    }
  }
  isActive ||= reader.isActive || hasHiddenBeginning(text, keywordOffsets);
  return { isActive, isEncrypted, objectStreams };
}

/** Keywords that never appear within brackets. */
const structureWords = ['obj', 'endobj', 'stream', 'trailer', 'xref'];
