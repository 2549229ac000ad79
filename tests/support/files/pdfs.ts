import { deflateSync } from 'node:zlib';
import { plainPdf } from '../forms/answers.ts';

/** The plain PDF with an additional object. */
export const pdfWith = (object: string): string =>
  plainPdf.replace('trailer', `3 0 obj\n${object}\nendobj\ntrailer`);

/** A PDF whose objects are in a compressed stream; `end` is the end of its dictionary. */
export function pdfPacking(
  objects: string,
  dictionary = '/Type /ObjStm /N 1 /First 4',
  end = '',
): Uint8Array<ArrayBuffer> {
  const packed = deflateSync(Buffer.from(objects));
  const [before = '', after = ''] = plainPdf.split('trailer');
  const head = `${before}3 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} ${end}>>\nstream\n`;
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(head, 'latin1'),
      packed,
      Buffer.from(`\nendstream\nendobj\ntrailer${after}`),
    ]),
  );
}

/** A PDF of an exact size. */
export function pdfOfSize(bytes: number): string {
  const [before = '', after = ''] = plainPdf.split('trailer');
  const comment = '% padding ';
  return `${before}${comment}${'x'.repeat(bytes - plainPdf.length - comment.length - 1)}\ntrailer${after}`;
}
