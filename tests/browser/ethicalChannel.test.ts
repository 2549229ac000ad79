import { PDFDocument } from 'pdf-lib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { languages } from '../../src/site/i18n/languages.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { wake } from '../support/browser/formInBrowser.ts';
import { plainPdf } from '../support/forms/answers.ts';
import { pageOf } from '../support/forms/posting.ts';
import { get } from '../support/http.ts';
import { oneOf } from '../support/oneOf.ts';
import { newVisitorAddress } from '../support/visitorAddress.ts';

const browser = await openBrowser();
const neutral = 'https://www.aemet.es/';

/** A page of the channel, and a neutral site that answers. */
async function openChannel(
  options: BrowserContextOptions = {},
  path = `${pageOf('ethical')}?step=form`,
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: newVisitorAddress(),
  });
  const page = await context.newPage();
  await page.route(`${neutral}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>El tiempo</title>' }),
  );
  await page.goto(inject('site') + path);
  return page;
}

const message = (page: Page) => page.locator('#ethical-mensaje');
/** What the band says, by its place rather than its words. */
const wayOut = (page: Page) => page.locator('[data-leave]');

/** Pages behind this one, of which Back could show one. */
const historyLength = (page: Page) => page.evaluate(() => history.length);

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => wayOut(page).click(),
  'Escape pressed three times': async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
    // None waits for the one before, which on a busy machine would take too long.
    await Promise.all(
      (['keyDown', 'keyUp', 'keyDown', 'keyUp', 'keyDown', 'keyUp'] as const).map((type) =>
        devtools.send('Input.dispatchKeyEvent', { type, ...key }),
      ),
    );
  },
};

describe.each(Object.entries(ways))('%s', (_, leave) => {
  test('replaces a report with a neutral page, before any other script has loaded', async () => {
    const page = await openChannel({}, pageOf('ethical'));
    await page.route(/assets\/(?!start-)[^/]*\.js/, () => undefined);
    const before = await historyLength(page);
    await page.locator('#accept button').click();
    await page.waitForURL(/step=form/);
    await message(page).fill('Lo que vi el martes');
    await leave(page);
    await page.waitForURL(`${neutral}**`);
    // Neither the form nor the policy is behind it.
    expect(await historyLength(page)).toBe(before);
    expect((await page.goBack())?.url() ?? page.url()).not.toContain('canal-etico');
    await page.context().close();
  });
});

test('Escape that closes a menu, or is pressed between words, does not leave the page', async () => {
  const page = await openChannel();
  for (const key of ['Escape', 'Escape', 'Shift', 'Escape', 'Escape', 'a', 'Escape'])
    await page.keyboard.press(key);
  await message(page).fill('Lo que vi');
  expect(await message(page).inputValue()).toBe('Lo que vi');
  expect(page.url()).toContain('step=form');
  await page.context().close();
});

test.each(oneOf(languages))(
  'no step of the channel in %s stores anything in the browser',
  async (language) => {
    const page = await openChannel({}, pageOf('ethical', language));
    await page.locator('#accept button').click();
    await page.waitForURL(/step=form/);
    await wake(page, 'ethical');
    await page.locator('#ethical-relacion').selectOption('tercero');
    await message(page).fill('Lo que vi el martes');
    await page.locator('#ethical-privacy').check();
    await page.locator('#ethical button[type=submit]').click();
    await page.waitForURL(/sent=/);
    await page.locator('.slip').waitFor();
    expect(await page.evaluate(whatIsKept)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
  },
);

/** Names of all that a page may keep. Runs in the page. */
async function whatIsKept(): Promise<string[]> {
  return [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ].filter((name) => name !== '');
}

test('no browser keeps a form of the channel, and going back to it shows it empty', async () => {
  // What is marked so goes into no back/forward cache.
  const { headers } = await get(`${pageOf('ethical')}?step=form`);
  expect(headers.get('Cache-Control')).toContain('no-store');
  const page = await openChannel();
  await message(page).fill('Lo que vi el martes');
  await page.locator('#ethical-privacy').check();
  await page.locator('footer a[href="/es/historia"]').first().click();
  await page.waitForURL(/historia/);
  await page.goBack();
  await expect.poll(() => message(page).inputValue()).toBe('');
  expect(await page.locator('#ethical-privacy').isChecked()).toBe(false);
  await page.context().close();
});

test('what a browser keeps of a page of the channel in spite of that is empty, and is loaded anew', async () => {
  const page = await openChannel();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  expect(await page.evaluate(() => document.body.innerText.trim())).toBe('');
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await message(page).waitFor();
  expect(page.url()).toContain('step=form');
  await page.context().close();
});

/** A PDF that says who made it. */
async function signedPdf() {
  const pdf = await PDFDocument.create();
  pdf.setAuthor('Zxqv Iglesias');
  pdf.addPage().drawText('Lo que vi el martes');
  const buffer = Buffer.from(await pdf.save({ useObjectStreams: false }));
  return { name: 'zxqv.pdf', mimeType: 'application/pdf', buffer };
}

test('a document is sent without its author if the box is ticked, before or after choosing it, and its code is copied', async () => {
  const page = await openChannel({ permissions: ['clipboard-read', 'clipboard-write'] });
  await wake(page, 'ethical');
  const held = () =>
    page.locator('#ethical-documentation').evaluate(async (input: HTMLInputElement) => {
      const file = input.files?.[0];
      const text = file && (await file.text());
      return `${file?.name} ${text}`;
    });
  const file = await signedPdf();
  expect(file.buffer.toString('latin1')).toMatch(/005A007800710076/i);
  await page.locator('#ethical-documentation').setInputFiles(file);
  await page.locator('.drop b', { hasText: 'zxqv.pdf' }).waitFor();
  const box = page.getByRole('checkbox', { name: /Quitar del PDF los datos ocultos/ });
  await box.check();
  await page.locator('.drop b', { hasText: 'documento.pdf' }).waitFor();
  expect(await held()).not.toMatch(/zxqv|005A007800710076/i);
  await box.uncheck();
  await page.locator('.drop b', { hasText: 'zxqv.pdf' }).waitFor();
  expect(await held()).toMatch(/005A007800710076/i);
  await box.check();
  await page.locator('.drop b', { hasText: 'documento.pdf' }).waitFor();
  await page.locator('#ethical-relacion').selectOption('tercero');
  await page.locator('#ethical-mensaje').fill('Lo que vi el martes');
  await page.locator('#ethical-privacy').check();
  await page.locator('#ethical button[type=submit]').click();
  await page.waitForURL(/sent=/);
  expect(await page.title()).toBe('Enviado: Resguardo con tu código · Risi');
  const code = await page.locator('.reference').first().innerText();
  await page.locator('[data-copy-code]').first().click();
  await page.getByRole('button', { name: 'Copiado' }).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(await faultsIn(page)).toEqual([]);
  await page.context().close();
});

test('a document that cannot be cleaned is not sent, and the reason is shown', async () => {
  const page = await openChannel();
  await wake(page, 'ethical');
  await page.getByRole('checkbox', { name: /Quitar del PDF los datos ocultos/ }).check();
  await page.locator('#ethical-documentation').setInputFiles({
    name: 'protegido.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(plainPdf.replace('/Root', '/Encrypt << /Filter /Standard >> /Root')),
  });
  await page
    .locator('#ethical-documentation-error', {
      hasText: 'No podemos quitar los datos ocultos de este PDF',
    })
    .waitFor();
  const chosen = page.locator('#ethical-documentation');
  expect(await chosen.evaluate((input: HTMLInputElement) => input.value)).toBe('');
  await page.context().close();
});
