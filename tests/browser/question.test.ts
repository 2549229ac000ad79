import { expect, test } from 'vitest';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { faultsIn } from '../support/browser/faults.ts';
import {
  errorsFocused,
  fill,
  hasFocus,
  openForm,
  send,
  sentBack,
} from '../support/browser/formInBrowser.ts';
import { oneOf } from '../support/inTurn.ts';

test('a question is asked, corrected and sent by keyboard alone, and is labelled for screen readers', async () => {
  const { page } = await openForm('question');
  const focus = () => page.evaluate(() => document.activeElement?.id);
  await page.locator('#question-asunto').focus();
  await page.keyboard.type('Una bolsa muda');
  await page.keyboard.press('Tab');
  await page.keyboard.type('No crujía');
  for (const next of ['producto', 'lote', 'consumo_preferente', 'documentation']) {
    await page.keyboard.press('Tab');
    expect(await focus()).toBe(`question-${next}`);
  }
  // There is no box for the hidden data of a PDF before one is chosen.
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
    .getByRole('checkbox', { name: 'He leído y acepto la política de protección de datos' })
    .focus();
  await page.keyboard.press('Space');
  await page.locator('[role=status]', { hasText: '¡Perfecto! Ya puedes enviarlo' }).waitFor();
  await page.getByRole('button', { name: 'Enviar' }).focus();
  await page.keyboard.press('Enter');
  const thanks = page.locator('.thanks');
  await thanks.waitFor();
  expect(await thanks.innerText()).toMatch(
    /Nos pondremos en contacto contigo lo antes posible\s+Tu referencia, por si nos escribes: [A-Z0-9-]{14}/,
  );
  await expect.poll(() => hasFocus(thanks)).toBe(true);
});

test('a question in English uses the company’s wording at every step', async () => {
  const { page } = await openForm('question', { language: 'en' });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/contacto*', async (route) => {
    await held.promise;
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
  held.resolve();
  await page.locator('.thanks', { hasText: 'We will contact you as soon as possible' }).waitFor();
});

test('answers whose receipt was lost are sent again under the same reference', async () => {
  const { page } = await openForm('other', { expected: /ERR_FAILED/ });
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
});

test('the thanks are announced once, and the whole reference, on one line, is copied', async () => {
  const { page } = await openForm('other', {
    width: 320,
    height: 700,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await fill(page, 'other');
  await send(page, 'other');
  const thanks = page.locator('.thanks');
  await thanks.waitFor();
  // The focus speaks them. A live region around them would do so again.
  await expect.poll(() => hasFocus(thanks)).toBe(true);
  const live = page.locator('[role=status], [role=alert], [aria-live]');
  expect((await live.allTextContents()).filter((text) => text.trim())).toEqual([]);
  const reference = page.locator('.reference');
  expect(await reference.evaluate((code) => code.getClientRects().length)).toBe(1);
  await page.getByRole('button', { name: 'Copiar' }).click();
  await page.getByRole('button', { name: 'Copiado' }).waitFor();
  expect(await thanks.getByRole('status').allTextContents()).toEqual(['Copiado']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await reference.textContent(),
  );
  expect(await faultsIn(page)).toEqual([]);
});

test('a reference that the browser does not let be copied is selected, and the page says so', async () => {
  const { page } = await openForm('other', { language: 'en' });
  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new Error('blocked'));
  });
  await fill(page, 'other');
  await send(page, 'other');
  await page.locator('.thanks').waitFor();
  await page.getByRole('button', { name: words.en('form.copy') }).click();
  await page.getByText(words.en('form.copyFailed')).waitFor();
  const reference = await page.locator('.reference').innerText();
  expect(await page.evaluate(() => String(getSelection()))).toBe(reference);
});

test.each(oneOf(languages))(
  'who sends a question in %s reads the address given, which is kept nowhere',
  async (language) => {
    const { page } = await openForm('question', { language });
    const email = 'ana$&@example.com';
    await fill(page, 'question', { email: ` ${email} ` });
    await send(page, 'question');
    const said = words[language]('form.yourEmail', { email });
    await page.locator('.thanks p', { hasText: said }).waitFor();
    expect(page.url()).not.toContain('ana');
    const kept = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(kept).not.toContain('ana');
    await page.reload();
    expect(await page.locator('body').innerText()).not.toContain(email);
  },
);

test('an error goes as soon as the answer is right, before its field is left', async () => {
  const { page } = await openForm('other');
  await send(page, 'other');
  await sentBack(page);
  const error = page.locator('#other-email-error');
  await page.locator('#other-email').pressSequentially('carmen@example');
  expect(await error.textContent()).toBe('Escribe tu correo electrónico');
  await page.keyboard.type('.com');
  await error.waitFor({ state: 'detached' });
});

test('a changed message is announced, and the form’s status keeps its sentence', async () => {
  const { page } = await openForm('other');
  await send(page, 'other');
  await sentBack(page);
  const statuses = page.locator('#other form.form > [role=status]');
  const [announced, state] = [statuses.nth(-2), statuses.nth(-1)];
  expect(await announced.textContent()).toBe('');
  await page.locator('#other-email').fill('carmen');
  await page.locator('#other-nombre').focus();
  await expect
    .poll(() => announced.textContent())
    .toBe('Escribe un correo completo, como nombre@ejemplo.es');
  expect(await state.textContent()).toBe('Por favor, revisa todos los campos');
  await page.locator('#other-email').fill('carmen@example.com');
  await page.locator('#other-nombre').focus();
  await expect.poll(() => announced.textContent()).toBe('');
});
