import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pdfOfSize, pdfPacking, pdfWith } from '../../support/files/pdfs.ts';
import { pdfFile, plainPdf, validForm } from '../../support/forms/answers.ts';
import {
  apiOf,
  keysInBucket,
  naming,
  post,
  postApi,
  postPage,
} from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { leastTimeOf } from '../../support/processorTime.ts';

const { origin, site } = await submittingSite();

const limit = 2 * 1024 * 1024;
const messages = {
  missing: [
    'Adjunta tu currículum en PDF',
    'Attach your CV as a PDF',
    'Joignez votre CV au format PDF',
  ],
  empty: [
    'Este archivo está vacío: adjunta otro',
    'The file is empty: attach another one',
    'Le fichier est vide\u202f: joignez-en un autre',
  ],
  large: [
    'Adjunta un archivo de 2\u00a0MB como máximo',
    'Attach a file of 2\u00a0MB at most',
    'Joignez un fichier de 2\u00a0Mo au maximum',
  ],
  type: ['Adjunta un archivo PDF', 'Attach a PDF file', 'Joignez un fichier PDF'],
  broken: ['El PDF está incompleto o dañado: guárdalo otra vez y vuelve a adjuntarlo'],
  active: [
    'El PDF lleva programas, acciones o archivos dentro: guárdalo como PDF sencillo y vuelve a adjuntarlo',
  ],
  encrypted: ['El PDF está protegido: quítale la contraseña y vuelve a adjuntarlo'],
  several: ['Adjunta un solo archivo'],
};

/** What is no stream where it stands in a string, although it begins and ends like one. */
const decoy = `>>\nstream\n${deflateSync('4 0 << /A 1 >>', { level: 0 }).toString('latin1')}\nendstream`;

/** A refused file is not stored. */
async function refused(file: File | undefined, words: string[]): Promise<void> {
  const before = await keysInBucket(site);
  for (const [i, language] of (['es', 'en', 'fr'] as const).entries()) {
    const message = words[i];
    if (!message) continue;
    expect(await postApi(site, 'work', { cv: file }, language)).toMatchObject({
      status: 422,
      errors: { cv: [message] },
    });
  }
  const page = await postPage(site, 'work', { cv: file });
  expect(page.status).toBe(422);
  expect(await page.text()).toContain(words[0]);
  expect(origin.calls).toEqual([]);
  expect(await keysInBucket(site)).toEqual(before);
}

describe('a file is refused with an explanation', () => {
  const html = '<!doctype html><script>alert(1)</script>';
  test.each<[string, () => File | undefined, string[]]>([
    ['that is missing', () => undefined, messages.missing],
    ['of no bytes', () => pdfFile(''), messages.empty],
    ['of one byte', () => pdfFile('%'), messages.type],
    ['of one byte too many', () => pdfFile(pdfOfSize(limit + 1)), messages.large],
    ['that is a PNG', () => pdfFile('\u0089PNG\r\n\u001a\n'), messages.type],
    ['that is a ZIP', () => pdfFile('PK\u0003\u0004rest'), messages.type],
    ['that is HTML', () => pdfFile(html), messages.type],
    ['that is an EXE', () => pdfFile(`MZ${'\u0000'.repeat(100)}`), messages.type],
    [
      'that is SVG',
      () => pdfFile('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      messages.type,
    ],
    ['that is HTML before it is a PDF', () => pdfFile(html + plainPdf), messages.type],
    ['that is HTML after it is a PDF', () => pdfFile(plainPdf + html), messages.type],
    [
      'that is a ZIP before it is a PDF',
      () => pdfFile(`PK\u0003\u0004${plainPdf}`),
      messages.type,
    ],
    [
      'that is a ZIP after it is a PDF',
      () => pdfFile(`${plainPdf}PK\u0003\u0004file PK\u0005\u0006${'\u0000'.repeat(18)}`),
      messages.active,
    ],
    [
      'with JavaScript',
      () => pdfFile(pdfWith('<< /S /JavaScript /JS (app.alert\\(1\\)) >>')),
      messages.active,
    ],
    [
      'with JavaScript in hexadecimal',
      () => pdfFile(pdfWith('<< /S /J#61vaScr#69pt >>')),
      messages.active,
    ],
    ['with JS alone', () => pdfFile(pdfWith('<< /#4aS (x) >>')), messages.active],
    [
      'that acts when it is opened',
      () =>
        pdfFile(pdfWith('<< /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>')),
      messages.active,
    ],
    [
      'that acts on a page',
      () => pdfFile(pdfWith('<< /AA << /O 4 0 R >> >>')),
      messages.active,
    ],
    [
      'that starts a program',
      () => pdfFile(pdfWith('<< /S /Launch /F (cmd.exe) >>')),
      messages.active,
    ],
    [
      'with a file in it',
      () => pdfFile(pdfWith('<< /Type /EmbeddedFile >>')),
      messages.active,
    ],
    [
      'with a film in it',
      () => pdfFile(pdfWith('<< /Subtype /RichMedia >>')),
      messages.active,
    ],
    ['with an XFA form', () => pdfFile(pdfWith('<< /XFA 4 0 R >>')), messages.active],
    [
      'with JavaScript in packed objects',
      () => pdfFile(pdfPacking('4 0 << /S /JavaScript >>')),
      messages.active,
    ],
    [
      'with JavaScript in packed objects whose type is in hexadecimal',
      () =>
        pdfFile(pdfPacking('4 0 << /S /JavaScript >>', '/Type /Obj#53tm /N 1 /First 4')),
      messages.active,
    ],
    [
      'with JavaScript in packed objects after a string that looks like another object',
      () =>
        pdfFile(
          pdfPacking('4 0 << /S /JavaScript >>', undefined, '/X (endobj 1 0 obj) '),
        ),
      messages.active,
    ],
    [
      'with JavaScript in packed objects far behind their filter',
      () => pdfFile(pdfPacking('4 0 << /S /JavaScript >>', undefined, ' '.repeat(5_000))),
      messages.active,
    ],
    [
      'with JavaScript in packed objects that do not say their type',
      () => pdfFile(pdfPacking('4 0 << /S /JavaScript >>', '/N 1 /First 4')),
      messages.active,
    ],
    [
      'with JavaScript in packed objects behind a string that looks like a stream of them',
      () => pdfFile(pdfPacking('4 0 << /S /JavaScript >>', undefined, `/X (${decoy}) `)),
      messages.active,
    ],
    [
      'with JavaScript in packed objects that begin where a reference says',
      () => pdfFile(pdfPacking('4 0 << /S /JavaScript >>', '/N 1 /First 5 0 R')),
      messages.active,
    ],
    [
      'with packed objects in a coding that nobody expects',
      () =>
        pdfFile(
          pdfWith(
            '<< /Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode >>\nstream\n34 20 30\nendstream',
          ),
        ),
      messages.active,
    ],
    [
      'that acts on a page, between comments',
      () =>
        pdfFile(
          pdfWith(
            '<< >>\nendobj\n% stream\n5 0 obj\n<< /AA % here\n<< /WC 4 0 R >> >>\nendobj\n% endstream\n6 0 obj\n<< >>',
          ),
        ),
      messages.active,
    ],
    [
      'that sends a form',
      () => pdfFile(pdfWith('<< /S /SubmitForm /F (https://example.com) >>')),
      messages.active,
    ],
    [
      'that opens another file',
      () => pdfFile(pdfWith('<< /S /GoToR /F (//example.com/share) >>')),
      messages.active,
    ],
    [
      'with a bomb of packed objects',
      () => pdfFile(pdfPacking(' '.repeat(50 * 1024 * 1024))),
      messages.active,
    ],
    [
      'that is encrypted',
      () => pdfFile(plainPdf.replace('/Root', '/Encrypt 5 0 R /Root')),
      messages.encrypted,
    ],
    ['that is cut off', () => pdfFile(plainPdf.replace('%%EOF\n', '')), messages.broken],
  ])('%s', (_, file, words) => refused(file(), words), 120_000);

  test('if there are two', async () => {
    const data = validForm('work', naming('work'));
    data.append('cv', pdfFile());
    const response = await post(site, apiOf('work'), data);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { cv: messages.several } });
    expect(origin.calls).toEqual([]);
  });
});

test.each<[string, () => File]>([
  ['whose name is one long gap', () => pdfFile(plainPdf, `a${' '.repeat(150_000)}x.pdf`)],
  [
    'whose name has an endless extension',
    () => pdfFile(plainPdf, `a${'.pdf'.repeat(40_000)}x`),
  ],
  [
    'that announces packed objects again and again',
    () => pdfFile(pdfWith(`${'/ObjStm stream\n'.repeat(100_000)}\nendstream`)),
  ],
  [
    'of many packed objects',
    () => pdfFile(pdfWith('<< /First 1 >>\nstream\n'.repeat(50_000))),
  ],
])('a file %s is checked quickly', async (_, file) => {
  const time = await leastTimeOf(() => postApi(site, 'work', { cv: file() }));
  expect(time).toBeLessThan(3_000);
});
