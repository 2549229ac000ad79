import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pdfOfJpegs } from '../../../src/pages/components/forms/attachment/photoPdf.ts';
import { pdfError } from '../../../src/site/forms/pdf.ts';
import { photoWithPlace } from '../../support/files/photos.ts';

const sizes: [width: number, height: number, page: number[]][] = [
  [1600, 1200, [842, 631.5]],
  [1200, 1600, [631.5, 842]],
  [500, 500, [842, 842]],
];

test.each([...sizes.map((size) => [size]), sizes])(
  'JPEGs become a page each, A4 at most, with a valid cross-reference table: %j',
  async (...pages) => {
    const jpeg = await photoWithPlace();
    const photos = pages.map(([width, height]) => ({
      jpeg: new Blob([new Uint8Array(jpeg)]),
      width,
      height,
    }));
    const bytes = new Uint8Array(await new Blob(pdfOfJpegs(photos)).arrayBuffer());
    expect(await pdfError(new Blob([bytes]))).toBeUndefined();
    const text = Buffer.from(bytes).toString('latin1');
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)];
    expect(places).toHaveLength(2 + 3 * pages.length);
    for (const [i, [, place]] of places.entries())
      expect(text.slice(Number(place))).toMatch(new RegExp(`^${i + 1} 0 obj\n`));
    const pdf = await PDFDocument.load(bytes, { throwOnInvalidObject: true });
    expect(pdf.getPages().map((one) => Object.values(one.getSize()))).toEqual(
      pages.map(([, , page]) => page),
    );
    const images = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
      .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'));
    expect(images.map(({ contents }) => Buffer.from(contents).equals(jpeg))).toEqual(
      pages.map(() => true),
    );
  },
);
