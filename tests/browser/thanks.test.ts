import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { fill, send, wake } from '../support/browser/formInBrowser.ts';
import { newVisitor } from '../support/browser/visitor.ts';
import { pageOf } from '../support/forms/posting.ts';
import { newVisitorAddress } from '../support/visitorAddress.ts';

const browser = await openBrowser();

const open = async (options = {}): Promise<Page> => {
  const { page } = await newVisitor(browser, inject('site'), {
    extraHTTPHeaders: newVisitorAddress(),
    viewport: { width: 320, height: 700 },
    privacySignal: true,
    ...options,
  });
  await page.goto(pageOf('other'));
  return page;
};

/** Lines that a reference takes. */
const linesOf = (page: Page) =>
  page.locator('.reference').evaluate((code) => code.getClientRects().length);

test('the thanks for a form are announced once, and the whole reference is copied', async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await wake(page, 'other');
  await fill(page, 'other');
  await send(page, 'other');
  const thanks = page.locator('.thanks');
  await thanks.waitFor();
  // The focus speaks them. A live region around them would do so again.
  await expect
    .poll(() => thanks.evaluate((element) => element === document.activeElement))
    .toBe(true);
  const live = page.locator('[role=status], [role=alert], [aria-live]');
  expect((await live.allTextContents()).filter((text) => text.trim())).toEqual([]);
  expect(await linesOf(page)).toBe(1);
  const copy = page.getByRole('button', { name: 'Copiar' });
  await copy.click();
  await page.getByRole('button', { name: 'Copiado' }).waitFor();
  expect(await thanks.getByRole('status').allTextContents()).toEqual(['Copiado']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('.reference').textContent(),
  );
  expect(await faultsIn(page)).toEqual([]);
});

test('a changed message is announced, and the form’s status keeps its sentence', async () => {
  const page = await open();
  await wake(page, 'other');
  await send(page, 'other');
  await page.locator('.errors').waitFor();
  const [announced, state] = [-2, -1].map((place) =>
    page.locator('#other form.form > [role=status]').nth(place),
  );
  expect(await announced?.textContent()).toBe('');
  await page.locator('#other-email').fill('carmen');
  await page.locator('#other-nombre').focus();
  await expect
    .poll(() => announced?.textContent())
    .toBe('Escribe un correo completo, como nombre@ejemplo.es');
  expect(await state?.textContent()).toBe('Por favor, revisa todos los campos');
  await page.locator('#other-email').fill('carmen@example.com');
  await page.locator('#other-nombre').focus();
  await expect.poll(() => announced?.textContent()).toBe('');
});
