import { PDFDocument } from 'pdf-lib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { tookOver } from '../../support/browser/react.ts';
import { tooWide } from '../../support/browser/widths.ts';
import { plainPdf } from '../../support/forms/answers.ts';
import { pageOf } from '../../support/forms/posting.ts';
import { newVisitorAddress } from '../../support/visitorAddress.ts';

const browser = await openBrowser();
const phone = { width: 390, height: 844 };

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    ...options,
    extraHTTPHeaders: newVisitorAddress(),
  });
  const page = await context.newPage();
  await page.goto(inject('site') + path);
  return page;
}

const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return bottom + scrollY;
  });

test.each([
  ['es', 'Formulario, paso 2 de 2 · Risi'],
  ['en', 'Form, step 2 of 2 · Risi'],
  ['fr', 'Formulaire, étape 2 sur 2 · Risi'],
] as const)(
  'in %s the form is two screens away on a phone, without JavaScript, and says what it is',
  async (language, title) => {
    const page = await open(pageOf('ethical', language), { javaScriptEnabled: false });
    expect(await bottomOf(page, '#accept')).toBeLessThanOrEqual(2 * phone.height);
    await page.locator('#accept button').click();
    await page.waitForURL(/step=form/);
    expect(await bottomOf(page, '#ethical-relacion')).toBeLessThanOrEqual(phone.height);
    expect(await page.title()).toBe(title);
    await page.context().close();
  },
);

test.each([true, false])(
  'the whole policy is one tap away and printable, JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await open(pageOf('ethical'), { javaScriptEnabled });
    const end = page.getByText('Hacerlo no exige haber pasado por nosotros');
    expect(await end.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await end.waitFor();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Leer la política entera' }).click();
    await end.waitFor();
    await page.getByRole('link', { name: 'Plegar la política' }).waitFor();
    await page.context().close();
  },
);

test('a link into the policy opens its section', async () => {
  const page = await open(`${pageOf('ethical')}#retention`);
  await page.getByText('En ningún caso más de 10 años.').waitFor();
  await page.context().close();
});

test('both steps with every section open have no axe violations, and fit 320 px', async () => {
  for (const path of ['?step=policy', '?step=form']) {
    const page = await open(pageOf('ethical') + path);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) if (one.closest('main')) one.setAttribute('open', '');
    });
    expect(await faultsIn(page)).toEqual([]);
    expect(await tooWide(page, [320, 768, 1440])).toEqual([]);
    await page.context().close();
  }
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
  const page = await open(`${pageOf('ethical')}?step=form`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.locator('#ethical form').hover();
  await tookOver(page, '#ethical form');
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
  const page = await open(`${pageOf('ethical')}?step=form`);
  await page.locator('#ethical form').hover();
  await tookOver(page, '#ethical form');
  await page.getByRole('checkbox', { name: /Quitar del PDF los datos ocultos/ }).check();
  await page.locator('#ethical-documentation').setInputFiles({
    name: 'protegido.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      plainPdf.replace('/Root', '/Encrypt << /Filter /Standard >> /Root'),
    ),
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

test('without JavaScript a notice says that a document is sent unchanged', async () => {
  const page = await open(`${pageOf('ethical')}?step=form`, { javaScriptEnabled: false });
  await page.getByText('Sin scripts, se envían tal como están').waitFor();
  expect(await page.getByText('Quitar del PDF los datos ocultos').isVisible()).toBe(
    false,
  );
  await page.context().close();
});
