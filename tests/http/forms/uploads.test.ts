import { describe, expect, test } from 'vitest';
import { cleanName, maxFileBytes } from '../../../src/site/forms/form.ts';
import { type PlainKey, words } from '../../../src/site/i18n/words.ts';
import { pdfOfSize } from '../../support/files/pdfs.ts';
import { pdfFile, plainPdf, validForm } from '../../support/forms/answers.ts';
import {
  apiOf,
  keysInBucket,
  naming,
  pageOf,
  post,
  postApi,
  postPage,
} from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { htmlOf } from '../../support/http.ts';
import { inTurn } from '../../support/inTurn.ts';

const { origin, site } = await submittingSite();

describe('a file is refused with an explanation, and not stored,', () => {
  test.each(
    inTurn<[string, PlainKey, File | undefined]>([
      ['that is missing', 'invalid.cv', undefined],
      ['of no bytes', 'invalid.fileEmpty', pdfFile('')],
      ['of one byte too many', 'invalid.fileSize', pdfFile(pdfOfSize(maxFileBytes + 1))],
      ['that is a renamed photo', 'invalid.fileType', pdfFile('\u0089PNG\r\n\u001a\n')],
      ['that is cut off', 'invalid.fileBroken', pdfFile(plainPdf.replace('%%EOF\n', ''))],
    ]),
  )('%s', async ([, word, cv], language) => {
    const before = await keysInBucket(site);
    const message = words[language](word);
    expect(await postApi(site, 'work', { cv }, language)).toMatchObject({
      status: 422,
      errors: { cv: [message] },
    });
    const page = await postPage(site, 'work', { cv }, language);
    expect(page.status).toBe(422);
    expect(await page.text()).toContain(message);
    expect(origin.calls).toEqual([]);
    expect(await keysInBucket(site)).toEqual(before);
  });

  test('if there are two', async () => {
    const data = validForm('work', naming('work'));
    data.append('cv', pdfFile());
    const response = await post(site, apiOf('work'), data);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { cv: ['Adjunta un solo archivo'] } });
    expect(origin.calls).toEqual([]);
  });
});

test.each(['question', 'ethical'] as const)(
  'a document of the form %s comes back if its box is ticked and no script has cleaned it',
  async (name) => {
    const html = await htmlOf(`${pageOf(name)}?step=form`, site);
    expect(html).toContain(`name="${cleanName}"`);
    const before = await keysInBucket(site);
    const page = await postPage(site, name, { documentation: pdfFile(), [cleanName]: 'on' });
    expect(page.status).toBe(422);
    expect(await page.text()).toContain(words.es('invalid.metadata'));
    expect(origin.calls).toEqual([]);
    expect(await keysInBucket(site)).toEqual(before);
    expect((await postPage(site, name, { [cleanName]: 'on' })).status).toBe(303);
  },
);

test.each([
  ['is one long gap', `a${' '.repeat(150_000)}x.pdf`],
  ['has an endless extension', `a${'.pdf'.repeat(40_000)}x`],
])('a file whose name %s is refused as unreadable', async (_, name) => {
  const answer = await postApi(site, 'work', { cv: pdfFile(plainPdf, name) });
  expect(answer).toMatchObject({ status: 400 });
});
