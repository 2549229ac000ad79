import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { cleanName, maxFileBytes } from '../../../src/site/forms/form.ts';
import { type PlainKey, words } from '../../../src/site/i18n/words.ts';
import { pdfOfSize } from '../../support/files/pdfs.ts';
import { pdfFile, plainPdf, validAnswers, validForm } from '../../support/forms/answers.ts';
import {
  apiOf,
  keysInBucket,
  naming,
  pageOf,
  post,
  postApi,
  postPage,
  visitorHeaders,
} from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { first, htmlOf } from '../../support/http.ts';
import { inTurn } from '../../support/inTurn.ts';

const { origin, site } = await submittingSite();

const limit = 2 * 1024 * 1024;

test('a file of the largest size is accepted, and its link names it as it was chosen', async () => {
  const cv = pdfFile(pdfOfSize(limit), '🎉 cv.pdf', 'text/plain');
  expect(await postApi(site, 'work', { cv })).toMatchObject({ status: 200 });
  const { url } = origin.attachment('cv');
  expect(new URL(url).pathname).toMatch(/^\/api\/attachments\/applications\/[0-9a-f-]{36}$/);
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const disposition = response.headers.get('Content-Disposition') ?? '';
  expect(decodeURIComponent(first(/filename\*=UTF-8''(.*)$/, disposition))).toBe('🎉 cv.pdf');
  await response.body?.cancel();
});

test('a file with a NUL in its name, which browsers never send, is refused', async () => {
  const cv = pdfFile(plainPdf, 'cv.pdf\u0000.exe');
  expect(await postApi(site, 'work', { cv })).toMatchObject({ status: 400, ok: false });
});

describe('a file and the rest of its form', () => {
  test('is not stored while another answer is wrong, and beside its field stands that it must be chosen again', async () => {
    const before = await keysInBucket(site);
    const again = words.fr('invalid.fileAgain');
    const wrong = { nombre: '', privacy: '', documentation: pdfFile() };
    const sent = await (await postPage(site, 'question', wrong, 'fr')).text();
    expect(sent).toContain(`id="question-documentation-error">${again}<`);
    expect([...sent.matchAll(/<li><a href="#question-(\w+)">/g)].map(([, field]) => field)).toEqual(
      ['documentation', 'nombre', 'privacy'],
    );
    const without = await (await postPage(site, 'question', { nombre: '' }, 'fr')).text();
    expect(without).not.toContain(again);
    expect(await keysInBucket(site)).toEqual(before);
  });

  test('is deleted when the back end refuses the submission', async () => {
    const before = await keysInBucket(site);
    origin.behave(400);
    expect(await postApi(site, 'work')).toMatchObject({ status: 502, ok: false });
    expect(await keysInBucket(site)).toEqual(before);
  });
});

describe('a submission that is sent twice', () => {
  test('keeps each file that the back end may have taken', async () => {
    const envio = crypto.randomUUID();
    origin.behave(503);
    const { reference } = await postApi(site, 'work', { envio });
    origin.behave({ body: '<h1>Gracias</h1>', type: 'text/html', taken: true });
    expect(await postApi(site, 'work', { envio })).toMatchObject({ status: 200, reference });
    const file = await fetch(origin.attachment('cv').url);
    expect([file.status, await file.text()]).toEqual([200, plainPdf]);
  });
});

describe('a body that is too large', () => {
  test.each([3, 9])(
    'gets a 413 on the page, with the answers around a file of %i MB',
    async (megabytes) => {
      const before = await keysInBucket(site);
      const documentation = pdfFile(pdfOfSize(megabytes * 1024 * 1024));
      const response = await postPage(
        site,
        'ethical',
        { documentation, email: 'a@b.example' },
        'en',
      );
      expect(response.status).toBe(413);
      const html = await response.text();
      expect(html).toContain(
        'What you sent is too big: attach a file of 2\u00a0MB at most and try again.',
      );
      expect(html).toContain(validAnswers('ethical')['mensaje']);
      expect(html).toContain('value="a@b.example"');
      expect(html).toContain(words.en('invalid.fileAgain'));
      expect(origin.calls).toEqual([]);
      expect(await keysInBucket(site)).toEqual(before);
    },
  );

  test('gets 413 even without Content-Length', async () => {
    let left = 30;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(new Uint8Array(100 * 1024));
        else controller.close();
      },
    });
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { ...visitorHeaders(site), 'Content-Type': 'multipart/form-data; boundary=x' },
    };
    const response = await fetch(site.url + apiOf('work'), init as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      ok: false,
      error: expect.stringContaining('ocupa demasiado'),
    });
  });

  test.each([
    ['smaller', -5],
    ['larger', 20],
  ])('or says a %s length than it has is never a 500', async (_, difference) => {
    const body = Buffer.from(new URLSearchParams({ formulario: 'contacto' }).toString());
    const status = await new Promise<number>((resolve) => {
      const call = request(site.url + apiOf('work'), {
        method: 'POST',
        headers: {
          ...visitorHeaders(site),
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': String(body.length + difference),
        },
      });
      call.on('response', ({ statusCode = 0 }) => resolve(statusCode));
      call.on('error', () => resolve(0));
      // The rest of a longer body never comes.
      if (difference > 0) call.write(body, () => call.destroy());
      else call.end(body);
    });
    // 0: the connection ended, which is all that can be done.
    expect([0, 400, 422]).toContain(status);
    expect(await postApi(site, 'work')).toMatchObject({ status: 200 });
  });
});

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

  test('and may be left out where it is optional, which the explanation says, and that a photo can follow', async () => {
    const photo = pdfFile('\u0089PNG\r\n\u001a\n');
    const page = await postPage(site, 'question', { documentation: photo });
    expect(page.status).toBe(422);
    expect(await page.text()).toContain(words.es('invalid.fileTypePhotoLater'));
    expect((await postPage(site, 'question')).status).toBe(303);
  });

  test('and who reports is not told to send a photo by email', async () => {
    const photo = pdfFile('\u0089PNG\r\n\u001a\n');
    const page = await (await postPage(site, 'ethical', { documentation: photo })).text();
    expect(page).toContain(`${words.es('invalid.fileTypeOptional')}<`);
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
