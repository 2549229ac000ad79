import { PDFDocument } from 'pdf-lib';
import { describe, expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import {
  errorsFocused,
  fill,
  openForm,
  send,
  visitor,
  wake,
} from '../support/browser/formInBrowser.ts';
import { photoWithPlace } from '../support/files/photos.ts';
import { pageOf } from '../support/forms/posting.ts';

const browser = await openBrowser();

test('a complaint’s PDF is sent without where its photo was taken, if the box is ticked', async () => {
  await using tab = await openForm(browser, 'question');
  const { page } = tab;
  const pdf = await PDFDocument.create();
  pdf.addPage().drawImage(await pdf.embedJpg(await photoWithPlace()));
  const buffer = Buffer.from(await pdf.save());
  expect(buffer.includes('Telefonera')).toBe(true);
  await page.locator('#question form').hover();
  await page.getByRole('checkbox', { name: /lugar de las fotos/ }).check();
  const input = page.locator('#question-documentation');
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  await page.locator('.drop b', { hasText: 'documento.pdf' }).waitFor();
  const sent = await input.evaluate((field: HTMLInputElement) => field.files?.[0]?.text());
  expect(sent).toContain('%PDF');
  expect(sent).not.toMatch(/Telefonera|Exif/);
});

describe('a question by keyboard alone', () => {
  test('is asked, corrected and sent, and is labelled for screen readers', async () => {
    await using tab = await openForm(browser, 'question');
    const { page } = tab;
    const focus = () => page.evaluate(() => document.activeElement?.id);
    await page.locator('#question-asunto').focus();
    await page.keyboard.type('Una bolsa muda');
    await page.keyboard.press('Tab');
    await page.keyboard.type('No crujía');
    for (const next of ['producto', 'lote', 'consumo_preferente', 'documentation']) {
      await page.keyboard.press('Tab');
      expect(await focus()).toBe(`question-${next}`);
    }
    // The box that removes hidden data, then the name.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Carmen');
    for (const [text, next] of [
      ['Iglesias', 'question-apellidos'],
      ['carmen@correo', 'question-email'],
    ] as const) {
      await page.keyboard.press('Tab');
      expect(await focus()).toBe(next);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => errorsFocused(page)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(focus).toBe('question-email');
    const email = page.getByRole('textbox', { name: 'Correo electrónico' });
    expect(await email.getAttribute('aria-describedby')).toBe('question-email-error');
    expect(await page.locator('#question-email-error').textContent()).toBe(
      'Escribe un correo completo, como nombre@ejemplo.es',
    );
    await page.keyboard.press('End');
    await page.keyboard.type('.es');
    await page.keyboard.press('Tab');
    await page.locator('#question-email-error').waitFor({ state: 'detached' });
    expect(await focus()).toBe('question-telefono');
    await page.keyboard.type('600 000 000');
    await page
      .getByRole('checkbox', {
        name: 'He leído y acepto la política de protección de datos',
      })
      .focus();
    await page.keyboard.press('Space');
    await page.locator('[role=status]', { hasText: '¡Perfecto! Ya puedes enviarlo' }).waitFor();
    await page.getByRole('button', { name: 'Enviar' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.thanks').waitFor();
    expect(await page.locator('.thanks').innerText()).toMatch(
      /Nos pondremos en contacto contigo lo antes posible\s+Tu referencia: [A-Z0-9-]{14}/,
    );
    await expect
      .poll(() => page.locator('.thanks').evaluate((element) => element === document.activeElement))
      .toBe(true);
  });
});

test('a question in English uses the company’s wording at every step', async () => {
  const context = await browser.newContext(visitor());
  const page = await context.newPage();
  await page.goto(inject('site') + pageOf('question', 'en'));
  await wake(page, 'question');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contacto*', async (route) => {
    await held;
    await route.continue();
  });
  const status = page.locator('#question form.form [role=status]').last();
  await send(page, 'question');
  await expect.poll(() => status.textContent()).toBe('Please, check all fields');
  await fill(page, 'question');
  await page.locator('#question-mensaje').blur();
  await expect.poll(() => status.textContent()).toBe('Perfect! You can send it now');
  await send(page, 'question');
  await expect.poll(() => status.textContent()).toBe('We are sending it');
  answer();
  await page.locator('.thanks', { hasText: 'We will contact you as soon as possible' }).waitFor();
  await context.close();
});

test('answers whose receipt was lost are sent again under the same reference', async () => {
  const context = await browser.newContext(visitor());
  const page = await context.newPage();
  await page.goto(inject('site') + pageOf('other'));
  await wake(page, 'other');
  await fill(page, 'other');
  let lost = '';
  await page.route('**/api/contacto*', async (route) => {
    lost = ((await (await route.fetch()).json()) as { reference: string }).reference;
    await route.abort();
  });
  await send(page, 'other');
  await expect.poll(() => errorsFocused(page)).toBe(true);
  await page.unroute('**/api/contacto*');
  await send(page, 'other');
  await page.locator('.thanks').waitFor();
  expect(await page.locator('.thanks').textContent()).toContain(lost);
  await context.close();
});
