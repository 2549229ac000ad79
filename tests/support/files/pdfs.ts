import { plainPdf } from '../forms/answers.ts';

/** A PDF of an exact size. */
export function pdfOfSize(bytes: number): string {
  const [before = '', after = ''] = plainPdf.split('trailer');
  const comment = '% padding ';
  return `${before}${comment}${'x'.repeat(bytes - plainPdf.length - comment.length - 1)}\ntrailer${after}`;
}
