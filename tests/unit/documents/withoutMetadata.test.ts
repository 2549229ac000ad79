import { readdirSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { withoutMetadata } from '../../../src/pages/components/forms/attachment/withoutMetadata.ts';
import { pdfError } from '../../../src/site/forms/pdf.ts';
import { photoWithPlace } from '../../support/files/photos.ts';

const author = 'Carmen Iglesias';

/** A PDF with its author in every place where programs write one. */
async function signedEverywhere(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setAuthor(author);
  pdf.setCreator(author);
  pdf.setProducer(author);
  pdf.setTitle(author);
  const { context, catalog } = pdf;
  const page = pdf.addPage([595, 842]);
  page.drawText('Lo que vi el martes');
  page.drawImage(await pdf.embedJpg(await photoWithPlace()));
  const xmp = (text: string) =>
    context.register(context.stream(text, { Type: 'Metadata', Subtype: 'XML' }));
  catalog.set(PDFName.of('Metadata'), xmp(`<dc:creator>${author}</dc:creator>`));
  page.node.set(PDFName.of('Metadata'), xmp(`<xmp>${author}</xmp>`));
  page.node.set(
    PDFName.of('PieceInfo'),
    context.obj({ Word: { Private: PDFString.of(author) } }),
  );
  const note = context.obj({
    Type: 'Annot',
    Subtype: 'Text',
    Rect: [0, 0, 10, 10],
    T: PDFString.of(author),
    M: PDFString.of('D:20261123'),
    Contents: PDFString.of('Importe falso'),
  });
  page.node.set(PDFName.of('Annots'), context.obj([context.register(note)]));
  return pdf.save({ useObjectStreams: false });
}

/** The same with an earlier revision, as in an incremental update. */
async function twoVersions(): Promise<Uint8Array> {
  const before = Buffer.from(await signedEverywhere()).toString('latin1');
  const info = Number(/\/Info (\d+) 0 R/.exec(before)?.[1]);
  const object = `${info} 0 obj\n<< /Author (Nadie) >>\nendobj\n`;
  const table = `xref\n${info} 1\n${String(before.length + 1).padStart(10, '0')} 00000 n \n`;
  const root = /\/Root \d+ 0 R/.exec(before)?.[0];
  const size = /\/Size \d+/.exec(before)?.[0];
  const start = before.length + 1 + object.length;
  const last = /startxref\s+(\d+)/.exec(before)?.[1];
  return Buffer.from(
    `${before}\n${object}${table}trailer\n<< ${size} ${root} /Info ${info} 0 R /Prev ${last} >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}

/** Everything readable in a file: its bytes, and its decompressed streams. */
async function readable(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return object.toString();
    const contents = Buffer.from(object.contents);
    const packed = object.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
    return (
      object.dict.toString() +
      (packed ? inflateSync(contents) : contents).toString('latin1')
    );
  });
  return Buffer.from(bytes).toString('latin1') + objects.join('\n');
}

const asFile = (bytes: Uint8Array, name = `informe de ${author}.pdf`): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

/** The author in PDF's encodings: as text, and as UTF-16 hex digits. */
const hex = [...author]
  .map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'))
  .join('');
const names = new RegExp(`${author}|${hex}|D:2026|Telefonera|Crujiente 9|Exif`, 'i');

describe('a PDF that is cleaned', () => {
  test.each([
    ['whose author stands everywhere', signedEverywhere],
    ['with an earlier version', twoVersions],
  ])('and %s names nobody, keeps its pages, and is taken', async (_, made) => {
    const before = await made();
    expect(await readable(before)).toMatch(names);
    const clean = await withoutMetadata(asFile(before));
    const bytes = new Uint8Array(await clean.arrayBuffer());
    const text = await readable(bytes);
    expect(text).not.toMatch(names);
    expect(text).toContain('Importe falso');
    expect(clean.name).toBe('documento.pdf');
    expect(await pdfError(new Blob([bytes]))).toBeUndefined();
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getPages().map((page) => page.getSize())).toEqual([
      { width: 595, height: 842 },
    ]);
    expect([pdf.getAuthor(), pdf.getProducer(), pdf.getCreationDate()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  const folder = 'tests/support/files/producers/';
  test.each(readdirSync(folder))(
    'is accepted as a program wrote it, %s',
    async (name) => {
      const clean = await withoutMetadata(asFile(readFileSync(folder + name)));
      const bytes = new Uint8Array(await clean.arrayBuffer());
      expect(await pdfError(new Blob([bytes]))).toBeUndefined();
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/Info|\/ID|\/Metadata/);
    },
  );

  test('is refused if it is signed, because the signature names the signer', async () => {
    const pdf = await PDFDocument.load(await signedEverywhere());
    const [page] = pdf.getPages();
    const field = pdf.context.obj({
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: { Type: 'Sig', Name: PDFString.of(author) },
    });
    page?.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(field)]));
    await expect(withoutMetadata(asFile(await pdf.save()))).rejects.toThrow('signature');
  });

  test('is refused if it is encrypted', async () => {
    const text = Buffer.from(await signedEverywhere()).toString('latin1');
    const locked = text.replace(/\/Root/, '/Encrypt << /Filter /Standard >> /Root');
    await expect(withoutMetadata(asFile(Buffer.from(locked, 'latin1')))).rejects.toThrow(
      'encrypted',
    );
  });

  test('is refused if it is broken', async () => {
    await expect(
      withoutMetadata(asFile(Buffer.from('%PDF-1.7\nzxqv'))),
    ).rejects.toThrow();
  });
});
