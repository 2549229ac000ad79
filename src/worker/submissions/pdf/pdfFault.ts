import type { FaultKey } from '../../../site/i18n/words.ts';
import { newBudget } from './budget.ts';
import { areObjectStreamsHarmless } from './objectStreams.ts';
import { latin1 } from './pdfFile.ts';
import { readStructure } from './structure.ts';

/** Where the signature must begin, and where the end mark must stand. */
const edge = 1024;

/**
 * What is wrong with a file that should be a plain PDF: another format, cut off,
 * encrypted, or with something in it that acts. docs/decisions/0018 says what is
 * promised.
 *
 * Takes time in proportion to the size; what is unfolded and how much is read of it has a
 * limit.
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
  const budget = newBudget();
  const structure = readStructure(text, budget);
  if (!structure) return 'invalid.fileBroken';
  if (structure.isEncrypted) return 'invalid.fileEncrypted';
  const isHarmless =
    !structure.isActive &&
    (await areObjectStreamsHarmless({ bytes, text }, structure.objectStreams, budget));
  return isHarmless ? undefined : 'invalid.fileActive';
}

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
