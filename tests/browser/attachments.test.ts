import { PDFDocument } from 'pdf-lib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pdfError } from '../../src/site/forms/pdf.ts';
import { words } from '../../src/site/i18n/words.ts';
import { faultsIn } from '../support/browser/faults.ts';
import {
  type FormWithFile,
  fileFields,
  fill,
  hasFocus,
  openFileForm,
  pdf,
  send,
  thanked,
  wake,
} from '../support/browser/formInBrowser.ts';
import { holdScripts } from '../support/browser/tab.ts';
import { widthOf } from '../support/browser/widths.ts';
import {
  largePhoto,
  photoWithPlace,
  picturesIn,
  plainPhoto,
  transparentPicture,
} from '../support/files/photos.ts';
import { plainPdf } from '../support/forms/answers.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';
import { inTurn, oneOf, rareTest } from '../support/inTurn.ts';

const { origin, site } = await submittingSite();

const limit = 2 * 1024 * 1024;
const large = Buffer.from(plainPdf.replace('trailer', `%${'x'.repeat(limit)}\ntrailer`));
const notes = Buffer.from('Notas para el currículum');
const spoilt = Buffer.from('\u00ff\u00d8\u00ff\u00e0 nothing', 'latin1');

test.each(
  inTurn(
    oneOf(
      [
        ['neither PDF nor photo', notes, 'cv.txt', 'invalid.fileKind'],
        ['only called a PDF', notes, 'cv.pdf', 'invalid.fileKind'],
        ['a spoilt photo', spoilt, 'foto.jpg', 'invalid.photo'],
        ['cut off', large.subarray(0, 10_000), 'cv.pdf', 'invalid.fileBroken'],
        ['empty', Buffer.alloc(0), 'cv.pdf', 'invalid.fileEmpty'],
        ['too large', large, 'cv.pdf', 'invalid.fileSize'],
      ] as const,
      5,
    ),
  ).map(([[what, ...refused], language]) => [what, language, ...refused] as const),
)('a file is refused when it is chosen: %s, in %s', async (_, language, file, name, key) => {
  const form = await openFileForm('work', { language });
  const message = words[language](key);
  await form.choose(file, name, 'application/octet-stream');
  await form.message.waitFor();
  expect(await form.message.textContent()).toBe(message);
  expect(await form.drop.getByRole('status').textContent()).toContain(message);
  expect(await form.input.inputValue()).toBe('');
  expect(await form.input.getAttribute('aria-invalid')).toBe('true');
  expect(await form.remove.count()).toBe(0);
  // Nothing is reported about a form that nobody has tried to send.
  expect(await form.page.locator('.errors, .msg').count()).toBe(1);
  await form.input.setInputFiles(pdf('cv.pdf'));
  await form.remove.waitFor();
  expect(await form.message.count()).toBe(0);
});

test('a file can be removed by keyboard, and another one chosen', async () => {
  const form = await openFileForm('work');
  await form.input.setInputFiles(pdf('viejo.pdf'));
  const remove = form.page.getByRole('button', { name: 'Quitar viejo.pdf' });
  await remove.press('Enter');
  await remove.waitFor({ state: 'detached' });
  expect(await form.input.inputValue()).toBe('');
  expect(await hasFocus(form.input)).toBe(true);
  await fill(form.page, 'work', { cv: '' });
  await send(form.page, 'work');
  await expect.poll(() => form.message.allInnerTexts()).toEqual(['Adjunta tu currículum']);
  await form.choose(await photoWithPlace(), 'nuevo.jpg');
  await expect.poll(() => form.message.count()).toBe(0);
  await form.page.getByRole('button', { name: 'Quitar nuevo.jpg' }).waitFor();
  await send(form.page, 'work');
  await form.page.locator('.thanks').waitFor();
});

test('the field names photos and PDF before any interaction, and nothing moves as React comes', async () => {
  const form = await openFileForm('question', { awake: false });
  expect(await form.input.getAttribute('accept')).toBe('.pdf,application/pdf,image/jpeg,image/png');
  expect(await form.drop.innerText()).toMatch(/^Elige un PDF o unas fotos/);
  expect(await form.field.innerText()).toMatch(
    /Valen fotos de cualquier tamaño.*PDF de 2\u00a0MB/s,
  );
  const height = async () => (await form.field.boundingBox())?.height;
  const before = await height();
  await wake(form.page, 'question');
  expect(await height()).toBe(before);
  expect(await form.input.getAttribute('accept')).toContain('image/jpeg');
});

rareTest('without JavaScript the field names PDF only, and fits 320 px', async () => {
  const form = await openFileForm('question', { javaScriptEnabled: false, width: 320 });
  expect(await form.input.getAttribute('accept')).toBe('.pdf,application/pdf');
  const text = await form.field.innerText();
  expect(text).toContain('Elige tu PDF');
  expect(text).toContain('PDF, máximo 2\u00a0MB');
  expect(text).not.toMatch(/fotos/);
  expect(await widthOf(form.page)).toBe(320);
});

const cleaningBox = (page: Page) => page.getByRole('checkbox', { name: /lugar de las fotos/ });

test('a photo keeps the name that its author knows, and has no box for a PDF’s hidden data', async () => {
  const form = await openFileForm('question');
  expect(await cleaningBox(form.page).count()).toBe(0);
  await form.input.setInputFiles(pdf('ticket.pdf'));
  await cleaningBox(form.page).waitFor();
  await form.choose(await photoWithPlace(), 'mi bolsa.jpg');
  await form.drop.locator('b', { hasText: 'mi bolsa.jpg' }).waitFor();
  expect(await cleaningBox(form.page).count()).toBe(0);
});

test('a click on the button or beside it opens the file picker, before React and after it', async () => {
  const { page, drop, input } = await openFileForm('question', { awake: false });
  const button = drop.locator('span.btn');
  /** Clicks the field, which lies over the others, where `place` is. */
  const opens = async (place: Locator, over: number) => {
    const position = await place.evaluate((element, over) => {
      const field = element.closest('.drop')?.querySelector('input')?.getBoundingClientRect();
      const { x, y } = element.getBoundingClientRect();
      return { x: x - (field?.x ?? 0) + over, y: y - (field?.y ?? 0) + over };
    }, over);
    const picker = page.waitForEvent('filechooser');
    await input.click({ position });
    await picker;
  };
  await opens(button, 20);
  await wake(page, 'question');
  await opens(button, 20);
  await opens(drop, 6);
});

test('a finger is not told to drop files', async () => {
  const told = async (options: object) => {
    const form = await openFileForm('work', { awake: false, ...options });
    return /suelta/i.test(await form.drop.innerText());
  };
  expect(await told({})).toBe(true);
  expect(await told({ hasTouch: true, isMobile: true })).toBe(false);
});

/** Sends a form with a file, and returns what the company downloads of it. */
async function received(
  name: FormWithFile,
  file: Buffer,
  fileName: string,
  type?: string,
): Promise<{ nombre: string; pdf: Buffer }> {
  const form = await openFileForm(name, { site: site.url });
  await fill(form.page, name, { cv: '' });
  await form.choose(file, fileName, type);
  await form.remove.waitFor();
  const shown = await form.drop.innerText();
  expect(shown).toContain(fileName);
  expect(shown).toMatch(/\d+\skB, se envía dentro de un PDF/);
  // What a pointer over the field shows.
  expect(await form.input.getAttribute('title')).toBe(fileName);
  expect(await form.drop.locator('img').getAttribute('src')).toMatch(/^data:image\/jpeg/);
  await send(form.page, name);
  return download(form.page, name);
}

async function download(page: Page, name: FormWithFile) {
  await expect.poll(() => origin.taken.length).toBe(1);
  await thanked(page, name);
  const { nombre, url } = origin.attachment(fileFields[name]);
  return { nombre, pdf: Buffer.from(await (await fetch(url)).arrayBuffer()) };
}

/** Makes reading a file wait for `release`, as from a cloud. */
async function holdReading(page: Page) {
  await page.evaluate(() => {
    const { text } = Blob.prototype;
    Blob.prototype.text = async function () {
      await new Promise((released) => addEventListener('released', released, { once: true }));
      return text.call(this);
    };
  });
  return () => page.evaluate(() => dispatchEvent(new Event('released')));
}

/** A PDF that names its author. */
async function signedPdf() {
  const file = await PDFDocument.create();
  file.setAuthor('Zxqv');
  file.addPage();
  return pdf('a.pdf', await file.save({ useObjectStreams: false }));
}

test.each(oneOf(['the form waits for it', 'it takes the place of a photo']))(
  'a complaint’s PDF is cleaned if the box is ticked while %s, and its sender reads that it came',
  async (meanwhile) => {
    const { page, input, choose, remove } = await openFileForm('question', { site: site.url });
    await fill(page, 'question');
    if (meanwhile.includes('photo')) {
      await choose(await plainPhoto('red'), 'foto.jpg');
      await remove.waitFor();
    }
    const release = await holdReading(page);
    await input.setInputFiles(await signedPdf());
    await page.getByText('Estamos preparando el archivo').waitFor();
    if (meanwhile.includes('form')) await send(page, 'question');
    await cleaningBox(page).check();
    if (meanwhile.includes('photo')) await send(page, 'question');
    const isSent = async () => {
      await release();
      return origin.taken.length;
    };
    await expect.poll(isSent).toBe(1);
    await page.getByText(words.es('form.withFile')).waitFor();
    const received = await download(page, 'question');
    expect(received.nombre).toBe('documento.pdf');
    expect(received.pdf.includes('005A007800710076')).toBe(false);
  },
);

test('a document is cleaned even if the press comes with the script', async () => {
  const { page, input } = await openFileForm('ethical', { site: site.url, awake: false });
  const release = await holdScripts(page);
  await input.setInputFiles(await signedPdf());
  await fill(page, 'ethical');
  await cleaningBox(page).check();
  const isPressed = page.evaluate(pressUntilHandled);
  release();
  await isPressed;
  const received = await download(page, 'ethical');
  expect(received.nombre).toBe('documento.pdf');
  expect(received.pdf.includes('005A007800710076')).toBe(false);
});

/** Presses the button at every turn, until the form's script answers. */
const pressUntilHandled = () =>
  new Promise<void>((handled) => {
    const { port1, port2 } = new MessageChannel();
    addEventListener('submit', (event) => {
      if (event.defaultPrevented) handled();
      else port2.postMessage('');
      event.preventDefault();
    });
    port1.onmessage = () =>
      document.querySelector<HTMLFormElement>('form.form[method=post]')?.requestSubmit();
    port2.postMessage('');
  });

rareTest('a form is not sent if its file is refused while the button is pressed', async () => {
  const { page, choose, message } = await openFileForm('question', { site: site.url });
  await fill(page, 'question');
  await page.evaluate(() => {
    Blob.prototype.text = async () => {
      await new Promise((released) => addEventListener('released', released, { once: true }));
      return 'no PDF';
    };
  });
  await choose(Buffer.from(plainPdf), 'cv.pdf');
  await page.getByText('Estamos preparando el archivo').waitFor();
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    document.querySelector<HTMLElement>('#question button[type=submit]:not([form])')?.click();
    dispatchEvent(new Event('released'));
    await painted();
    await painted();
  });
  await message.waitFor();
  expect(await page.getByRole('button', { name: 'Lo estamos enviando' }).count()).toBe(0);
  expect(origin.calls).toEqual([]);
});

/** The picture of a PDF that has one. */
async function onlyPictureIn(pdf: Buffer) {
  const [picture, ...others] = await picturesIn(pdf);
  expect(others).toEqual([]);
  return picture as NonNullable<typeof picture>;
}

const blue = [0, 0, 4];
const yellow = [4, 4, 0];

describe('a photo', () => {
  test.each(oneOf(Object.keys(fileFields) as FormWithFile[]))(
    'in the form %s is sent as a PDF without location and camera',
    async (name) => {
      const photo = await photoWithPlace();
      expect(photo.includes('Telefonera')).toBe(true);
      const { nombre, pdf } = await received(name, photo, 'bolsa abierta.jpg');
      expect(nombre).toBe('foto.pdf');
      expect(await pdfError(new Blob([new Uint8Array(pdf)]))).toBeUndefined();
      expect(pdf.includes('Exif')).toBe(false);
      expect(pdf.includes('Telefonera')).toBe(false);
      const { width, height, exif, at } = await onlyPictureIn(pdf);
      expect([width, height, exif]).toEqual([1600, 1200, undefined]);
      expect([at(800, 100), at(800, 600)]).toEqual([yellow, blue]);
    },
  );

  test('chosen before the form loads is converted, and the form waits for it', async () => {
    const form = await openFileForm('work', { site: site.url, awake: false });
    const released = Promise.withResolvers<void>();
    await form.page.route(/photoPdf/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await form.choose(await photoWithPlace(), 'cv.jpg');
    await wake(form.page, 'work');
    await form.page.getByText('Estamos preparando el archivo').waitFor();
    await fill(form.page, 'work', { cv: '' });
    await send(form.page, 'work');
    await form.page.getByRole('button', { name: 'Lo estamos enviando' }).waitFor();
    expect(origin.calls).toEqual([]);
    released.resolve();
    expect((await download(form.page, 'work')).nombre).toBe('foto.pdf');
  });

  test('is refused by a browser that hands out noise instead of what it drew', async () => {
    const form = await openFileForm('question', {
      init: [
        `const { getImageData } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.getImageData = function (...area) {
          const image = getImageData.apply(this, area);
          crypto.getRandomValues(image.data);
          return image;
        };`,
      ],
    });
    await form.choose(await photoWithPlace(), 'foto.jpg');
    await form.message.waitFor();
    expect(await form.message.textContent()).toBe(words.es('invalid.photo'));
    expect(await form.input.inputValue()).toBe('');
  });

  rareTest('of a portrait stays upright', async () => {
    // Its top is at the right, as a phone stores it.
    const { pdf } = await received('question', await photoWithPlace(6), 'foto.jpg');
    const { width, height, at } = await onlyPictureIn(pdf);
    expect([width, height]).toEqual([1200, 1600]);
    expect([at(1100, 800), at(600, 800)]).toEqual([yellow, blue]);
  });

  rareTest('of 12 megapixels and more than 2 MB is scaled down until it fits', async () => {
    const photo = await largePhoto();
    expect(photo.length).toBeGreaterThan(5 * limit);
    const { pdf } = await received('work', photo, 'cv.jpeg');
    expect(pdf.length).toBeLessThanOrEqual(limit);
    expect(pdf.length).toBeGreaterThan(limit / 4);
  });

  rareTest('in PNG has white where it was transparent', async () => {
    const picture = await transparentPicture();
    const { pdf } = await received('question', picture, 'captura.png', 'image/png');
    const { at } = await onlyPictureIn(pdf);
    expect([at(10, 10), at(150, 150)]).toEqual([
      [4, 4, 4],
      [4, 0, 0],
    ]);
  });
});

describe('photos of several pages', () => {
  const colours = { red: [4, 0, 0], lime: [0, 4, 0], blue, yellow };
  type Colour = keyof typeof colours;
  const photo = async (colour: Colour) => ({
    name: `${colour}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await plainPhoto(colour),
  });
  const photos = (...chosen: Colour[]) => Promise.all(chosen.map(photo));

  /** The form for applications, filled in but for its file, with photos chosen one by one. */
  async function openWithPages(...chosen: Colour[]) {
    const form = await openFileForm('work', { site: site.url });
    await fill(form.page, 'work', { cv: '' });
    for (const [i, colour] of chosen.entries()) {
      await form.input.setInputFiles(await photo(colour));
      await form.drop.locator('.hint', { hasText: i ? `${i + 1} páginas` : 'kB' }).waitFor();
    }
    const act = (name: string) => form.page.getByRole('button', { name, exact: true });
    return { ...form, act };
  }

  test('are one PDF in the order that the keyboard gives them, without one that it removes', async () => {
    const { page, drop, act } = await openWithPages('red', 'lime', 'blue');
    const status = drop.getByRole('status');
    await act('Subir: Página 3').press('Enter');
    await status.getByText('Movida: ahora es la página 2').waitFor();
    expect(await hasFocus(act('Subir: Página 2'))).toBe(true);
    await page.keyboard.press('Enter');
    await status.getByText('Movida: ahora es la página 1').waitFor();
    // The first page cannot move up: the focus stays on it.
    expect(await hasFocus(act('Bajar: Página 1'))).toBe(true);
    await act('Quitar: Página 2').press('Enter');
    await status.getByText('Página quitada').waitFor();
    await status.getByText('2 páginas en un solo PDF').waitFor();
    expect(await hasFocus(act('Quitar: Página 2'))).toBe(true);
    expect(await faultsIn(page, 'main')).toEqual([]);
    await send(page, 'work');
    const { nombre, pdf } = await download(page, 'work');
    expect(nombre).toBe('foto.pdf');
    expect(pdf.includes('Telefonera')).toBe(false);
    const pictures = await picturesIn(pdf);
    expect(pictures.map(({ at }) => at(450, 600))).toEqual([colours.blue, colours.lime]);
  });

  test('stay when too many are chosen, and give way to a PDF', async () => {
    const form = await openWithPages('red', 'lime');
    const chosen = () =>
      form.input.evaluate(({ files }: HTMLInputElement) =>
        [...(files ?? [])].map((one) => one.name),
      );
    await form.input.setInputFiles(await photos('red', 'lime', 'blue', 'yellow', 'red'));
    await form.message.waitFor();
    expect(await form.message.textContent()).toBe('Adjunta un solo PDF o hasta seis fotos');
    expect(await form.page.getByText('Página 2').count()).toBe(1);
    expect(await chosen()).toEqual(['foto.pdf']);
    await form.input.setInputFiles(pdf('cv.pdf'));
    await form.act('Quitar cv.pdf').waitFor();
    expect(await form.page.getByText('Página 2').count()).toBe(0);
    expect(await chosen()).toEqual(['cv.pdf']);
    await form.input.setInputFiles([await photo('red'), pdf('cv.pdf')]);
    await form.message.waitFor();
    expect(await chosen()).toEqual([]);
  });

  rareTest(
    'are one page again after the other is removed, and the field has the focus',
    async () => {
      const form = await openWithPages('red', 'lime');
      await form.act('Quitar: Página 1').press('Enter');
      await form.drop.getByRole('status').getByText('Página quitada').waitFor();
      expect(await hasFocus(form.input)).toBe(true);
      expect(await form.act('Quitar: Página 1').count()).toBe(0);
      await send(form.page, 'work');
      const { at } = await onlyPictureIn((await download(form.page, 'work')).pdf);
      expect(at(450, 600)).toEqual(colours.lime);
    },
  );

  rareTest('fit 2 MB, six large ones too', async () => {
    const form = await openFileForm('work', { site: site.url });
    await fill(form.page, 'work', { cv: '' });
    const buffer = await largePhoto(1200);
    expect(6 * buffer.length).toBeGreaterThan(3 * limit);
    await form.input.setInputFiles(
      Array.from({ length: 6 }, (_, i) => ({ name: `${i}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
    await form.drop.getByText('6 páginas').waitFor();
    await send(form.page, 'work');
    const { pdf } = await download(form.page, 'work');
    expect(pdf.length).toBeLessThanOrEqual(limit);
    expect(await picturesIn(pdf)).toHaveLength(6);
  });
});
