import { request } from 'node:http';
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
  visitorHeaders,
} from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { origin, site } = await submittingSite();

const limit = 2 * 1024 * 1024;

describe('a file is accepted', () => {
  const long = `${'ñ'.repeat(300)}.pdf`;
  test.each<[string, () => File, string]>([
    ['of the largest size', () => pdfFile(pdfOfSize(limit)), 'documento.pdf'],
    [
      'whose header is at byte 500',
      () => pdfFile(`${'%'.repeat(499)}\n${plainPdf}`),
      'documento.pdf',
    ],
    [
      'of another media type',
      () => pdfFile(plainPdf, 'cv.pdf', 'application/octet-stream'),
      'cv.pdf',
    ],
    ['named .PDF', () => pdfFile(plainPdf, 'CV.PDF'), 'CV.pdf'],
    ['named as a program', () => pdfFile(plainPdf, 'cv.pdf.exe'), 'cv.pdf.exe.pdf'],
    ['named with a NUL in percents', () => pdfFile(plainPdf, 'cv.pdf%00.exe'), 'cv.pdf00.exe.pdf'],
    ['named without an extension', () => pdfFile(plainPdf, 'cv'), 'cv.pdf'],
    ['named as a path', () => pdfFile(plainPdf, '../../etc/passwd.pdf'), 'passwd.pdf'],
    ['named at length', () => pdfFile(plainPdf, long), `${'ñ'.repeat(96)}.pdf`],
    ['named with an emoji', () => pdfFile(plainPdf, '🎉 cv.pdf'), '🎉 cv.pdf'],
    ['named from right to left', () => pdfFile(plainPdf, 'cv\u202efdp.exe.pdf'), 'cvfdp.exe.pdf'],
    [
      'named as a path behind invisible characters',
      () => pdfFile(plainPdf, '\u2028../../etc/passwd.pdf'),
      'passwd.pdf',
    ],
    ['named with a long gap', () => pdfFile(plainPdf, `a${' '.repeat(1_500)}x.pdf`), 'x.pdf'],
    [
      'with a script, an owner’s password and 1,500 NUL bytes after its end',
      () =>
        pdfFile(
          `${plainPdf.replace('/Root', '/Encrypt 5 0 R /JavaScript 6 0 R /Root')}${'\0'.repeat(1_500)}`,
        ),
      'documento.pdf',
    ],
  ])('%s', async (_, file, name) => {
    expect(await postApi(site, 'work', { cv: file() })).toMatchObject({ status: 200 });
    const cv = origin.attachment('cv');
    expect(cv.nombre).toBe(name);
    expect(new URL(cv.url).pathname).toMatch(/^\/api\/attachments\/applications\/[0-9a-f-]{36}$/);
    const response = await fetch(cv.url);
    expect(response.status).toBe(200);
    expect(
      decodeURIComponent(
        /filename\*=UTF-8''(.*)$/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ??
          '',
      ),
    ).toBe(name);
    await response.body?.cancel();
  });

  test('but not with a NUL in its name, which browsers never send', async () => {
    expect(
      await postApi(site, 'work', { cv: pdfFile(plainPdf, 'cv.pdf\u0000.exe') }),
    ).toMatchObject({ status: 400, ok: false });
  });

  test('whose name tries to inject a header', async () => {
    const boundary = 'x';
    const fields = [...validForm('work', { ...naming('work'), cv: undefined })]
      .map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value as string}\r\n`,
      )
      .join('');
    const body = `${fields}--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="a%22%0D%0ASet-Cookie: x=1.pdf"\r\nContent-Type: application/pdf\r\n\r\n${plainPdf}\r\n--${boundary}--\r\n`;
    const answer = await post(site, apiOf('work'), body, {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    });
    expect(answer.status).toBe(200);
    const { nombre, url } = origin.attachment('cv');
    expect(nombre).not.toMatch(/["\r\n]/);
    const file = await fetch(url);
    expect(file.headers.get('Set-Cookie')).toBeNull();
    await file.body?.cancel();
  });
});

describe('a file and the rest of its form', () => {
  test.each([
    ['es', 'Vuelve a elegir el documento: la página no puede conservarlo'],
    ['en', 'Choose the document again: the page can’t keep it'],
    ['fr', 'Choisissez de nouveau le document\u202f: la page ne peut pas le conserver'],
  ] as const)(
    'is not stored while another answer is wrong, and beside its field stands in %s that it must be chosen again',
    async (language, again) => {
      const before = await keysInBucket(site);
      const sent = await (
        await postPage(
          site,
          'question',
          { nombre: '', privacy: '', documentation: pdfFile() },
          language,
        )
      ).text();
      expect(sent).toContain(`id="question-documentation-error">${again}<`);
      expect(
        [...sent.matchAll(/<li><a href="#question-(\w+)">/g)].map(([, field]) => field),
      ).toEqual(['documentation', 'nombre', 'privacy']);
      expect(
        await (await postPage(site, 'question', { nombre: '' }, language)).text(),
      ).not.toContain(again);
      expect(await keysInBucket(site)).toEqual(before);
    },
  );

  test('is deleted when the back end refuses the submission', async () => {
    const before = await keysInBucket(site);
    origin.behave(400);
    expect(await postApi(site, 'work')).toMatchObject({ status: 502, ok: false });
    expect(await keysInBucket(site)).toEqual(before);
  });

  test('is ignored in a form without a file field', async () => {
    const before = await keysInBucket(site);
    expect(await postApi(site, 'press', { cv: pdfFile(), documentation: pdfFile() })).toMatchObject(
      { status: 200 },
    );
    expect(await keysInBucket(site)).toEqual(before);
    expect(origin.taken[0]?.body).not.toHaveProperty('documentation');
  });
});

describe('a body that is too large', () => {
  test('gets an explained 413 on the page with its form', async () => {
    const response = await postPage(
      site,
      'work',
      { cv: pdfFile(pdfOfSize(3 * 1024 * 1024)) },
      'en',
    );
    expect(response.status).toBe(413);
    const html = await response.text();
    expect(html).toContain(
      'What you sent is too big: attach a file of 2\u00a0MB at most and try again.',
    );
    expect(html).toContain('name="cv"');
    expect(origin.calls).toEqual([]);
  });

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
      headers: {
        ...visitorHeaders(site),
        'Content-Type': 'multipart/form-data; boundary=x',
      },
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
