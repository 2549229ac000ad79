import { describe, expect, test } from 'vitest';
import { pdfOfSize } from '../../support/files/pdfs.ts';
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
  type: [
    'Este archivo no es un PDF: ábrelo, guárdalo como PDF y adjunta ese PDF',
    'This file isn’t a PDF: open it, save it as a PDF and attach that one',
    'Ce fichier n’est pas un PDF\u202f: ouvrez-le, enregistrez-le en PDF et joignez ce PDF',
  ],
  broken: [
    'El PDF está incompleto o dañado: guárdalo otra vez y vuelve a adjuntarlo',
    'The PDF is incomplete or damaged: save it again and reattach it',
    'Le PDF est incomplet ou abîmé\u202f: enregistrez-le et joignez-le de nouveau',
  ],
  several: ['Adjunta un solo archivo'],
};

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
  test.each<[string, () => File | undefined, string[]]>([
    ['that is missing', () => undefined, messages.missing],
    ['of no bytes', () => pdfFile(''), messages.empty],
    ['of one byte', () => pdfFile('%'), messages.type],
    ['of one byte too many', () => pdfFile(pdfOfSize(limit + 1)), messages.large],
    ['that is a renamed photo', () => pdfFile('\u0089PNG\r\n\u001a\n'), messages.type],
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

test.each([
  ['is one long gap', `a${' '.repeat(150_000)}x.pdf`],
  ['has an endless extension', `a${'.pdf'.repeat(40_000)}x`],
])('a file whose name %s is refused as unreadable', async (_, name) => {
  expect(await postApi(site, 'work', { cv: pdfFile(plainPdf, name) })).toMatchObject({
    status: 400,
  });
});
