import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { plainPdf } from '../forms/answers.ts';

/** A PDF of an exact size. */
export function pdfOfSize(bytes: number): string {
  const [before = '', after = ''] = plainPdf.split('trailer');
  const comment = '% padding ';
  return `${before}${comment}${'x'.repeat(bytes - plainPdf.length - comment.length - 1)}\ntrailer${after}`;
}

const folder = 'tests/support/files/producers/';
/** PDFs as programs wrote them, by their names. */
export const producedPdfs = readdirSync(folder).map(
  (file) =>
    [file.replace('.gz', ''), new Uint8Array(gunzipSync(readFileSync(folder + file)))] as const,
);
