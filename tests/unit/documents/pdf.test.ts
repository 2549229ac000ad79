import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { prepareFiles } from '../../../src/pages/components/forms/attachment/chosenFile.ts';
import { pdfOfJpegs } from '../../../src/pages/components/forms/attachment/photoPdf.ts';
import { pdfError } from '../../../src/site/forms/pdf.ts';
import { producedPdfs } from '../../support/files/pdfs.ts';
import { photoWithPlace } from '../../support/files/photos.ts';

/** A file with one byte per character. */
const fileOf = (text: string) => new Blob([new Uint8Array(Buffer.from(text, 'latin1'))]);

/** What the browser says of a file that is chosen; undefined if it takes it. */
async function refusal(file: Blob) {
  const chosen = await prepareFiles([new File([file], 'cv.pdf')], []);
  return 'refused' in chosen ? chosen.refused : undefined;
}

async function expectTaken(file: Blob): Promise<void> {
  expect(await pdfError(file)).toBeUndefined();
  expect(await refusal(file)).toBeUndefined();
}

const catalogue = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
const pages = '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
const trailer = 'trailer\n<< /Size 3 /Root 1 0 R >>\n';
const end = 'startxref\n0\n%%EOF\n';

/** A small PDF with these objects, in a file with this beginning and end. */
const pdf = (objects = '', { start = '%PDF-1.7\n', after = '' } = {}) =>
  start + catalogue + pages + objects + trailer + end + after;

/** A CV of some pages as a program writes it; its contents do not matter. */
const cv = pdf(`3 0 obj\n<< /Length 9000 >>\nstream\n${'x'.repeat(9000)}\nendstream\nendobj\n`);

const nuls = (count: number) => '\0'.repeat(count);
const job = '\u001b%-12345X';

describe('a PDF that readers open is taken', () => {
  test.each<[string, string]>([
    [
      'printed by a browser, with headings called JavaScript, Sound and Launch',
      pdf(
        `3 0 obj\n<< /JavaScript [1 0 R /XYZ 0 700 0] /Sound [1 0 R /Fit] /Launch [1 0 R /Fit] >>\nendobj\n4 0 obj\n<< /Type /StructTreeRoot /RoleMap << /Sound /Span /Launch /P >> >>\nendobj\n`,
      ),
    ],
    [
      'with an owner’s password, which opens without any',
      pdf(
        `3 0 obj\n<< /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -44 >>\nendobj\n`,
      ).replace('/Root', '/Encrypt 3 0 R /Root'),
    ],
    ['with an open parenthesis', pdf('3 0 obj\n<< /Title (a(b) >>\nendobj\n')],
    ['with a link into another file', pdf('3 0 obj\n<< /S /GoToR /F (b.pdf) >>\nendobj\n')],
    ['with a form', pdf('3 0 obj\n<< /XFA 4 0 R /AA << /K 5 0 R >> >>\nendobj\n')],
    ['that is saved twice', `${pdf()}${catalogue}${trailer}${end}`],
    ['after a BOM', pdf('', { start: '\u00ef\u00bb\u00bf%PDF-1.4\n' })],
    [
      'in a print job',
      pdf('', {
        start: `${job}@PJL JOB NAME="cv"\r\n@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.4\n`,
        after: `${job}@PJL EOJ NAME="cv"\r\n${job}`,
      }),
    ],
    ['before 1,500 NUL bytes', pdf('', { after: nuls(1500) })],
    ['before a blank page of white space', pdf('', { after: '\r\n '.repeat(1000) })],
    ['before the page that a download ended with', pdf('', { after: '<!-- cached -->' })],
  ])('%s', async (_, text) => {
    await expectTaken(fileOf(text));
  });

  test.each<[string, string, string]>([
    ['LibreOffice', '%PDF-1.7\n%\u00c3\u00a4\u00c3\u00bc\n', '\n%%EOF\n'],
    ['Word', '%PDF-1.7\r\n%\u00b5\u00b5\u00b5\u00b5\r\n', '\r\n%%EOF'],
    ['Quartz, as Pages and Preview', '%PDF-1.3\n%\u00c4\u00e5\u00f2\u00e5\n', '\n%%EOF\n'],
    ['Canva', '%PDF-1.4\n%\u00d3\u00eb\u00e9\u00e1\n', '\n%%EOF'],
    ['a scanner', '%PDF-1.4\r%\u00e2\u00e3\u00cf\u00d3\r', '\r%%EOF\r'],
    ['a fax machine', '\r\n\r\n%PDF-1.2\r\n', `\r\n%%EOF\r\n\u001a${nuls(511)}`],
  ])('as %s begins and ends it', async (_, start, last) => {
    const text = `${start}${catalogue}${pages}${trailer}startxref\n0${last}`;
    await expectTaken(fileOf(text));
  });

  test.each(producedPdfs)('as a program wrote it, %s', async (_, bytes) => {
    await expectTaken(new Blob([bytes]));
  });

  test.each([true, false])('from Europass, with object streams: %s', async (useObjectStreams) => {
    const document = await PDFDocument.create();
    document.addPage().drawText('Currículum');
    await document.attach(Buffer.from('<Candidate/>'), 'attachment.xml', {
      mimeType: 'application/xml',
    });
    const bytes = await document.save({ useObjectStreams });
    await expectTaken(new Blob([new Uint8Array(bytes)]));
  });
});

const zip = (name: string) =>
  `PK\u0003\u0004\u0014\0\u0006\0\u0008\0${name}${'\u0007'.repeat(5000)}PK\u0005\u0006${nuls(18)}`;
test.each([
  ['a photo in JPEG', '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0'],
  ['a photo in PNG', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'],
  ['a photo in HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
  ['a document of Word', zip('[Content_Types].xml')],
  ['a document of an older Word', `\u00d0\u00cf\u0011\u00e0\u00a1\u00b1${nuls(600)}`],
  ['a document of Pages', zip('Index/Document.iwa')],
  ['a document of OpenOffice', zip('mimetypeapplication/vnd.oasis.opendocument.text')],
  ['a ZIP', zip('cv.pdf')],
  ['a page of HTML', '<!doctype html><title>cv.pdf</title>'],
  ['an EXE', `MZ${nuls(100)}`],
  ['a text', 'Currículum'],
  ['a byte', '%'],
  ['nothing', ''],
])('%s is no PDF, whatever its name', async (what, text) => {
  expect(await pdfError(fileOf(text))).toBe('invalid.fileType');
  const isPhoto = /JPEG|PNG/.test(what);
  // The browser makes a PDF of a photo; this one is cut off.
  const said = isPhoto ? 'invalid.photo' : text ? 'invalid.fileKind' : 'invalid.fileEmpty';
  expect(await refusal(fileOf(text))).toBe(said);
});

test.each<[string, string]>([
  ['in the middle', cv.slice(0, cv.length / 2)],
  ['at its end', cv.slice(0, cv.indexOf('startxref'))],
  ['after its header', '%PDF-1.7\n'],
  [
    'although a linearised one has an end at its beginning, too',
    `%PDF-1.7\n1 0 obj\n<< /Linearized 1 >>\nendobj\n${trailer}${end}${cv.slice(0, 8000)}`,
  ],
])('a PDF that is cut off %s is refused', async (_, text) => {
  expect(await pdfError(fileOf(text))).toBe('invalid.fileBroken');
  expect(await refusal(fileOf(text))).toBe('invalid.fileBroken');
});

test.each([
  ['its header is in the first 1,024 bytes', pdf('', { start: `${nuls(1019)}%PDF-` }), undefined],
  ['or later', pdf('', { start: `${nuls(1020)}%PDF-` }), 'invalid.fileType'],
  ['its end mark is in the last 4,096 bytes', pdf('', { after: nuls(4090) }), undefined],
  ['or earlier', pdf('', { after: nuls(4091) }), 'invalid.fileBroken'],
])('of readers’ limits, %s', async (_, text, error) => {
  expect(await pdfError(fileOf(text))).toBe(error);
});

const sizes: [width: number, height: number, page: number[]][] = [
  [1600, 1200, [842, 631.5]],
  [1200, 1600, [631.5, 842]],
  [500, 500, [842, 842]],
];

test.each([...sizes.map((size) => [size]), sizes])('JPEGs become pages: %j', async (...pages) => {
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
});
