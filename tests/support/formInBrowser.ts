import type { BrowserContextOptions, Page } from 'playwright-core';
import { type FormName, formOf } from '../../src/site/forms/forms.ts';
import { plainPdf, validAnswers } from './answers.ts';
import { tookOver } from './react.ts';
import { newVisitorAddress } from './visitorAddress.ts';

/** Each tab is a different visitor. */
export const visitor = (options: BrowserContextOptions = {}): BrowserContextOptions => ({
  ...options,
  extraHTTPHeaders: newVisitorAddress(),
});

/** Fills in a form as a person does. */
export async function fill(
  page: Page,
  name: FormName,
  over: Record<string, string> = {},
): Promise<void> {
  const answers = { ...validAnswers(name), ...over };
  for (const { name: field, kind } of formOf(name).fields) {
    const answer = answers[field];
    const control = page.locator(`#${name}-${field}`);
    if (kind === 'file' && name === 'work')
      await control.setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(plainPdf),
      });
    if (!answer || kind === 'hidden' || kind === 'file') continue;
    if (kind === 'checkbox')
      await page.locator(`[name="${field}"][value="${answer}"]`).check();
    else if (kind === 'select' || kind === 'province') await control.selectOption(answer);
    else await control.fill(answer);
  }
}
export const send = (page: Page, name: FormName) =>
  page.locator(`#${name} button[type=submit]`).first().click();

/** Resolves once React has hydrated the form. */
export async function wake(page: Page, name: FormName): Promise<void> {
  await page.locator(`#${name} form.form`).hover();
  await tookOver(page, `#${name} form.form`);
}
