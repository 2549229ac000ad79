import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { faultsIn } from '../../support/browser/faults.ts';
import { tookOver } from '../../support/browser/react.ts';
import { newVisitor } from '../../support/browser/visitor.ts';
import { tooWide } from '../../support/browser/widths.ts';
import { photoWithPlace } from '../../support/files/photos.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const browser = await openBrowser();
const { origin, site } = await submittingSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Touches what is named, and nothing is under way afterwards. */
async function touch(target: Locator): Promise<void> {
  await target.tap();
  await target.page().waitForLoadState();
}

async function fillIn(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers))
    await page.locator(`#question-${name}`).fill(answer);
}

test('a complaint with a photo and batch is four taps from home, and reaches the company', async () => {
  const { page } = await newVisitor(browser, site.url, { ...phone, privacySignal: true });
  await page.goto('/es');
  const subject = page.getByRole('textbox', { name: 'Asunto' });
  const touches = [
    page.getByRole('button', { name: 'Abrir menú' }),
    page.getByRole('dialog').getByRole('link', { name: 'Contacto' }),
    page.getByRole('link', { name: 'Consulta o comentario' }),
    subject,
  ];
  expect(touches.length).toBeLessThanOrEqual(4);
  for (const target of touches) await touch(target);
  expect(await subject.evaluate((field) => field === document.activeElement)).toBe(true);
  await tookOver(page, '#question form');

  await fillIn(page, { asunto: 'Una bolsa muda', mensaje: 'No crujía.' });
  const pack = page.locator('.choice img');
  expect(await pack.count()).toBe(0);
  await page
    .getByRole('combobox', { name: 'Producto' })
    .selectOption({ label: 'Risketos originales' });
  expect(await pack.getAttribute('src')).toMatch(/\/pack-risketos-original-/);
  await fillIn(page, { lote: 'L 6328', consumo_preferente: '03/2027' });
  await page.locator('#question-documentation').setInputFiles({
    name: 'bolsa.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoWithPlace(),
  });
  await page.getByRole('button', { name: 'Quitar foto.pdf' }).waitFor();
  await fillIn(page, { nombre: 'Carmen', apellidos: 'Iglesias' });
  await fillIn(page, { email: 'carmen@example.com', telefono: '600000000' });
  await page.locator('#question-privacy').check();
  expect(await faultsIn(page)).toEqual([]);
  expect(await tooWide(page, [390])).toEqual([]);
  await touch(page.getByRole('button', { name: 'Enviar' }));
  await page.locator('.thanks').waitFor();
  const { mensaje, documentation } = origin.taken[0]?.body ?? {};
  expect(mensaje).toBe(
    'Producto: Risketos originales (risketos-original)\nLote: L 6328\nFecha de consumo preferente: 03/2027\n\nNo crujía.',
  );
  expect(documentation).toMatchObject({ nombre: 'foto.pdf', tipo: 'application/pdf' });
});

test('the product and its pack are kept when the language changes', async () => {
  const { page } = await newVisitor(browser, site.url, { privacySignal: true });
  await page.goto('/es/contacto/consulta-o-comentario');
  await page.locator('#question form').hover();
  await tookOver(page, '#question form');
  await page.getByRole('combobox', { name: 'Producto' }).selectOption('jummy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/\/en\//);
  await tookOver(page, '#question form');
  await expect.poll(() => page.locator('.choice img').getAttribute('src')).toMatch(/\/pack-jummy-/);
  expect(await page.getByRole('combobox', { name: 'Product' }).inputValue()).toBe('jummy');
});
