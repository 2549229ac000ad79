import { describe, expect, inject, test } from 'vitest';
import type { Language } from '../../src/site/i18n/languages.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { photoWithPlace } from '../support/files/photos.ts';
import { plainPdf } from '../support/forms/answers.ts';
import { type FormWithFile, fillForm, openFileForm, sendForm } from '../support/forms/fileForms.ts';
import { oneOf } from '../support/oneOf.ts';

const browser = await openBrowser();

const limit = 2 * 1024 * 1024;
const openForm = (name: FormWithFile, options?: Parameters<typeof openFileForm>[3]) =>
  openFileForm(browser, { url: inject('site') }, name, options);

describe('an unsupported file is refused when it is chosen', () => {
  const notes = Buffer.from('Notas para el currículum');
  const spoilt = Buffer.from('\u00ff\u00d8\u00ff\u00e0 nothing', 'latin1');
  const large = Buffer.from(plainPdf.replace('trailer', `%${'x'.repeat(limit)}\ntrailer`));
  test.each(
    oneOf<[string, Language, Buffer, string, string]>(
      [
        [
          'that is neither PDF nor photo',
          'es',
          notes,
          'cv.txt',
          'Este archivo no es un PDF ni una foto en JPEG o PNG: ábrelo, guárdalo como PDF y adjunta ese PDF',
        ],
        [
          'that is only called a PDF',
          'en',
          notes,
          'cv.pdf',
          'This file is neither a PDF nor a photo in JPEG or PNG: open it, save it as a PDF and attach that one',
        ],
        [
          'that is neither',
          'fr',
          notes,
          'cv.docx',
          'Ce fichier n’est ni un PDF ni une photo JPEG ou PNG\u202f: ouvrez-le, enregistrez-le en PDF et joignez ce PDF',
        ],
        [
          'that is a spoilt photo',
          'es',
          spoilt,
          'foto.jpg',
          'No hemos podido leer la foto: prueba con otra o adjunta un PDF',
        ],
        [
          'that is a spoilt photo',
          'en',
          spoilt,
          'foto.jpg',
          'We couldn’t read the photo: try another one or attach a PDF',
        ],
        [
          'that is a spoilt photo',
          'fr',
          spoilt,
          'foto.jpg',
          'Nous n’avons pas pu lire la photo\u202f: essayez-en une autre ou joignez un PDF',
        ],
        [
          'that is cut off',
          'es',
          large.subarray(0, 10_000),
          'cv.pdf',
          'El PDF está incompleto o dañado: guárdalo otra vez y vuelve a adjuntarlo',
        ],
        ['that is empty', 'es', Buffer.alloc(0), 'cv.pdf', 'Este archivo está vacío: adjunta otro'],
        ['that is too large', 'es', large, 'cv.pdf', 'Adjunta un archivo de 2\u00a0MB como máximo'],
      ],
      8,
    ),
  )('%s, in %s', async (_, language, file, name, message) => {
    const form = await openForm('work', { language });
    await form.wake();
    await form.choose(file, name, 'application/octet-stream');
    await form.message.waitFor();
    expect(await form.message.innerText()).toBe(message);
    expect(await form.drop.getByRole('status').innerText()).toContain(message);
    expect(await form.input.inputValue()).toBe('');
    expect(await form.input.getAttribute('aria-invalid')).toBe('true');
    expect(await form.remove.count()).toBe(0);
    // Nothing is reported about a form that nobody has tried to send.
    expect(await form.page.locator('.errors, .msg').count()).toBe(1);
    await form.choose(Buffer.from(plainPdf), 'cv.pdf', 'application/pdf');
    await form.remove.waitFor();
    expect(await form.message.count()).toBe(0);
  });
});

test('a file can be removed by keyboard, and another one chosen', async () => {
  const form = await openForm('work');
  await form.wake();
  await form.choose(Buffer.from(plainPdf), 'viejo.pdf', 'application/pdf');
  const remove = form.page.getByRole('button', { name: 'Quitar viejo.pdf' });
  await remove.press('Enter');
  await remove.waitFor({ state: 'detached' });
  expect(await form.input.inputValue()).toBe('');
  expect(await form.input.evaluate((input) => input === document.activeElement)).toBe(true);
  await fillForm(form.page, 'work');
  await sendForm(form.page);
  await expect.poll(() => form.message.allInnerTexts()).toEqual(['Adjunta tu currículum en PDF']);
  await form.choose(await photoWithPlace(), 'nuevo.jpg');
  await expect.poll(() => form.message.count()).toBe(0);
  await form.page.getByRole('button', { name: 'Quitar foto.pdf' }).waitFor();
  await sendForm(form.page);
  await form.page.locator('.thanks').waitFor();
});

describe('the file types that the field names', () => {
  const photos = /foto/;
  test('are PDF or photo with JavaScript, before any interaction', async () => {
    const form = await openForm('question');
    expect(await form.input.getAttribute('accept')).toBe(
      '.pdf,application/pdf,image/jpeg,image/png',
    );
    expect(await form.drop.innerText()).toMatch(/^Suelta aquí tu PDF o tu foto/);
    expect(await form.field.innerText()).toMatch(/PDF, máximo 2\u00a0MB\s+También vale una foto/);
    const height = async () => (await form.field.boundingBox())?.height;
    const before = await height();
    await form.wake();
    expect(await height()).toBe(before);
    expect(await form.input.getAttribute('accept')).toContain('image/jpeg');
  });

  test('are PDF only without it', async () => {
    const form = await openForm('question', { javaScriptEnabled: false });
    expect(await form.input.getAttribute('accept')).toBe('.pdf,application/pdf');
    const words = await form.field.innerText();
    expect(words).toContain('Suelta aquí tu PDF');
    expect(words).toContain('PDF, máximo 2\u00a0MB');
    expect(words).not.toMatch(photos);
  });
});
