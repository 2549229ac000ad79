import type { FaultKey } from '../../../site/i18n/words.ts';
import { newBudget } from './budget.ts';
import { areObjectStreamsHarmless } from './objectStreams.ts';
import { latin1 } from './pdfFile.ts';
import { readStructure } from './structure.ts';

/** Bytes at either end in which the signature and the end mark must appear. */
const edgeBytes = 1024;

/**
 * What is wrong with a file that should be a plain PDF: another format, truncated,
 * encrypted, or with active content. docs/decisions/0018 says what is guaranteed.
 *
 * Takes time linear in the size; inflating and tokenising are bounded by `newBudget`.
 */
export async function pdfFault(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<FaultKey | undefined> {
  const text = latin1(bytes);
  if (!text.slice(0, edgeBytes + 5).includes('%PDF-') || isOtherFormat(text))
    return 'invalid.fileType';
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || end < text.length - edgeBytes) return 'invalid.fileBroken';
  if (/<[a-z!]/i.test(text.slice(end))) return 'invalid.fileType';
  if (text.slice(-edgeBytes).includes('PK\u0005\u0006')) return 'invalid.fileActive';
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
 * Polyglot files are rejected if they start like one of these: ZIP, EXE, PNG, GIF, JPEG,
 * ELF, script, markup.
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
  otherFormats.some((signature) =>
    text.slice(0, edgeBytes).trimStart().startsWith(signature),
  );
