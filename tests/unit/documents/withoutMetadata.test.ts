import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import {
  drawObject,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  PDFString,
  setFontAndSize,
  setGraphicsState,
} from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { trueTypeFont } from '../../../src/pages/components/forms/attachment/trueTypeFont.ts';
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
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Word: { Private: PDFString.of(author) } }));
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

/** The same with an update that deletes its comment, which the page goes on naming. */
async function withoutComment(kind: 'table' | 'stream'): Promise<Uint8Array> {
  const before = Buffer.from(await signedEverywhere()).toString('latin1');
  const start = before.length + 1;
  const [, comment] = /(\d+) 0 obj\s*<<[^>]*Importe/.exec(before) ?? [];
  const [root] = /\/Root \d+ 0 R/.exec(before) ?? [];
  const [, last] = /startxref\s+(\d+)/.exec(before) ?? [];
  const dict = `/Size 99 ${root} /Prev ${last}`;
  const table = `xref\n${comment} 1\n0000000000 00001 f \ntrailer\n<< ${dict} >>`;
  const place = [24, 16, 8, 0].map((bits) => (start >> bits) & 0xff);
  const own = [1, ...place, 0];
  // Rows that tell how they differ from the one above (PNG); the second is all zeros.
  const rows = deflateSync(Buffer.from([2, ...own, 2, ...own.map((byte) => -byte)]));
  const stream = [
    `98 0 obj\n<< /Type /XRef ${dict} /Index [98 1 ${comment} 1] /W [1 4 1] /Filter /FlateDecode`,
    `/DecodeParms << /Predictor 12 /Columns 6 >> /Length ${rows.length} >>`,
    `stream\n${rows.toString('latin1')}\nendstream\nendobj`,
  ].join('\n');
  const update = { table, stream }[kind];
  return Buffer.from(`${before}\n${update}\nstartxref\n${start}\n%%EOF\n`, 'latin1');
}

/** Everything readable in a file: its bytes, its unpacked streams, its strings in hex. */
async function readable(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return object.toString();
    let contents = Buffer.from(object.contents);
    const filter = object.dict.lookup(PDFName.of('Filter'));
    const outer = filter instanceof PDFArray ? filter.lookup(0) : filter;
    if (outer === PDFName.of('FlateDecode')) contents = inflateSync(contents);
    return object.dict.toString() + contents.toString('latin1');
  });
  const text = [Buffer.from(bytes).toString('latin1'), ...objects].join('\n');
  const decoded = [...text.matchAll(/<([\dA-F]{8,})>/gi)].map(([, digits = '']) =>
    Buffer.from(digits, 'hex').toString('latin1').replaceAll('\0', ''),
  );
  return [text, ...decoded].join('\n');
}

const asFile = (bytes: Uint8Array, name = `informe de ${author}.pdf`): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

/** The author in PDF's encodings: as text, and as UTF-16 hex digits. */
const hex = [...author]
  .map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'))
  .join('');
const names = new RegExp(`${author}|${hex}|D:2026|Telefonera|Crujiente 9|Exif`, 'i');

const cleaned = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await (await withoutMetadata(asFile(bytes))).arrayBuffer());

/** What the first page draws. */
const contentsOf = (pdf: PDFDocument): string => {
  const stream = pdf.getPage(0).node.lookup(PDFName.of('Contents')) as PDFRawStream;
  return inflateSync(stream.contents).toString('latin1');
};

const streamsOf = (pdf: PDFDocument): PDFRawStream[] =>
  pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));

function drawImage(
  context: PDFContext,
  page: PDFPage,
  bytes: Uint8Array,
  filters: string[],
  more: Record<string, PDFObject> = {},
): void {
  const packed = filters[0] === 'FlateDecode' ? deflateSync(bytes) : bytes;
  const image = context.stream(packed, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1600,
    Height: 1200,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceRGB',
    ...more,
    Filter: filters,
  });
  draw(page, context.register(image));
}

const draw = (page: PDFPage, one: PDFRef): void =>
  page.pushOperators(drawObject(page.node.newXObject('Drawing', one)));

const setContents = (context: PDFContext, page: PDFPage, text: string): void =>
  page.node.set(PDFName.of('Contents'), context.register(context.stream(text)));

const annotate = (context: PDFContext, page: PDFPage, note: object): void =>
  page.node.set(
    PDFName.of('Annots'),
    context.obj([context.register(context.obj({ Rect: [0, 0, 9, 9], ...note } as never))]),
  );

/** A picture whose pixels are the letters of the author. */
const pictureOfName = (context: PDFContext): PDFRef =>
  context.register(
    context.stream(author, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: author.length,
      Height: 1,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceGray',
    }),
  );

/** A segment of a JPEG. */
const segment = (marker: number, text: string, fill = 0): Buffer =>
  Buffer.concat([
    Buffer.alloc(fill, 0xff),
    Buffer.from([0xff, marker, 0, text.length + 2]),
    Buffer.from(text, 'latin1'),
  ]);
/** A JPEG with more between its start and the rest, and after its end. */
const jpegWith = async (within: Buffer, after = Buffer.alloc(0)): Promise<Buffer> => {
  const jpeg = await sharp(await photoWithPlace())
    .jpeg()
    .toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), within, jpeg.subarray(2), after]);
};

/** A font of these tables (OpenType, font file). */
function fontOf(tables: Record<string, string>): Buffer {
  const [named, count] = [Object.entries(tables), Object.keys(tables).length];
  const header = Buffer.alloc(12 + 16 * count);
  header.write('OTTO', 'latin1');
  header.writeUInt16BE(count, 4);
  let at = header.length;
  for (const [i, [tag, text]] of named.entries()) {
    header.write(tag, 12 + 16 * i, 'latin1');
    header.writeUInt32BE(at, 20 + 16 * i);
    header.writeUInt32BE(text.length, 24 + 16 * i);
    at += text.length;
  }
  return Buffer.concat([header, Buffer.from(Object.values(tables).join(''), 'latin1')]);
}

/** Where programs leave the name of an author, a place or a camera in a PDF. */
const hidingPlaces: Record<string, (context: PDFContext, page: PDFPage) => void | Promise<void>> = {
  'EXIF in a JPEG that is packed again': async (context, page) =>
    drawImage(context, page, await photoWithPlace(), ['FlateDecode', 'DCTDecode']),
  'a comment after fill bytes': async (context, page) =>
    drawImage(context, page, await jpegWith(segment(0xfe, author, 3)), ['DCTDecode']),
  'the colour profile and pictures in other sizes': async (context, page) =>
    drawImage(context, page, await jpegWith(segment(0xe2, `MPF\0${author}`)), ['DCTDecode']),
  'a second JPEG after the end of the first': async (context, page) =>
    drawImage(context, page, await jpegWith(Buffer.alloc(0), await photoWithPlace()), [
      'DCTDecode',
    ]),
  'bytes after the pixels of an image': (context, page) =>
    drawImage(context, page, Buffer.concat([Buffer.alloc(1600 * 1200 * 3), Buffer.from(author)]), [
      'FlateDecode',
    ]),
  'the file that a figure came from': (context, page) => {
    const figure = context.stream('0 0 9 9 re f', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 9, 9],
      'PTEX.FileName': PDFString.of(`/home/${author}/a.pdf`),
      'PTEX.InfoDict': { Author: PDFString.of(author) },
    });
    draw(page, context.register(figure));
  },
  'a file attached to an annotation': (context, page) =>
    annotate(context, page, {
      Subtype: 'FileAttachment',
      Contents: PDFString.of(author),
      FS: {
        F: PDFString.of(`${author}.doc`),
        EF: { F: context.register(context.stream(author)) },
      },
    }),
  'a link to a file of the machine': (context, page) =>
    annotate(context, page, {
      Subtype: 'Link',
      A: { S: 'URI', URI: PDFString.of(`file:///C:/Users/${author}/a.pdf`) },
    }),
  'the subject and the formatted text of a comment': (context, page) =>
    annotate(context, page, {
      Subtype: 'Text',
      Contents: PDFString.of('visto'),
      Subj: PDFString.of(author),
      RC: PDFString.of(`<body author="${author}">visto</body>`),
    }),
  'who set the state of a comment': (context, page) =>
    annotate(context, page, {
      Subtype: 'Text',
      State: PDFString.of('Accepted'),
      StateModel: PDFString.of('Review'),
      Contents: PDFString.of(`Accepted set by ${author}`),
    }),
  'the name of a layer': (context) => {
    const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of(author) }));
    context
      .lookup(context.trailerInfo.Root, PDFDict)
      .set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: {} }));
  },
  'comments, marks and names in its contents': (context, page) => {
    page.node.setXObject(
      PDFName.of(author),
      context.register(context.stream('', { Subtype: 'Form' })),
    );
    setContents(
      context,
      page,
      `% ${author}\n/Span << /ActualText (${author}) >> BDC\nBT (Lo que vi \\(100%\\)) Tj ET EMC\n/${author.replace(' ', '#20')} Do % ${author}`,
    );
  },
  'a profile of the device': (context, page) => {
    const profile = context.register(context.stream(author, { N: 3 }));
    drawImage(context, page, Buffer.alloc(1600 * 1200 * 3), ['FlateDecode'], {
      ColorSpace: context.obj(['ICCBased', profile]),
    });
  },
  'a picture whose page was deleted, in a list that pages share': (context, page) =>
    void page.node.newXObject('Photo', pictureOfName(context)),
  'a picture that no page draws, with the name of a font': (context, page) => {
    const [font] = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict).keys() ?? [];
    page.node.setXObject(font ?? PDFName.of('none'), pictureOfName(context));
  },
  'who may use an OpenType font': (context, page) => {
    const file = context.register(
      context.stream(fontOf({ 'CFF ': 'curves', name: author }), { Subtype: 'OpenType' }),
    );
    const descriptor = { Type: 'FontDescriptor', FontName: 'F', Flags: 4, FontFile3: file };
    const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'F', FontDescriptor: descriptor };
    page.node.setFontDictionary(PDFName.of('Own'), context.register(context.obj(font as never)));
    page.pushOperators(setFontAndSize('Own', 9));
  },
  'a blend mode that does not exist': (context, page) => {
    const blended = context.obj({ BM: 'Telefonera' });
    page.node.setExtGState(PDFName.of('Blended'), context.register(blended));
    page.pushOperators(setGraphicsState('Blended'));
  },
  'what describes an annotation that is no comment': (context, page) =>
    annotate(context, page, { Subtype: 'Watermark', Contents: PDFString.of(author) }),
  'the order of its fields': (_, page) => page.node.set(PDFName.of('Tabs'), PDFString.of(author)),
};

/** The sum of the 32-bit numbers in some bytes, as fonts state it of their tables. */
const sumOf = (bytes: Buffer): number => {
  const whole = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
};

/** A font that was made on a day, with the sums that programs write. */
function fontMadeAt(seconds: number): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(seconds, 32);
  const font = fontOf({ glyf: 'curves', head: head.toString('latin1') });
  font.writeUInt32BE(sumOf(head), 12 + 16 + 4);
  font.writeUInt32BE((0xb1b0afba - sumOf(font)) >>> 0, font.length - head.length + 8);
  return font;
}

test('a font says nothing of when it was made, not even by its sums', () => {
  const [one, other] = [0, 3_878_000_000].map((seconds) =>
    Buffer.from(trueTypeFont(new Uint8Array(fontMadeAt(seconds)))),
  );
  expect(other).toEqual(one);
  expect(one && sumOf(one)).toBe(0xb1b0afba);
});

describe('a PDF that is cleaned', () => {
  test.each([
    ['whose author stands everywhere', signedEverywhere],
    ['with an earlier version', twoVersions],
  ])('and %s names nobody, keeps its pages, and is taken', async (_, made) => {
    const before = await made();
    expect(names.test(await readable(before))).toBe(true);
    const clean = await withoutMetadata(asFile(before));
    const bytes = new Uint8Array(await clean.arrayBuffer());
    const text = await readable(bytes);
    expect(names.exec(text)?.[0]).toBeUndefined();
    expect(text).toContain('Importe falso');
    expect(clean.name).toBe('documento.pdf');
    expect(await pdfError(new Blob([bytes]))).toBeUndefined();
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getPages().map((page) => page.getSize())).toEqual([{ width: 595, height: 842 }]);
    expect([pdf.getAuthor(), pdf.getProducer(), pdf.getCreationDate()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each(['table', 'stream'] as const)(
    'forgets a comment that an update has deleted, as its %s says',
    async (kind) => {
      const before = await withoutComment(kind);
      expect(await readable(before)).toContain('Importe falso');
      const text = await readable(await cleaned(before));
      expect(text).not.toContain('Importe falso');
      expect(text).toContain('DCTDecode');
    },
  );

  test.each<[string, (text: string) => string]>([
    ['a line break before it', (text) => `\n${text}`],
    ['commands for a printer before it', (text) => `\x1b%-12345X@PJL JOB\r\n${text}`],
  ])('forgets a comment that an update has deleted, with %s', async (_, spoil) => {
    const spoilt = spoil(Buffer.from(await withoutComment('table')).toString('latin1'));
    const text = await readable(await cleaned(Buffer.from(spoilt, 'latin1')));
    expect(text).not.toContain('Importe falso');
    expect(text).toContain('DCTDecode');
  });

  test.each<[string, (text: string) => string]>([
    [
      'does not name the table before it',
      (text) => text.replace(/\/Prev \d+(?!.*\/Prev)/s, '/Prev 0'),
    ],
    [
      'follows a table with a wrong place',
      (text) => text.replace(/(\d{10})( 00000 n \n)/, '0000000003$2'),
    ],
    [
      'is followed by a copy of an object that no table names',
      (text) => `${text}${/\d+ 0 obj.*?endobj/s.exec(text)?.[0]}\n`,
    ],
  ])('is refused if its update %s', async (_, spoil) => {
    const spoilt = spoil(Buffer.from(await withoutComment('table')).toString('latin1'));
    await expect(cleaned(Buffer.from(spoilt, 'latin1'))).rejects.toThrow('tables');
  });

  test('may have a wrong table, if it was never updated', async () => {
    const text = Buffer.from(await signedEverywhere()).toString('latin1');
    const spoilt = text.replace(/startxref\s+\d+/, 'startxref\n3');
    expect(await readable(await cleaned(Buffer.from(spoilt, 'latin1')))).toContain('Importe falso');
  });

  test.each(Object.entries(hidingPlaces))('forgets %s', async (_, hide) => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([300, 200]);
    page.drawText('Lo que vi');
    await hide(pdf.context, page);
    const before = await pdf.save({ useObjectStreams: false });
    expect(names.test(await readable(before))).toBe(true);
    const bytes = await cleaned(before);
    const text = await readable(bytes);
    expect(names.exec(text)?.[0]).toBeUndefined();
    expect(text).toContain('Lo que vi');
  });

  test('may have marks of any kind, as Word and Acrobat write around the foot of a page', async () => {
    const pdf = await PDFDocument.create();
    const mark = '/Artifact <</Attached [/Bottom]/Boxes [[1 2] <</A [/B]>>]/Type/Pagination>> BDC';
    const contents = pdf.context.stream(`${mark}\nBT (1) Tj ET EMC`);
    pdf.addPage().node.set(PDFName.of('Contents'), pdf.context.register(contents));
    const file = new File([new Uint8Array(await pdf.save())], 'a.pdf');
    expect((await withoutMetadata(file)).size).toBeGreaterThan(0);
  });

  test('keeps photos, whatever they are packed in', async () => {
    const pdf = await PDFDocument.create();
    const jpeg = await photoWithPlace();
    pdf.addPage();
    for (const filters of [['DCTDecode'], ['FlateDecode', 'DCTDecode']])
      drawImage(pdf.context, pdf.addPage(), jpeg, filters);
    const clean = await PDFDocument.load(await cleaned(await pdf.save()));
    const photos = streamsOf(clean).filter(
      ({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    );
    expect(photos).toHaveLength(2);
    for (const { contents } of photos) {
      const { data } = await sharp(contents).raw().toBuffer({ resolveWithObject: true });
      expect(data.equals(await sharp(jpeg).raw().toBuffer())).toBe(true);
    }
  });

  test('shows what was filled into a form', async () => {
    const pdf = await PDFDocument.create();
    const field = pdf.getForm().createTextField('importe');
    field.setText('1234 euros');
    field.addToPage(pdf.addPage(), { x: 20, y: 30, width: 200, height: 20 });
    const text = await readable(await cleaned(await pdf.save()));
    expect(text).toContain('1234 euros');
    expect(text).toMatch(/1 0 0 1 20 30 cm \/A0 Do|1 0 0 1 19\.5 29\.5 cm \/A0 Do/);
    expect(text).not.toMatch(/AcroForm|importe/);
  });

  test('shows what was filled into a form where it stood, whatever the page leaves open', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage();
    const field = pdf.getForm().createTextField('importe');
    field.addToPage(page, { x: 20, y: 30, width: 200, height: 20 });
    setContents(pdf.context, page, 'Q q q 9 0 0 9 0 0 cm Q q 0 0 1 1 re W n');
    const drawn = contentsOf(await PDFDocument.load(await cleaned(await pdf.save())));
    expect(drawn).toContain('9 0 0 9 0 0 cm');
    const before = drawn.slice(0, drawn.lastIndexOf('\nq'));
    expect(before.replaceAll(/[^qQ]/g, '')).toBe('qqqQqQQQ');
    expect(drawn.slice(before.length)).toMatch(/cm \/A0 Do Q$/);
  });

  test('has numbers that are written oddly, with the value that readers give them', async () => {
    const pdf = await PDFDocument.create();
    setContents(pdf.context, pdf.addPage(), '--1 - m -. . l +-2 --.5 l [-.] 0 d (--1) Tj');
    const drawn = contentsOf(await PDFDocument.load(await cleaned(await pdf.save())));
    expect(drawn).toContain('-1 0 m\n0 0 l\n+2 -.5 l\n[0] 0 d\n(--1) Tj');
  });

  test.each<[string, (look: PDFRef) => object]>([
    ['has no look', () => ({})],
    ['has no look for its state', (look) => ({ N: { On: look } })],
    ['has a look without a size', (look) => ({ N: look })],
  ])('keeps the words of a text box that %s', async (_, looks) => {
    const pdf = await PDFDocument.create();
    const look = pdf.context.register(pdf.context.stream('', { BBox: [0, 0, 0, 0] }));
    annotate(pdf.context, pdf.addPage(), {
      Subtype: 'FreeText',
      Contents: PDFString.of('Importe falso'),
      AS: 'Off',
      AP: looks(look),
    });
    expect(await readable(await cleaned(await pdf.save()))).toContain('Importe falso');
  });

  test.each<[string, (context: PDFContext, page: PDFPage) => void]>([
    [
      'an image in JPEG 2000',
      (context: PDFContext, page: PDFPage) =>
        drawImage(context, page, Buffer.from('jP'), ['JPXDecode']),
    ],
    [
      'a fax',
      (context: PDFContext, page: PDFPage) =>
        drawImage(context, page, Buffer.from('x'), ['CCITTFaxDecode']),
    ],
    [
      'an image within its text',
      (context: PDFContext, page: PDFPage) =>
        setContents(context, page, 'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI'),
    ],
    [
      'a layer that is switched off',
      (context: PDFContext) => {
        const layer = context.register(context.obj({ Type: 'OCG' }));
        const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
        catalog.set(
          PDFName.of('OCProperties'),
          context.obj({ OCGs: [layer], D: { OFF: [layer] } }),
        );
      },
    ],
    [
      'a layer that is only printed',
      (context: PDFContext) =>
        void context.register(context.obj({ Type: 'OCG', Usage: { View: { ViewState: 'OFF' } } })),
    ],
    ...['Zoom', 'User', 'Language'].map((what): [string, (context: PDFContext) => void] => [
      `a layer that depends on the reader's ${what}`,
      (context) =>
        void context.register(context.obj({ Type: 'OCG', Usage: { [what]: {} } } as never)),
    ]),
    [
      'what is seen only without a layer',
      (context: PDFContext, page: PDFPage) =>
        page.node.set(
          PDFName.of('Resources'),
          context.obj({ Properties: { M: { Type: 'OCMD', P: 'AllOff', OCGs: [] } } }),
        ),
    ],
    ...Object.entries({ Collection: {}, NeedsRendering: true }).map(
      ([name, value]): [string, (context: PDFContext) => void] => [
        `files or forms that are shown in place of its pages, as ${name} says`,
        (context) =>
          context
            .lookup(context.trailerInfo.Root, PDFDict)
            .set(PDFName.of(name), context.obj(value as never)),
      ],
    ),
    [
      'an answer that each reader draws itself',
      (context: PDFContext, page: PDFPage) =>
        annotate(context, page, { Subtype: 'Widget', FT: 'Tx', V: PDFString.of('1234') }),
    ],
    [
      'an answer that its field has from another one',
      (context: PDFContext, page: PDFPage) =>
        annotate(context, page, {
          Subtype: 'Widget',
          Parent: context.obj({ FT: 'Tx', V: PDFString.of('1234') }),
        }),
    ],
    [
      'a ticked box that each reader draws itself',
      (context: PDFContext, page: PDFPage) =>
        annotate(context, page, { Subtype: 'Widget', FT: 'Btn', V: 'Yes', AS: 'Yes' }),
    ],
    [
      'a ticked box that does not say which of its looks is seen',
      (context: PDFContext, page: PDFPage) =>
        annotate(context, page, {
          Subtype: 'Widget',
          FT: 'Btn',
          V: 'Yes',
          AP: { N: { Yes: context.register(context.stream('', { BBox: [0, 0, 9, 9] })) } },
        }),
    ],
    [
      'an answer whose looks are of an earlier one',
      (context: PDFContext, page: PDFPage) => {
        const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
        catalog.set(PDFName.of('AcroForm'), context.obj({ NeedAppearances: true, Fields: [] }));
        const looks = context.stream('(Ana) Tj', { Subtype: 'Form', BBox: [0, 0, 9, 9] });
        annotate(context, page, {
          Subtype: 'Widget',
          FT: 'Tx',
          V: PDFString.of('1234'),
          AP: { N: context.register(looks) },
        });
      },
    ],
    [
      'a drawing that its resources do not have',
      (context: PDFContext, page: PDFPage) => {
        page.node.set(PDFName.of('Resources'), context.obj({ XObject: {} }));
        setContents(context, page, '/Photo Do');
      },
    ],
    [
      'an answer in a font that its looks do not have',
      (context: PDFContext, page: PDFPage) => {
        const looks = context.stream('BT /Helv 9 Tf (1234) Tj ET', {
          Subtype: 'Form',
          BBox: [0, 0, 9, 9],
          Resources: {},
        });
        annotate(context, page, {
          Subtype: 'Widget',
          FT: 'Tx',
          V: PDFString.of('1234'),
          AP: { N: context.register(looks) },
        });
      },
    ],
    [
      'a line that each reader draws itself',
      (context: PDFContext, page: PDFPage) =>
        annotate(context, page, { Subtype: 'Ink', InkList: [[0, 0, 9, 9]] }),
    ],
  ])('is refused if it holds %s', async (_, add) => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage();
    add(pdf.context, page);
    await expect(cleaned(await pdf.save())).rejects.toThrow();
  });

  const folder = 'tests/support/files/producers/';
  test.each(readdirSync(folder))('is accepted as a program wrote it, %s', async (name) => {
    const clean = await withoutMetadata(asFile(readFileSync(folder + name)));
    const bytes = new Uint8Array(await clean.arrayBuffer());
    expect(await pdfError(new Blob([bytes]))).toBeUndefined();
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/Info|\/ID|\/Metadata/);
    const pdf = await PDFDocument.load(bytes);
    const drawings = [
      ...streamsOf(pdf).map(({ dict, contents }) => ({ dict, contents })),
      ...pdf.getPages().map(({ node }) => ({
        dict: node,
        contents: (node.lookup(PDFName.of('Contents')) as PDFRawStream).contents,
      })),
    ].filter(({ dict }) => dict.has(PDFName.of('Resources')));
    expect(drawings.length).toBeGreaterThanOrEqual(pdf.getPageCount());
    for (const { dict, contents } of drawings) {
      const kinds = dict.lookup(PDFName.of('Resources'), PDFDict).values();
      const own = kinds.flatMap((kind) => (kind instanceof PDFDict ? kind.keys() : [])).map(String);
      const used =
        inflateSync(contents)
          .toString('latin1')
          .match(/\/[NA]\d+\b/g) ?? [];
      expect(own.sort()).toEqual([...new Set(used)].sort());
    }
  });

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
    await expect(withoutMetadata(asFile(Buffer.from('%PDF-1.7\nzxqv')))).rejects.toThrow();
  });
});
