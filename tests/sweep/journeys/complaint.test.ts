import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsIn } from '../../support/browser/faults.ts';
import { tookOver } from '../../support/browser/formInBrowser.ts';
import { burger, burgerButton } from '../../support/browser/headerMenus.ts';
import { openTab, touchPhone } from '../../support/browser/tab.ts';
import { tooWide } from '../../support/browser/widths.ts';
import { photoWithPlace } from '../../support/files/photos.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { origin, site } = await submittingSite();

/** Touches what is named, and nothing is under way afterwards. */
async function touch(target: Locator): Promise<void> {
  await target.tap();
  await target.page().waitForLoadState();
}

async function fillIn(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers))
    await page.locator(`#question-${name}`).fill(answer);
}

test('the form for a complaint with a photo and batch is four taps from home, and reaches the company', async () => {
  const { page } = await openTab('/es', { ...touchPhone, site: site.url });
  const touches = [
    burgerButton(page),
    burger(page).locator('summary', { hasText: 'Ayuda y contacto' }),
    burger(page).getByRole('link', { name: 'Contacto' }),
    page.getByRole('link', { name: 'Consulta o queja' }),
  ];
  expect(touches.length).toBeLessThanOrEqual(4);
  for (const target of touches) await touch(target);
  await page.waitForURL(/consulta-o-comentario/);
  const subject = page.getByRole('textbox', { name: 'Asunto' });
  await touch(subject);
  expect(await subject.evaluate((field) => field === document.activeElement)).toBe(true);
  await tookOver(page, 'question');

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
  await page.getByRole('button', { name: 'Quitar bolsa.jpg' }).waitFor();
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
