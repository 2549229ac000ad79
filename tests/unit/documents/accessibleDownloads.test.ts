import { readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { documentFiles } from '../../../build/downloads/sources.ts';

const open = async (file: string): Promise<PDFDocument> =>
  PDFDocument.load(readFileSync(`public/downloads/${file}`), { updateMetadata: false });

/** Every dictionary of a document. */
const dictionariesOf = (pdf: PDFDocument): PDFDict[] =>
  pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));

const textOf = (value: unknown): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';

test.each(documentFiles)(
  '%s is prepared for PDF/UA: title, language, tags, and where links lead',
  async (file) => {
    const pdf = await open(file);
    const metadata = pdf.catalog.lookup(PDFName.of('Metadata'));
    const xmp = metadata instanceof PDFRawStream ? Buffer.from(metadata.contents).toString() : '';
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xmp).toContain(`>${pdf.getTitle()}</rdf:li>`);
    expect(textOf(pdf.catalog.lookup(PDFName.of('Lang')))).toBe('es');
    expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true');
    const links = dictionariesOf(pdf).filter(
      (dictionary) => dictionary.get(PDFName.of('Subtype')) === PDFName.of('Link'),
    );
    for (const link of links) expect(textOf(link.lookup(PDFName.of('Contents')))).toMatch(/^\w+:/);
  },
);

test.each([
  ['catalogo-snacks.pdf', 8],
  ['catalogo-caramelos.pdf', 2],
])('every pack in %s has a description', async (file, most) => {
  const figures = dictionariesOf(await open(file)).filter(
    (dictionary) => dictionary.get(PDFName.of('S')) === PDFName.of('Figure'),
  );
  expect(figures.length).toBeGreaterThanOrEqual(1);
  expect(figures.length).toBeLessThanOrEqual(most);
  for (const figure of figures)
    expect(textOf(figure.lookup(PDFName.of('Alt')))).toMatch(/^Bolsa .+ de .+, \d+\s\S+$/);
});
