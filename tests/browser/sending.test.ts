import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { FormName } from '../../src/site/forms/forms.ts';
import { pdfError } from '../../src/site/forms/pdf.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { fill, send, visitor, wake } from '../support/browser/formInBrowser.ts';
import {
  largePhoto,
  photoWithPlace,
  pictureIn,
  transparentPicture,
} from '../support/files/photos.ts';
import { validAnswers } from '../support/forms/answers.ts';
import {
  type FormWithFile,
  fileFields,
  fillForm,
  openFileForm,
  sendForm,
} from '../support/forms/fileForms.ts';
import { keysInBucket, pageOf } from '../support/forms/posting.ts';
import { adviceOf, spoil, spoilings } from '../support/forms/spoiltPosts.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';
import { oneOf, rareTest } from '../support/oneOf.ts';

const browser = await openBrowser();
const { origin, site } = await submittingSite();

describe.each(
  oneOf([
    ['with a script', true],
    ['without a script', false],
  ] as const),
)('%s a form that the back end refuses', (_, javaScriptEnabled) => {
  test.each(
    oneOf<[FormName, Language, string]>([
      ['question', 'es', '{"status":false}'],
      ['press', 'en', '{"status":0}'],
      ['distributor', 'fr', '{"status":null}'],
      ['work', 'es', '{"status":""}'],
      ['contest', 'en', '{"status":false,"data":[]}'],
    ]),
  )(
    '(%s, %s) by %s says so and keeps the answers, and can be sent again',
    async (name, language, body) => {
      const t = words[language];
      const before = await keysInBucket(site);
      const context = await browser.newContext(visitor({ javaScriptEnabled }));
      const page = await context.newPage();
      await page.goto(site.url + pageOf(name, language));
      if (javaScriptEnabled) await wake(page, name);
      await fill(page, name);
      origin.behave({ body, taken: false });
      await send(page, name);
      await page.getByRole('region', { name: t('form.failed') }).waitFor();
      expect(await page.locator('.thanks').count()).toBe(0);
      const { email, nombre, telefono } = validAnswers(name);
      for (const [field, answer] of Object.entries({ email, nombre, telefono }))
        expect(await page.locator(`#${name}-${field}`).inputValue()).toBe(answer);
      expect(await keysInBucket(site)).toEqual(before);

      origin.behave('well');
      // A page cannot give a file back.
      if (name === 'work' && !javaScriptEnabled) await fill(page, name);
      await send(page, name);
      await expect.poll(() => origin.taken.length).toBe(1);
      await context.close();
    },
  );
});

/** Fills the form in on a page of its own and sends it. */
async function subscribe(
  language: Language,
  prepare: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext(visitor(options));
  const page = await context.newPage();
  await page.goto(site.url + pageOf('newsletter', language));
  await prepare(page);
  if (options.javaScriptEnabled !== false) await wake(page, 'newsletter');
  await fill(page, 'newsletter', { promo_code: 'CRUJE' });
  await send(page, 'newsletter');
  return page;
}

const answered = (page: Page) =>
  page
    .locator('#newsletter form.form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

describe('a subscription to the newsletter', () => {
  test('that succeeds shows a popup, which closes with Escape, and clears the answers', async () => {
    const page = await subscribe('es', async () => {});
    const dialog = page.getByRole('dialog', {
      name: '¡MUCHAS GRACIAS! Su suscripción se ha formalizado correctamente.',
    });
    await dialog.waitFor();
    expect(await page.locator('#newsletter-name').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.locator('.errors').count()).toBe(0);
    await page.context().close();
  });

  /** Each kind of failure, in one of the languages. */
  const failures = Object.entries(spoilings).map(
    ([name, spoiling], i) => [name, languages[i % languages.length], spoiling] as const,
  );

  test.each(oneOf(failures))(
    'with %s (%s) fails in a popup and clears the form, and one button restores the answers',
    async (_, language = 'es', spoiling) => {
      const t = words[language];
      let failing = true;
      origin.behave(spoiling.backEnd ?? 'well');
      const page = await subscribe(language, (opened) =>
        opened.route('**/api/newsletter*', async (route) =>
          failing ? spoil(route, spoiling) : route.continue(),
        ),
      );
      const dialog = page.getByRole('dialog', { name: t('form.newsletterFailed') });
      await dialog.waitFor();
      expect(await page.locator('#newsletter-name').inputValue()).toBe('');
      await dialog.getByRole('button', { name: t('form.close') }).click();
      await dialog.waitFor({ state: 'hidden' });
      const summary = page.locator('.errors');
      expect(await summary.textContent()).toContain(t(adviceOf(spoiling)));
      await expect
        .poll(() => summary.evaluate((element) => element === document.activeElement))
        .toBe(true);
      expect(await faultsIn(page)).toEqual([]);

      // Sending the empty form does not cost the answers either.
      await send(page, 'newsletter');
      await summary.locator('li').first().waitFor();
      await summary.getByRole('button', { name: t('form.undo') }).click();
      await summary.waitFor({ state: 'detached' });
      expect(await answered(page)).toMatchObject({
        ...validAnswers('newsletter'),
        promo_code: 'CRUJE',
      });
      await page.locator('#newsletter [role=status]', { hasText: t('form.ready') }).waitFor();
      failing = false;
      origin.behave('well');
      // Who sent too often has waited for a minute, and is counted anew.
      await page.context().setExtraHTTPHeaders(visitor().extraHTTPHeaders ?? {});
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: t('form.newsletterSent') }).waitFor();
      await page.context().close();
    },
  );

  rareTest('whose response was lost is reported like any other failure', async () => {
    const page = await subscribe('en', (opened) =>
      opened.route('**/api/newsletter*', (route) => route.abort()),
    );
    await page.getByRole('dialog', { name: words.en('form.newsletterFailed') }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.errors', { hasText: words.en('form.newsletterAgain') }).waitFor();
    await page.context().close();
  });
});

const limit = 2 * 1024 * 1024;
const openForm = (name: FormWithFile) => openFileForm(browser, site, name);

/** The file that the company downloads for a sent form. */
async function received(field: string): Promise<{ nombre: string; pdf: Buffer }> {
  await expect.poll(() => origin.taken.length).toBe(1);
  const { nombre, url } = origin.attachment(field);
  return { nombre, pdf: Buffer.from(await (await fetch(url)).arrayBuffer()) };
}

const blue = [0, 0, 4];
const yellow = [4, 4, 0];

describe.each(oneOf(Object.keys(fileFields) as FormWithFile[]))('the form %s', (name) => {
  test('accepts a phone’s photo, and sends it as a PDF without location and camera', async () => {
    const form = await openForm(name);
    await form.wake();
    await fillForm(form.page, name);
    const photo = await photoWithPlace();
    expect(photo.includes('Telefonera')).toBe(true);
    await form.choose(photo, 'bolsa abierta.jpg');
    await form.remove.waitFor();
    expect(await form.drop.innerText()).toMatch(/foto\.pdf\s+\d+\skB/);
    expect(await form.drop.locator('img').getAttribute('src')).toMatch(/^data:image\/jpeg/);
    await sendForm(form.page);
    const { nombre, pdf } = await received(fileFields[name]);
    expect(nombre).toBe('foto.pdf');
    expect(await pdfError(new Blob([new Uint8Array(pdf)]))).toBeUndefined();
    expect(pdf.includes('Exif')).toBe(false);
    expect(pdf.includes('Telefonera')).toBe(false);
    const { width, height, exif, at } = await pictureIn(pdf);
    expect([width, height, exif]).toEqual([1600, 1200, undefined]);
    expect([at(800, 100), at(800, 600)]).toEqual([yellow, blue]);
  });
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
  expect((await received('cv')).nombre).toBe('foto.pdf');
});

rareTest('a portrait photo stays upright', async () => {
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

rareTest('a photo of 12 megapixels and more than 2 MB is scaled down until it fits', async () => {
  const photo = await largePhoto();
  expect(photo.length).toBeGreaterThan(5 * limit);
  const form = await openForm('work');
  await form.wake();
  await fillForm(form.page, 'work');
  await form.choose(photo, 'cv.jpeg');
  await form.remove.waitFor();
  await sendForm(form.page);
  const { nombre, pdf } = await received('cv');
  expect(nombre).toBe('foto.pdf');
  expect(pdf.length).toBeLessThanOrEqual(limit);
  expect(pdf.length).toBeGreaterThan(limit / 4);
});

rareTest('a PNG’s transparent parts become white', async () => {
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
