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
import { producedPdfs } from '../../support/files/pdfs.ts';
import { photoWithPlace } from '../../support/files/photos.ts';

const author = 'Carmen Iglesias';
const { of: key } = PDFName;
const { of: text } = PDFString;
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** A page on which a test draws. */
function sheetOf(context: PDFContext, page: PDFPage) {
  const stream = (contents: string | Uint8Array, dict: object = {}) =>
    context.register(context.stream(contents, dict as never));
  const obj = (value: unknown) => context.obj(value as never) as PDFObject;
  const draw = (one: PDFRef): void =>
    page.pushOperators(drawObject(page.node.newXObject('Drawing', one)));
  return {
    page,
    stream,
    obj,
    register: (value: unknown) => context.register(obj(value)),
    draw,
    image(bytes: Uint8Array, filters: string[], more: Record<string, PDFObject> = {}): void {
      const packed = filters[0] === 'FlateDecode' ? deflateSync(bytes) : bytes;
      const size = { Width: 1600, Height: 1200, BitsPerComponent: 8, ColorSpace: 'DeviceRGB' };
      draw(
        stream(packed, { Type: 'XObject', Subtype: 'Image', ...size, ...more, Filter: filters }),
      );
    },
    contents: (drawn: string): void => page.node.set(key('Contents'), stream(drawn)),
    annotate: (note: object): void =>
      page.node.set(key('Annots'), obj([context.register(obj({ Rect: [0, 0, 9, 9], ...note }))])),
    set: (name: string, value: unknown): void => page.node.set(key(name), obj(value)),
    setInCatalog: (name: string, value: unknown): void =>
      context.lookup(context.trailerInfo.Root, PDFDict).set(key(name), obj(value)),
    /** A picture whose pixels are the letters of the author. */
    pictureOfName: () =>
      stream(author, {
        ...{ Type: 'XObject', Subtype: 'Image', Width: author.length, Height: 1 },
        ...{ BitsPerComponent: 8, ColorSpace: 'DeviceGray' },
      }),
  };
}
type Add = (sheet: ReturnType<typeof sheetOf>) => void | Promise<void>;

/** A PDF of one page, to which this was added. */
async function pdfWith(add: Add, drawn = ''): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 200]);
  if (drawn) page.drawText(drawn);
  await add(sheetOf(pdf.context, page));
  return pdf.save({ useObjectStreams: false });
}

/** A PDF with its author in every place where programs write one. */
async function signedEverywhere(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const set of ['setAuthor', 'setCreator', 'setProducer', 'setTitle'] as const)
    pdf[set](author);
  const { context, catalog } = pdf;
  const page = pdf.addPage([595, 842]);
  page.drawText('Lo que vi el martes');
  page.drawImage(await pdf.embedJpg(await photoWithPlace()));
  const xmp = (xml: string) =>
    context.register(context.stream(xml, { Type: 'Metadata', Subtype: 'XML' }));
  catalog.set(key('Metadata'), xmp(`<dc:creator>${author}</dc:creator>`));
  page.node.set(key('Metadata'), xmp(`<xmp>${author}</xmp>`));
  page.node.set(key('PieceInfo'), context.obj({ Word: { Private: text(author) } }));
  const comment = { T: text(author), M: text('D:20261123'), Contents: text('Importe falso') };
  sheetOf(context, page).annotate({ Type: 'Annot', Subtype: 'Text', ...comment });
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
    const filter = object.dict.lookup(key('Filter'));
    const outer = filter instanceof PDFArray ? filter.lookup(0) : filter;
    if (outer === key('FlateDecode')) contents = inflateSync(contents);
    return object.dict.toString() + contents.toString('latin1');
  });
  const all = [Buffer.from(bytes).toString('latin1'), ...objects].join('\n');
  const decoded = [...all.matchAll(/<([\dA-F]{8,})>/gi)].map(([, digits = '']) =>
    Buffer.from(digits, 'hex').toString('latin1').replaceAll('\0', ''),
  );
  return [all, ...decoded].join('\n');
}

const asFile = (bytes: Uint8Array): File =>
  new File([new Uint8Array(bytes)], `informe de ${author}.pdf`, { type: 'application/pdf' });

/** The author in PDF's encodings: as text, and as UTF-16 hex digits. */
const hex = [...author]
  .map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'))
  .join('');
const names = new RegExp(`${author}|${hex}|D:2026|Telefonera|Crujiente 9|Exif`, 'i');

const cleaned = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await (await withoutMetadata(asFile(bytes))).arrayBuffer());

const contentsOf = (pdf: PDFDocument): string => {
  const stream = pdf.getPage(0).node.lookup(key('Contents')) as PDFRawStream;
  return inflateSync(stream.contents).toString('latin1');
};

const streamsOf = (pdf: PDFDocument): PDFRawStream[] =>
  pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));

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
const hidingPlaces: Record<string, Add> = {
  'EXIF in a JPEG that is packed again': async ({ image }) =>
    image(await photoWithPlace(), ['FlateDecode', 'DCTDecode']),
  'a comment after fill bytes': async ({ image }) =>
    image(await jpegWith(segment(0xfe, author, 3)), ['DCTDecode']),
  'the colour profile and pictures in other sizes': async ({ image }) =>
    image(await jpegWith(segment(0xe2, `MPF\0${author}`)), ['DCTDecode']),
  'a second JPEG after the end of the first': async ({ image }) =>
    image(await jpegWith(Buffer.alloc(0), await photoWithPlace()), ['DCTDecode']),
  'bytes after the pixels of an image': ({ image }) =>
    image(Buffer.concat([Buffer.alloc(1600 * 1200 * 3), Buffer.from(author)]), ['FlateDecode']),
  'the file that a figure came from': ({ draw, stream }) => {
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] };
    const [name, info] = [text(`/home/${author}/a.pdf`), { Author: text(author) }];
    const origin = { 'PTEX.FileName': name, 'PTEX.InfoDict': info };
    draw(stream('0 0 9 9 re f', { ...form, ...origin }));
  },
  'a file attached to an annotation': ({ annotate, stream }) => {
    const file = { F: text(`${author}.doc`), EF: { F: stream(author) } };
    annotate({ Subtype: 'FileAttachment', Contents: text(author), FS: file });
  },
  'a link to a file of the machine': ({ annotate }) =>
    annotate({ Subtype: 'Link', A: { S: 'URI', URI: text(`file:///C:/Users/${author}/a.pdf`) } }),
  'the subject and the formatted text of a comment': ({ annotate }) => {
    const [Subj, RC] = [text(author), text(`<body author="${author}">visto</body>`)];
    annotate({ Subtype: 'Text', Contents: text('visto'), Subj, RC });
  },
  'who set the state of a comment': ({ annotate }) => {
    const state = { State: text('Accepted'), StateModel: text('Review') };
    annotate({ Subtype: 'Text', ...state, Contents: text(`Accepted set by ${author}`) });
  },
  'the name of a layer': ({ register, setInCatalog }) =>
    setInCatalog('OCProperties', { OCGs: [register({ Type: 'OCG', Name: text(author) })], D: {} }),
  'comments, marks and names in its contents': ({ page, stream, contents }) => {
    page.node.setXObject(key(author), stream('', { Subtype: 'Form' }));
    const mark = `% ${author}\n/Span << /ActualText (${author}) >> BDC\n`;
    const drawn = `BT (Lo que vi \\(100%\\)) Tj ET EMC\n/${author.replace(' ', '#20')} Do`;
    contents(`${mark}${drawn} % ${author}`);
  },
  'a profile of the device': ({ image, obj, stream }) => {
    const ColorSpace = obj(['ICCBased', stream(author, { N: 3 })]);
    image(Buffer.alloc(1600 * 1200 * 3), ['FlateDecode'], { ColorSpace });
  },
  'a picture whose page was deleted, in a list that pages share': ({ page, pictureOfName }) =>
    void page.node.newXObject('Photo', pictureOfName()),
  'a picture that no page draws, with the name of a font': ({ page, pictureOfName }) => {
    const [font] = page.node.Resources()?.lookup(key('Font'), PDFDict).keys() ?? [];
    page.node.setXObject(font ?? key('none'), pictureOfName());
  },
  'who may use an OpenType font': ({ page, stream, register }) => {
    const file = stream(fontOf({ 'CFF ': 'curves', name: author }), { Subtype: 'OpenType' });
    const descriptor = { Type: 'FontDescriptor', FontName: 'F', Flags: 4, FontFile3: file };
    const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'F', FontDescriptor: descriptor };
    page.node.setFontDictionary(key('Own'), register(font));
    page.pushOperators(setFontAndSize('Own', 9));
  },
  'a blend mode that does not exist': ({ page, register }) => {
    page.node.setExtGState(key('Blended'), register({ BM: 'Telefonera' }));
    page.pushOperators(setGraphicsState('Blended'));
  },
  'what describes an annotation that is no comment': ({ annotate }) =>
    annotate({ Subtype: 'Watermark', Contents: text(author) }),
  'the order of its fields': ({ set }) => set('Tabs', text(author)),
};

/** What readers see otherwise than this site does, or what it cannot clean. */
const refused: Record<string, Add> = {
  'an image in JPEG 2000': ({ image }) => image(Buffer.from('jP'), ['JPXDecode']),
  'a fax': ({ image }) => image(Buffer.from('x'), ['CCITTFaxDecode']),
  'an image within its text': ({ contents }) => contents('BI /W 1 /H 1 /BPC 8 /CS /G ID x EI'),
  'a layer that is switched off': ({ register, setInCatalog }) => {
    const layer = register({ Type: 'OCG' });
    setInCatalog('OCProperties', { OCGs: [layer], D: { OFF: [layer] } });
  },
  'a layer that is only printed': ({ register }) =>
    void register({ Type: 'OCG', Usage: { View: { ViewState: 'OFF' } } }),
  ...Object.fromEntries(
    ['Zoom', 'User', 'Language'].map((what): [string, Add] => [
      `a layer that depends on the reader's ${what}`,
      ({ register }) => void register({ Type: 'OCG', Usage: { [what]: {} } }),
    ]),
  ),
  'what is seen only without a layer': ({ set }) =>
    set('Resources', { Properties: { M: { Type: 'OCMD', P: 'AllOff', OCGs: [] } } }),
  'files that are shown in place of its pages': ({ setInCatalog }) =>
    setInCatalog('Collection', {}),
  'forms that are shown in place of its pages': ({ setInCatalog }) =>
    setInCatalog('NeedsRendering', true),
  'an answer that each reader draws itself': ({ annotate }) =>
    annotate({ Subtype: 'Widget', FT: 'Tx', V: text('1234') }),
  'an answer that its field has from another one': ({ annotate, obj }) =>
    annotate({ Subtype: 'Widget', Parent: obj({ FT: 'Tx', V: text('1234') }) }),
  'a ticked box that each reader draws itself': ({ annotate }) =>
    annotate({ Subtype: 'Widget', FT: 'Btn', V: 'Yes', AS: 'Yes' }),
  'a ticked box that does not say which of its looks is seen': ({ annotate, stream }) => {
    const looks = { N: { Yes: stream('', { BBox: [0, 0, 9, 9] }) } };
    annotate({ Subtype: 'Widget', FT: 'Btn', V: 'Yes', AP: looks });
  },
  'an answer whose looks are of an earlier one': ({ annotate, setInCatalog, stream }) => {
    setInCatalog('AcroForm', { NeedAppearances: true, Fields: [] });
    const looks = { N: stream('(Ana) Tj', { Subtype: 'Form', BBox: [0, 0, 9, 9] }) };
    annotate({ Subtype: 'Widget', FT: 'Tx', V: text('1234'), AP: looks });
  },
  'a drawing that its resources do not have': ({ set, contents }) => {
    set('Resources', { XObject: {} });
    contents('/Photo Do');
  },
  'an answer in a font that its looks do not have': ({ annotate, stream }) => {
    const form = { Subtype: 'Form', BBox: [0, 0, 9, 9], Resources: {} };
    const looks = { N: stream('BT /Helv 9 Tf (1234) Tj ET', form) };
    annotate({ Subtype: 'Widget', FT: 'Tx', V: text('1234'), AP: looks });
  },
  'a line that each reader draws itself': ({ annotate }) =>
    annotate({ Subtype: 'Ink', InkList: [[0, 0, 9, 9]] }),
  'a mark of what is to be blacked out': ({ annotate }) => annotate({ Subtype: 'Redact' }),
  'the picture of a film': ({ annotate, stream }) =>
    annotate({ Subtype: 'Screen', AP: { N: stream('', { BBox: [0, 0, 9, 9] }) } }),
  'a film': ({ annotate }) => annotate({ Subtype: 'Movie', Movie: { Poster: true } }),
  'a link with a look of its own': ({ annotate, stream }) =>
    annotate({ Subtype: 'Link', AP: { N: stream('', { BBox: [0, 0, 9, 9] }) } }),
  'a mask that cannot be copied': ({ set, contents, stream }) => {
    const mask = { S: 'Luminosity', G: stream('', { BBox: [0, 0, 9, 9] }) };
    set('Resources', { ExtGState: { G: { SMask: mask } } });
    contents('/G gs');
  },
  'colours that are turned into others': ({ set, contents }) => {
    set('Resources', { ExtGState: { G: { TR: { FunctionType: 2, N: 1, Domain: [0, 1] } } } });
    contents('/G gs');
  },
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
    const left = await readable(bytes);
    expect(names.exec(left)?.[0]).toBeUndefined();
    expect(left).toContain('Importe falso');
    expect(clean.name).toBe('documento.pdf');
    expect(await pdfError(new Blob([bytes]))).toBeUndefined();
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getPages().map((page) => page.getSize())).toEqual([{ width: 595, height: 842 }]);
    for (const said of [pdf.getAuthor(), pdf.getProducer(), pdf.getCreationDate()])
      expect(said).toBeUndefined();
  });

  test.each<[string, 'table' | 'stream', before: string]>([
    ['as its table says', 'table', ''],
    ['as its stream says', 'stream', ''],
    ['with a line break before it', 'table', '\n'],
    ['with commands for a printer before it', 'table', '\x1b%-12345X@PJL JOB\r\n'],
  ])('forgets a comment that an update has deleted, %s', async (_, kind, before) => {
    const whole = Buffer.concat([Buffer.from(before), await withoutComment(kind)]);
    if (!before) expect(await readable(whole)).toContain('Importe falso');
    const left = await readable(await cleaned(whole));
    expect(left).not.toContain('Importe falso');
    expect(left).toContain('DCTDecode');
  });

  test.each<[string, (pdf: string) => string]>([
    [
      'does not name the table before it',
      (pdf) => pdf.replace(/\/Prev \d+(?!.*\/Prev)/s, '/Prev 0'),
    ],
    [
      'follows a table with a wrong place',
      (pdf) => pdf.replace(/(\d{10})( 00000 n \n)/, '0000000003$2'),
    ],
    [
      'is followed by a copy of an object that no table names',
      (pdf) => `${pdf}${/\d+ 0 obj.*?endobj/s.exec(pdf)?.[0]}\n`,
    ],
  ])('is refused if its update %s', async (_, spoil) => {
    const spoilt = Buffer.from(spoil(latin1(await withoutComment('table'))), 'latin1');
    await expect(cleaned(spoilt)).rejects.toThrow('tables');
  });

  test('may have a wrong table, if it was never updated', async () => {
    const spoilt = latin1(await signedEverywhere()).replace(/startxref\s+\d+/, 'startxref\n3');
    expect(await readable(await cleaned(Buffer.from(spoilt, 'latin1')))).toContain('Importe falso');
  });

  test.each(Object.entries(hidingPlaces))('forgets %s', async (_, hide) => {
    const before = await pdfWith(hide, 'Lo que vi');
    expect(names.test(await readable(before))).toBe(true);
    const left = await readable(await cleaned(before));
    expect(names.exec(left)?.[0]).toBeUndefined();
    expect(left).toContain('Lo que vi');
  });

  test('may have marks of any kind, as Word and Acrobat write around the foot of a page', async () => {
    const mark = '/Artifact <</Attached [/Bottom]/Boxes [[1 2] <</A [/B]>>]/Type/Pagination>> BDC';
    const pdf = await pdfWith(({ contents }) => contents(`${mark}\nBT (1) Tj ET EMC`));
    expect((await cleaned(pdf)).length).toBeGreaterThan(0);
  });

  test('keeps photos, whatever they are packed in', async () => {
    const pdf = await PDFDocument.create();
    const jpeg = await photoWithPlace();
    pdf.addPage();
    for (const filters of [['DCTDecode'], ['FlateDecode', 'DCTDecode']])
      sheetOf(pdf.context, pdf.addPage()).image(jpeg, filters);
    const clean = await PDFDocument.load(await cleaned(await pdf.save()));
    const photos = streamsOf(clean).filter(({ dict }) => dict.get(key('Subtype')) === key('Image'));
    expect(photos).toHaveLength(2);
    const pixels = await sharp(jpeg).raw().toBuffer();
    for (const { contents } of photos)
      expect((await sharp(contents).raw().toBuffer()).equals(pixels)).toBe(true);
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
    sheetOf(pdf.context, page).contents('Q q q 9 0 0 9 0 0 cm Q q 0 0 1 1 re W n');
    const drawn = contentsOf(await PDFDocument.load(await cleaned(await pdf.save())));
    expect(drawn).toContain('9 0 0 9 0 0 cm');
    const before = drawn.slice(0, drawn.lastIndexOf('\nq'));
    expect(before.replaceAll(/[^qQ]/g, '')).toBe('qqqQqQQQ');
    expect(drawn.slice(before.length)).toMatch(/cm \/A0 Do Q$/);
  });

  test('has numbers that are written oddly, with the value that readers give them', async () => {
    const odd = '--1 - m -. . l +-2 --.5 l [-.] 0 d (--1) Tj';
    const pdf = await pdfWith(({ contents }) => contents(odd));
    expect(contentsOf(await PDFDocument.load(await cleaned(pdf)))).toContain(
      '-1 0 m\n0 0 l\n+2 -.5 l\n[0] 0 d\n(--1) Tj',
    );
  });

  test.each<[string, (look: PDFRef) => object]>([
    ['has no look', () => ({})],
    ['has no look for its state', (look) => ({ N: { On: look } })],
    ['has a look without a size', (look) => ({ N: look })],
  ])('keeps the words of a text box that %s', async (_, looks) => {
    const box = { Subtype: 'FreeText', Contents: text('Importe falso'), AS: 'Off' };
    const pdf = await pdfWith(({ annotate, stream }) =>
      annotate({ ...box, AP: looks(stream('', { BBox: [0, 0, 0, 0] })) }),
    );
    expect(await readable(await cleaned(pdf))).toContain('Importe falso');
  });

  test.each(Object.entries(refused))('is refused if it holds %s', async (_, add) => {
    await expect(cleaned(await pdfWith(add))).rejects.toThrow();
  });

  test.each(producedPdfs)('is accepted as a program wrote it, %s', async (_, written) => {
    const bytes = await cleaned(written);
    expect(await pdfError(new Blob([new Uint8Array(bytes)]))).toBeUndefined();
    expect(latin1(bytes)).not.toMatch(/\/Info|\/ID|\/Metadata/);
    const pdf = await PDFDocument.load(bytes);
    const drawings = [
      ...streamsOf(pdf).map(({ dict, contents }) => ({ dict, contents })),
      ...pdf.getPages().map(({ node }) => ({
        dict: node,
        contents: (node.lookup(key('Contents')) as PDFRawStream).contents,
      })),
    ].filter(({ dict }) => dict.has(key('Resources')));
    expect(drawings.length).toBeGreaterThanOrEqual(pdf.getPageCount());
    for (const { dict, contents } of drawings) {
      const kinds = dict.lookup(key('Resources'), PDFDict).values();
      const own = kinds.flatMap((kind) => (kind instanceof PDFDict ? kind.keys() : [])).map(String);
      const used =
        inflateSync(contents)
          .toString('latin1')
          .match(/\/[NA]\d+\b/g) ?? [];
      expect(own.sort()).toEqual([...new Set(used)].sort());
    }
  });

  test('is refused if it is signed, because the signature names the signer', async () => {
    const signature = { Type: 'Sig', Name: text(author) };
    const pdf = await pdfWith(({ annotate }) =>
      annotate({ Subtype: 'Widget', FT: 'Sig', V: signature }),
    );
    await expect(cleaned(pdf)).rejects.toThrow('signature');
  });

  test('is refused if it is encrypted', async () => {
    const encrypted = '/Encrypt << /Filter /Standard >> /Root';
    const locked = latin1(await signedEverywhere()).replace(/\/Root/, encrypted);
    await expect(cleaned(Buffer.from(locked, 'latin1'))).rejects.toThrow('encrypted');
  });

  test('is refused if it is broken', async () => {
    await expect(cleaned(Buffer.from('%PDF-1.7\nzxqv'))).rejects.toThrow();
  });
});
