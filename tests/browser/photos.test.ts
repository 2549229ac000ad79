import type { BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pdfError } from '../../src/site/forms/pdf.ts';
import type { Language } from '../../src/site/i18n/languages.ts';
import { openBrowser } from '../support/browser/browser.ts';
import {
  jpegIn,
  largePhoto,
  photoWithPlace,
  transparentPicture,
} from '../support/files/photos.ts';
import { plainPdf } from '../support/forms/answers.ts';
import {
  type FormWithFile,
  fileFields,
  fillForm,
  openFileForm,
  sendForm,
} from '../support/forms/fileForms.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';

const browser = await openBrowser();
const { origin, site } = await submittingSite();

const limit = 2 * 1024 * 1024;
const openForm = (
  name: FormWithFile,
  options?: BrowserContextOptions & { language?: Language },
) => openFileForm(browser, site, name, options);

/** The file that the company downloads for a sent form. */
async function received(field: string): Promise<{ nombre: string; pdf: Buffer }> {
  await expect.poll(() => origin.taken.length).toBe(1);
  const { nombre, url } = origin.attachment(field);
  return { nombre, pdf: Buffer.from(await (await fetch(url)).arrayBuffer()) };
}

/** The size of the JPEG in a PDF, and the colours of its corner and its middle. */
async function pictureIn(pdf: Buffer) {
  const image = sharp(jpegIn(pdf));
  const { width = 0, height = 0, exif } = await image.metadata();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * 3).subarray(0, 3)].map((value) =>
      Math.round(value / 64),
    );
  return { width, height, exif, at };
}
const blue = [0, 0, 4];
const yellow = [4, 4, 0];

describe.each(Object.keys(fileFields) as FormWithFile[])('the form %s', (name) => {
  test('accepts a phone’s photo, and sends it as a PDF without location and camera', async () => {
    const form = await openForm(name);
    await form.wake();
    await fillForm(form.page, name);
    const photo = await photoWithPlace();
    expect(photo.includes('Telefonera')).toBe(true);
    await form.choose(photo, 'bolsa abierta.jpg');
    await form.remove.waitFor();
    expect(await form.drop.innerText()).toMatch(/bolsa abierta\.pdf\s+\d+\skB/);
    expect(await form.drop.locator('img').getAttribute('src')).toMatch(
      /^data:image\/jpeg/,
    );
    await sendForm(form.page);
    const { nombre, pdf } = await received(fileFields[name]);
    expect(nombre).toBe('bolsa abierta.pdf');
    expect(await pdfError(new Blob([new Uint8Array(pdf)]))).toBeUndefined();
    expect(pdf.includes('Exif')).toBe(false);
    expect(pdf.includes('Telefonera')).toBe(false);
    const { width, height, exif, at } = await pictureIn(pdf);
    expect([width, height, exif]).toEqual([1600, 1200, undefined]);
    expect([at(800, 100), at(800, 600)]).toEqual([yellow, blue]);
  });
});

test('a portrait photo stays upright', async () => {
  const form = await openForm('question');
  await form.wake();
  await fillForm(form.page, 'question');
  // Its top is at the right, as a phone stores it.
  await form.choose(await photoWithPlace(6), 'foto.jpg');
  await form.remove.waitFor();
  await sendForm(form.page);
  const { pdf } = await received('documentation');
  const { width, height, at } = await pictureIn(pdf);
  expect([width, height]).toEqual([1200, 1600]);
  expect([at(1100, 800), at(600, 800)]).toEqual([yellow, blue]);
});

test('a photo of 12 megapixels and more than 2 MB is scaled down until it fits', async () => {
  const photo = await largePhoto();
  expect(photo.length).toBeGreaterThan(5 * limit);
  const form = await openForm('work');
  await form.wake();
  await fillForm(form.page, 'work');
  await form.choose(photo, 'cv.jpeg');
  await form.remove.waitFor();
  await sendForm(form.page);
  const { nombre, pdf } = await received('cv');
  expect(nombre).toBe('cv.pdf');
  expect(pdf.length).toBeLessThanOrEqual(limit);
  expect(pdf.length).toBeGreaterThan(limit / 4);
});

test('a PNG’s transparent parts become white', async () => {
  const form = await openForm('question');
  await form.wake();
  await fillForm(form.page, 'question');
  await form.choose(await transparentPicture(), 'captura.png', 'image/png');
  await form.remove.waitFor();
  await sendForm(form.page);
  const { at } = await pictureIn((await received('documentation')).pdf);
  expect([at(10, 10), at(150, 150)]).toEqual([
    [4, 4, 4],
    [4, 0, 0],
  ]);
});

test('a photo chosen before the form loads is converted, and the form waits for it', async () => {
  const form = await openForm('work');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await form.page.route(/photoPdf/, async (route) => {
    await released;
    await route.continue();
  });
  await form.choose(await photoWithPlace(), 'cv.jpg');
  await form.wake();
  await form.page.getByText('Estamos preparando el archivo').waitFor();
  await fillForm(form.page, 'work');
  await sendForm(form.page);
  await form.page.getByRole('button', { name: 'Lo estamos enviando' }).waitFor();
  expect(origin.calls).toEqual([]);
  release();
  expect((await received('cv')).nombre).toBe('cv.pdf');
});

describe('an unsupported file is refused when it is chosen', () => {
  const notes = Buffer.from('Notas para el currículum');
  const spoilt = Buffer.from('\u00ff\u00d8\u00ff\u00e0 nothing', 'latin1');
  const large = Buffer.from(
    plainPdf.replace('trailer', `%${'x'.repeat(limit)}\ntrailer`),
  );
  test.each<[string, Language, Buffer, string, string]>([
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
    [
      'that is empty',
      'es',
      Buffer.alloc(0),
      'cv.pdf',
      'Este archivo está vacío: adjunta otro',
    ],
    [
      'that is too large',
      'es',
      large,
      'cv.pdf',
      'Adjunta un archivo de 2\u00a0MB como máximo',
    ],
  ])('%s, in %s', async (_, language, file, name, message) => {
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
    expect(origin.calls).toEqual([]);
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
  expect(await form.input.evaluate((input) => input === document.activeElement)).toBe(
    true,
  );
  await fillForm(form.page, 'work');
  await sendForm(form.page);
  await expect
    .poll(() => form.message.allInnerTexts())
    .toEqual(['Adjunta tu currículum en PDF']);
  await form.choose(await photoWithPlace(), 'nuevo.jpg');
  await expect.poll(() => form.message.count()).toBe(0);
  await sendForm(form.page);
  expect((await received('cv')).nombre).toBe('nuevo.pdf');
});

describe('the file types that the field names', () => {
  const photos = /foto/;
  test('are PDF or photo with JavaScript, before any interaction', async () => {
    const form = await openForm('question');
    expect(await form.input.getAttribute('accept')).toBe(
      '.pdf,application/pdf,image/jpeg,image/png',
    );
    expect(await form.drop.innerText()).toMatch(/^Suelta aquí tu PDF o tu foto/);
    expect(await form.field.innerText()).toMatch(
      /PDF, máximo 2\u00a0MB\s+También vale una foto/,
    );
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
