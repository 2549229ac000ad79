import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { type FormName, formOf } from '../../../src/site/forms/forms.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import type { TestBrowser } from '../browser/browser.ts';
import { tookOver } from '../browser/react.ts';
import { newVisitorAddress } from '../visitorAddress.ts';
import { validAnswers } from './answers.ts';
import { pageOf } from './posting.ts';

/** The forms with a file field, and its name. */
export const fileFields = {
  question: 'documentation',
  work: 'cv',
  ethical: 'documentation',
} as const;
export type FormWithFile = keyof typeof fileFields;

/** A form's page on a phone, and the parts of its file field. */
export async function openFileForm(
  browser: TestBrowser,
  site: { url: string },
  name: FormWithFile,
  { language = 'es', ...options }: BrowserContextOptions & { language?: Language } = {},
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: newVisitorAddress(),
    ...options,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  onTestFinished(() => expect(complaints).toEqual([]));
  const path = pageOf(name, language);
  await page.goto(site.url + (name === 'ethical' ? `${path}?step=form` : path));
  const input = page.locator(`#${name}-${fileFields[name]}`);
  const field = page.locator('.field', { has: input });
  return {
    page,
    field,
    input,
    drop: field.locator('.drop'),
    remove: field.locator('button'),
    message: field.locator('.msg'),
    choose: (file: Buffer, fileName: string, mimeType = 'image/jpeg') =>
      input.setInputFiles({ name: fileName, mimeType, buffer: file }),
    wake: async () => {
      await page.locator(`#${name} form`).hover();
      await tookOver(page, `#${name} form`);
    },
  };
}

export async function fillForm(page: Page, name: FormName): Promise<void> {
  const answers = validAnswers(name);
  for (const { name: field, kind } of formOf(name).fields) {
    const answer = answers[field];
    const control = page.locator(`#${name}-${field}`);
    if (!answer || kind === 'hidden') continue;
    if (kind === 'checkbox') await page.locator(`[name="${field}"][value="${answer}"]`).check();
    else if (kind === 'select' || kind === 'province') await control.selectOption(answer);
    else await control.fill(answer);
  }
}
export const sendForm = (page: Page) => page.locator('main button[type=submit]').click();
